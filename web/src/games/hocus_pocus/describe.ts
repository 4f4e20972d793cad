/** The table of Hocus Pocus in words. */
import type { HocusPocusView } from "$lib/generated/hocus_pocus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";

export default function describe(view: HocusPocusView, text: Text): Section[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const people = view.gems.map((_, seat) => text.say("tell-person", {
    seat,
    gems: view.gems[seat],
    hand: view.hand_sizes[seat],
    detail: cards(view.grimoires[seat] ?? []),
  }));
  const hocus = view.hocus;
  const zone = hocus
    ? [
        text.say("tell-hocus", { seat: hocus.seat, detail: text.card(hocus.card), target: hocus.target ?? null }),
        ...(hocus.pocus ?? []).map((laid) => text.say("tell-pocus", { seat: laid.seat, detail: text.card(laid.card) })),
      ]
    : [text.say("tell-no-hocus")];
  const table = [
    text.say("tell-cauldron", { number: view.cauldron }),
    text.say("fact-turn", { seat: view.turn }),
    text.say("fact-piles", { library: view.library_size, discard: view.discard.length }),
  ];
  return [
    { title: text.say("cauldron"), lines: table },
    { title: text.say("zone"), lines: zone },
    { title: text.say("people"), lines: people },
    ...(view.seat >= 0 ? [{ title: text.say("hand"), lines: (view.hand ?? []).map((name) => text.card(name)) }] : []),
  ];
}
