/** The table of Mandragora in words. */
import { PRINTED, type MandragoraView } from "$lib/generated/mandragora";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { laid } from "./cards";

export default function describe(view: MandragoraView, text: Text): Section[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const table = [
    text.say("tell-assistant", { number: view.assistant }),
    text.say("fact-pile", { number: view.pile_size }),
    view.marker === null ? text.say("marker-waits") : text.say("tell-marker", { holder: view.marker }),
    view.last_round > 0 ? text.say("fact-last", { number: view.last_round }) : text.say("end-waits"),
    ...(view.end_seat !== null && view.last_round > 0 && view.last_round < PRINTED.last_rounds
      ? [text.say("tell-end-marker", { holder: view.end_seat })]
      : []),
  ];
  const shops = view.ring.map((face, index) =>
    text.say("tell-shop", {
      number: index + 1,
      detail: text.say(face),
      given:
        face === "night-shop"
          ? text.say("tell-down", { number: view.shop_sizes[index] })
          : cards(view.shops[index] ?? []),
    }),
  );
  const spells = view.tops.map((spell, index) =>
    spell === null
      ? text.say("pile-empty", { number: index + 1 })
      : tellSpell(spell, view.spell_pile_sizes[index] ?? 0, text),
  );
  const people = view.hand_sizes.flatMap((number, seat) => {
    const cast = (view.spells[seat] ?? []).map((one) =>
      text.say("tell-cast", { detail: text.card(one.spell), given: cards(laid(one)) }),
    );
    const known = view.known[seat] ?? [];
    return [
      text.say("tell-person", { seat, hand: number, curses: view.curses[seat], reach: view.reach[seat] }),
      ...(view.partner === seat ? [text.say("tell-partner", { seat })] : []),
      ...((view.scrolls[seat] ?? []).length > 0 ? [`${text.seat(seat)}: ${cards(view.scrolls[seat]!)}`] : []),
      ...cast.map((line) => `${text.seat(seat)}: ${line}`),
      ...(seat !== view.seat && known.length > 0
        ? [`${text.seat(seat)}: ${text.say("known", { detail: cards(known) })}`]
        : []),
      ...(view.passed.includes(seat) ? [`${text.seat(seat)}: ${text.say("passed")}`] : []),
    ];
  });
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
