/** The table of Hocus Pocus in words. */
import type { HocusPocusView, HocusView } from "$lib/generated/hocus_pocus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { discarded, knownTop, turn } from "./piles";

export default function describe(view: HocusPocusView, text: Text): Section[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const people = view.gems.flatMap((_, seat) => person(view, seat, text));
  const resolved = resolvedCards(view);
  const zone = [
    ...(view.hocus ? told(view.hocus, text) : [text.say("tell-no-hocus")]),
    ...(resolved.length > 0 ? [text.say("tell-resolved", { detail: cards(resolved) })] : []),
  ];
  const table = [text.say("tell-cauldron", { number: view.cauldron }), turn(view, text), ...piles(view, text)];
  return [
    { title: text.say("cauldron"), lines: table },
    { title: text.say("zone"), lines: zone },
    { title: text.say("people"), lines: people },
    ...(view.seat >= 0 ? [{ title: text.say("hand"), lines: (view.hand ?? []).map((name) => text.card(name)) }] : []),
  ];
}

/** What is public of a person. */
function person(view: HocusPocusView, seat: number, text: Text): string[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const known = view.known[seat] ?? [];
  return [
    text.say("tell-person", {
      seat,
      gems: view.gems[seat],
      hand: view.hand_sizes[seat],
      detail: cards(view.grimoires[seat] ?? []),
    }),
    ...(known.length > 0 ? [text.say("tell-known", { seat, detail: cards(known) })] : []),
  ];
}

/** What is known of Library and Discard. */
function piles(view: HocusPocusView, text: Text): string[] {
  const top = knownTop(view, text);
  const copies = discarded(view, text).map(({ word, number }) => (number > 1 ? `${word} ×${number}` : word));
  return [
    text.say("fact-piles", { library: view.library_size, discard: view.discard.length }),
    ...(top.length > 0 ? [text.say("tell-library", { detail: top.join(", ") })] : []),
    ...(copies.length > 0 ? [text.say("tell-discard", { detail: copies.join(", ") })] : []),
  ];
}

/** What is known of something that is looked at closely. */
export function known(look: string, view: HocusPocusView, text: Text): string[] {
  if (look.startsWith("seat:")) return person(view, Number(look.slice("seat:".length)), text);
  if (look === "cauldron") return [text.say("tell-cauldron", { number: view.cauldron })];
  return look === "library" || look === "discard" ? piles(view, text) : [];
}

/** HP-13: cards of this turn that have resolved and still lie in the Zone. */
export function resolvedCards({ hocus, zone }: HocusPocusView): string[] {
  return hocus ? zone.slice(0, zone.length - 1 - (hocus.pocus ?? []).length) : zone;
}

/** HP-17: a Hocus with its target and its number as things stand, and the Pocus on it in their order. */
function told(hocus: HocusView, text: Text): string[] {
  return [
    text.say("tell-hocus", { seat: hocus.seat, detail: text.card(hocus.card), target: hocus.target ?? null }),
    ...(hocus.pocus ?? []).map((laid) =>
      text.say("tell-pocus", {
        seat: laid.seat,
        detail: text.card(laid.card),
        target: laid.target ?? null,
        void: laid.void ?? false,
      }),
    ),
    ...(hocus.doubled ? [text.say("tell-doubled", { number: hocus.number })] : []),
    ...(hocus.hourglass ? [text.say("tell-hourglass")] : []),
  ];
}
