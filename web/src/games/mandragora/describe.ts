/** The table of Mandragora in words. */
import { PRINTED, type MandragoraView } from "$lib/generated/mandragora";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { laid } from "./cards";

export default function describe(view: MandragoraView, text: Text): Section[] {
  const table = [
    text.say("tell-assistant", { number: view.assistant }),
    text.say("fact-pile", { number: view.pile_size }),
    view.marker === null ? text.say("marker-waits") : text.say("tell-marker", { holder: view.marker }),
    view.last_round > 0 ? text.say("fact-last", { number: view.last_round }) : text.say("end-waits"),
    ...(view.end_seat !== null && view.last_round > 0 && view.last_round < PRINTED.last_rounds
      ? [text.say("tell-end-marker", { holder: view.end_seat })]
      : []),
  ];
  const shops = view.ring.map((_, index) => tellShop(view, index, text));
  const spells = view.tops.map((spell, index) =>
    spell === null
      ? text.say("pile-empty", { number: index + 1 })
      : tellSpell(spell, view.spell_pile_sizes[index] ?? 0, text),
  );
  const people = view.hand_sizes.flatMap((_, seat) => person(view, seat, text));
  return [
    { title: text.say("square"), lines: table },
    ...(view.scored.length > 0
      ? [{ title: text.say("scores"), lines: view.scored.map((one) => text.value(one as never)) }]
      : []),
    { title: text.say("shops"), lines: shops },
    { title: text.say("spell-piles"), lines: spells },
    { title: text.say("people"), lines: people },
    ...(view.seat >= 0 ? [{ title: text.say("hand"), lines: view.hand.map((name) => text.card(name)) }] : []),
  ];
}

function tellSpell(spell: string, left: number, text: Text): string {
  const line = text.say(`line-${spell.replace(/-\d+$/, "")}`);
  return `${text.card(spell)}: ${line} (${text.say("pile-left", { number: left })})`;
}

const list = (names: readonly string[], text: Text): string => text.list(names.map((name) => text.card(name)));

function tellShop(view: MandragoraView, index: number, text: Text): string {
  const face = view.ring[index]!;
  const given =
    face === "night-shop"
      ? text.say("tell-down", { number: view.shop_sizes[index] })
      : list(view.shops[index] ?? [], text);
  return text.say("tell-shop", { number: index + 1, detail: text.say(face), given });
}

/** What is public of a witch. */
function person(view: MandragoraView, seat: number, text: Text): string[] {
  const cast = (view.spells[seat] ?? []).map((one) =>
    text.say("tell-cast", { detail: text.card(one.spell), given: list(laid(one), text) }),
  );
  const [known, scrolls] = [view.known[seat] ?? [], view.scrolls[seat] ?? []];
  const facts = { hand: view.hand_sizes[seat], curses: view.curses[seat], reach: view.reach[seat] };
  return [
    text.say("tell-person", { seat, ...facts }),
    ...(view.partner === seat ? [text.say("tell-partner", { seat })] : []),
    ...(scrolls.length > 0 ? [`${text.seat(seat)}: ${list(scrolls, text)}`] : []),
    ...cast.map((line) => `${text.seat(seat)}: ${line}`),
    ...(seat !== view.seat && known.length > 0
      ? [`${text.seat(seat)}: ${text.say("known", { detail: list(known, text) })}`]
      : []),
    ...(view.passed.includes(seat) ? [`${text.seat(seat)}: ${text.say("passed")}`] : []),
  ];
}

/** What is known of something that is looked at closely. */
export function known(look: string, view: MandragoraView, text: Text): string[] {
  const [word, number] = look.split(":");
  if (word === "seat") return person(view, Number(number), text);
  if (word === "shop") return [tellShop(view, Number(number) - 1, text)];
  if (word === "pile") return [text.say("fact-pile", { number: view.pile_size })];
  if (word === "assistant") return [text.say("tell-assistant", { number: view.assistant })];
  if (word === "curse-marker")
    return [view.marker === null ? text.say("marker-waits") : text.say("tell-marker", { holder: view.marker })];
  if (word === "end-marker")
    return [view.last_round > 0 ? text.say("fact-last", { number: view.last_round }) : text.say("end-waits")];
  const pile = view.tops.indexOf(look);
  return pile < 0 ? [] : [text.say("pile-left", { number: view.spell_pile_sizes[pile] })];
}
