/** The table of Hocus in words. */
import type { HocusView, Result } from "$lib/generated/hocus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { bonus, knownInDeck } from "./cards";
import { why } from "./showdown";
import { BESIDE, spellsOf } from "./spells";

type Cards = readonly (string | null)[];

const isKnown = (name: string | null): name is string => name !== null;

/** Cards side by side, and nothing more of those that are not known. */
const row = (names: Cards, text: Text): string =>
  names.length === 0
    ? text.say("nothing-there")
    : names.map((name) => (name === null ? text.say("card-face-down") : text.card(name))).join(", ");

export default function describe(view: HocusView, text: Text): Section[] {
  return [
    {
      title: text.say("zone-middle"),
      lines: [...round(view, text), ...deck(view, text), ...middle(view, text), ...beside(view, text)],
    },
    { title: text.say("people"), lines: view.points.flatMap((_, seat) => person(view, seat, text)) },
    ...(view.seat >= 0
      ? [{ title: text.say("hand"), lines: (view.hands[view.seat] ?? []).map((name) => row([name], text)) }]
      : []),
    ...view.results.map((result) => ({
      title: text.say("showdown-of", { number: result.community }),
      lines: showdown(result, text),
    })),
  ];
}

function round(view: HocusView, text: Text): string[] {
  return [
    text.say("fact-round", { number: view.round, goal: view.goal }),
    text.say("tell-first", { seat: view.first }),
    ...(view.final_turns == null ? [] : [text.say("fact-final", { number: view.final_turns })]),
    ...(view.order.length > 0 ? [text.say("board-order", { communities: view.order })] : []),
  ];
}

/** HC-36: a card that was seen going under the deck is known by its place. */
function deck(view: HocusView, text: Text): string[] {
  const known = knownInDeck(view.deck, text);
  return [
    text.say("deck-size", { number: view.deck.length }),
    ...(known.length > 0 ? [text.say("tell-deck", { detail: known.join(", ") })] : []),
  ];
}

const middle = (view: HocusView, text: Text): string[] =>
  view.communities.flatMap((_, index) => [community(view, index, text), pot(view, index, text)]);

function community(view: HocusView, index: number, text: Text): string {
  const { cards, face_down: hidden } = view.communities[index]!;
  const shown = cards.map((name, place) =>
    name !== null && hidden.includes(place + 1)
      ? text.say("tell-veiled", { detail: text.card(name) })
      : row([name], text),
  );
  return text.say("tell-community", { number: index + 1, detail: shown.join(", ") || row([], text) });
}

function pot(view: HocusView, index: number, text: Text): string {
  const cards = view.pots[index] ?? [];
  return text.say("tell-pot", { number: index + 1, total: cards.length, detail: row(cards.filter(isKnown), text) });
}

/** What is known of something that is looked at closely. */
export function known(look: string, view: HocusView, text: Text): string[] {
  const [word, number] = look.split(":");
  const index = Number(number) - 1;
  if (word === "seat") return person(view, index + 1, text);
  if (word === "deck") return deck(view, text);
  if (word === "community") return [community(view, index, text)];
  if (word === "pot") return [pot(view, index, text)];
  if (look.startsWith("owls-")) return [text.say(bonus(look))];
  return spellsOf(look).map((spell) => `${text.say(spell)}: ${text.say(`about-${spell}`)}`);
}

/** Enchantments that lie out, and who has looked where. */
function beside(view: HocusView, text: Text): string[] {
  return [
    ...view.enchantments.map((one) =>
      text.say("tell-lying", {
        spell: one.spell,
        owner: one.owner,
        place: `beside-${BESIDE[one.spell] ?? "pot"}`,
        number: one.number,
      }),
    ),
    ...view.looks.map((one) =>
      text.say("tell-look", { seat: one.seat, number: one.number, target: one.target ?? null }),
    ),
  ];
}

function person(view: HocusView, seat: number, text: Text): string[] {
  const hand = view.hands[seat] ?? [];
  const known = seat === view.seat ? [] : hand.filter(isKnown);
  const owls = view.owls[seat] ?? [];
  const school = view.schools[seat] ?? (view.round > 0 ? "no-school" : "no-school-yet");
  const pocket = (cards: Cards, number: number) => {
    const told = text.say("tell-pocket", { seat, number, detail: row(cards, text) });
    return view.committed[seat] === number ? `${told}; ${text.say("committed")}` : told;
  };
  return [
    text.say("tell-person", { seat, number: view.points[seat], total: hand.length, school }),
    ...(known.length > 0 ? [text.say("tell-hand", { seat, detail: row(known, text) })] : []),
    ...(view.pockets[seat] ?? []).map((cards, index) => pocket(cards, index + 1)),
    ...(owls.length > 0 ? [text.say("tell-owls", { seat, detail: row(owls, text) })] : []),
  ];
}

function showdown(result: Result, text: Text): string[] {
  const reason = why(result);
  const list = (names: readonly string[]) => names.map((name) => text.card(name)).join(", ");
  return [
    ...result.contenders.map((one) =>
      text.say("tell-contender", { seat: one.seat, kind: one.kind, detail: list(one.cards), given: list(one.best) }),
    ),
    `${text.say(`won-${result.reason}`, { winners: result.winners, points: result.points })} ${text.say(reason.message, reason.args)}`,
    ...(result.bonuses ?? []).map((one) =>
      text.say("won-bonus", { seat: one.seat, spell: one.spell, points: one.points }),
    ),
  ];
}
