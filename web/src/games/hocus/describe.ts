/** The table of Hocus in words. */
import type { HocusView, Result } from "$lib/generated/hocus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { why } from "./showdown";
import { BESIDE } from "./signs";

export default function describe(view: HocusView, text: Text): Section[] {
  const cards = (names: readonly (string | null)[]) =>
    names.length === 0 ? text.say("nothing-there") : names.map((name) => (name === null ? text.say("card-face-down") : text.card(name))).join(", ");
  const middle = view.communities.flatMap((community, index) => [
    text.say("tell-community", { number: index + 1, detail: cards(community.cards) }),
    text.say("tell-pot", { number: index + 1, total: view.pots[index]?.length ?? 0, detail: cards((view.pots[index] ?? []).filter((card) => card !== null)) }),
  ]);
  const lying = view.enchantments.map((one) => text.say("tell-lying", { spell: one.spell, owner: one.owner, place: `beside-${BESIDE[one.spell] ?? "pot"}`, number: one.number }));
  const person = (seat: number): string[] => [
    text.say("tell-person", { seat, number: view.points[seat], total: view.hands[seat]?.length ?? 0, school: view.schools[seat] ?? "no-school" }),
    ...(view.pockets[seat] ?? []).map((pocket, index) => text.say("tell-pocket", { seat, number: index + 1, detail: cards(pocket) })),
    ...((view.owls[seat] ?? []).length > 0 ? [text.say("tell-owls", { seat, detail: cards(view.owls[seat] ?? []) })] : []),
  ];
  return [
    { title: text.say("zone-middle"), lines: [text.say("fact-round", { number: view.round, goal: view.goal }), text.say("deck-size", { number: view.deck.length }), ...middle, ...lying] },
    { title: text.say("people"), lines: view.points.flatMap((_, seat) => person(seat)) },
    ...(view.seat >= 0 ? [{ title: text.say("hand"), lines: (view.hands[view.seat] ?? []).map((name) => cards([name])) }] : []),
    ...view.results.map((result) => ({ title: text.say("showdown-of", { number: result.community }), lines: showdown(result, text) })),
  ];
}

function showdown(result: Result, text: Text): string[] {
  const reason = why(result);
  const list = (names: readonly string[]) => names.map((name) => text.card(name)).join(", ");
  return [
    ...result.contenders.map((one) => text.say("tell-contender", { seat: one.seat, kind: one.kind, detail: list(one.cards), given: list(one.best) })),
    `${text.say(`won-${result.reason}`, { winners: result.winners, points: result.points })} ${text.say(reason.message, reason.args)}`,
    ...(result.bonuses ?? []).map((one) => text.say("won-bonus", { seat: one.seat, spell: one.spell, points: one.points })),
  ];
}
