/**
 * A Spell, an Owl or a Shift as one points at it: step by step, a card or a place at a time, in the order of its text. What the
 * text leaves no choice about is no step: a draw, or the Pot of the Community that was named.
 *
 * A step is a word for the thing that is clicked: `hand:cups-3`, `in:1:owls-9` (a card of Community 1), `mine:2:wands-4` (a card
 * of your Pocket 2), `community:1`, `pot:2`, `pocket:1`, `look:3:1` (Pocket 1 of seat 3).
 */
import type { Cast } from "$lib/generated/hocus";
import type { Move, Pick } from "$lib/table/picking";

type Part = Cast["parts"][number];

export interface Step {
  readonly at: string;
  /** What the thing is for: the message `step-<role>` asks for it. */
  readonly role: string;
}

const textOf = (move: Move): readonly Part[] | null =>
  Array.isArray(move["parts"]) ? (move["parts"] as Part[]) : null;

/** Both orders of two, where order means nothing. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 2
    ? [
        [list[0]!, list[1]!],
        [list[1]!, list[0]!],
      ]
    : [[...list]];

const cards = (names: readonly string[], role: string): Step[][] =>
  orders(names).map((order) =>
    order.map((name, index) => ({ at: `hand:${name}`, role: index > 0 ? "another" : role })),
  );

/** Parts that name a Community: what follows is meant for it, or for its Pot. */
const THERE: ReadonlySet<string> = new Set(["exchange", "scorching", "dissolving"]);

/** Haste: a card for the Pot of the Community into which one was just laid. */
const besideIt = (before: readonly Part[]): boolean => before.some(({ part: tag }) => tag === "into-community");

/** The ways to point at one part, given those before it. */
function pointed(part: Part, before: readonly Part[]): Step[][] {
  const there = before.some(({ part: tag }) => THERE.has(tag)) || (part.part === "into-pot" && besideIt(before));
  switch (part.part) {
    case "into-community":
      return [
        [
          { at: `hand:${part.card}`, role: "card-community" },
          ...(there ? [] : [{ at: `community:${part.community}`, role: "community" }]),
        ],
      ];
    case "face-down":
      return [
        [
          { at: `hand:${part.card}`, role: "card-veil" },
          { at: `community:${part.community}`, role: "community" },
        ],
      ];
    case "into-pot":
      return cards(part.cards, "card-pot").map((way) => [
        ...way,
        ...(there ? [] : [{ at: `pot:${part.pot}`, role: "pot" }]),
      ]);
    case "into-pocket":
      return cards(part.cards, "card-pocket").map((way) => [...way, { at: `pocket:${part.pocket}`, role: "pocket" }]);
    case "return-card":
      return [[{ at: `hand:${part.card}`, role: "card-return" }]];
    case "top-into-community":
      return [[{ at: `community:${part.community}`, role: "top-community" }]];
    case "exchange":
      return [
        [
          { at: `hand:${part.card}`, role: "card-give" },
          { at: `in:${part.community}:${part.taken}`, role: "take" },
        ],
      ];
    case "exchange-pocket":
      return [
        [
          { at: `hand:${part.card}`, role: "card-give" },
          { at: `mine:${part.pocket}:${part.taken}`, role: "take-mine" },
        ],
      ];
    case "move-pocket":
      return [[{ at: `mine:${part.pocket}:${part.card}`, role: "move-mine" }]];
    case "scorching":
      return [[{ at: `in:${part.community}:${part.card}`, role: "burn" }]];
    case "dissolving":
      return [[{ at: `in:${part.community}:${part.card}`, role: "dissolve" }]];
    case "palming":
      return [
        [
          { at: `mine:${part.pocket}:${part.taken}`, role: "palm" },
          { at: `hand:${part.card}`, role: "card-palm" },
          { at: `pot:${part.pot}`, role: "pot" },
        ],
      ];
    case "swap":
      return orders([`in:${part.community}:${part.card}`, `in:${part.other_community}:${part.other_card}`]).map(
        ([one, other]) => [
          { at: one!, role: "swap" },
          { at: other!, role: "swap-other" },
        ],
      );
    case "look-at-pocket":
      return [[{ at: `look:${part.target}:${part.pocket}`, role: "look" }]];
    case "lay-beside":
      return [[]];
    default:
      return [[]];
  }
}

/** Every way to point at a whole text. */
export function ways(parts: readonly Part[]): Step[][] {
  return inOrder(parts).flatMap(cardFirst);
}

function inOrder(parts: readonly Part[]): Step[][] {
  const laid = parts.filter(({ part }) => part === "into-community");
  const rest = parts.slice(laid.length);
  return (laid.length === 2 ? orders(laid).map((order) => [...order, ...rest]) : [parts]).flatMap((order) =>
    order.reduce<Step[][]>(
      (found, part, index) =>
        found.flatMap((way) => pointed(part, order.slice(0, index)).map((next) => [...way, ...next])),
      [[]],
    ),
  );
}

/** A text that names one Hand card can also begin with it. */
function cardFirst(way: Step[]): Step[][] {
  const hand = way.filter(({ at }) => at.startsWith("hand:"));
  return hand.length === 1 && way[0] !== hand[0] ? [way, [hand[0]!, ...way.filter((step) => step !== hand[0])]] : [way];
}

/** How the picker reads a move: its spell or Owl, and the steps as one list. */
export function read(move: Move): Move | Move[] {
  const parts = textOf(move);
  if (!parts) return move;
  const { parts: _, ...head } = move;
  return ways(parts).map((way) => ({ ...head, move: move.move, steps: way.map(({ at }) => at) }));
}

/** The steps that were pointed at: one pick each, but for the spell or the Owl itself. */
export const stepped = (picks: readonly Pick[]): string[] =>
  picks.flatMap(({ claims }) => claims.flatMap(({ steps }) => (typeof steps === "string" ? [steps] : [])).slice(0, 1));

/** The candidates' ways from here on. */
function ahead(candidates: readonly Move[], picks: readonly Pick[]): Step[][] {
  const done = stepped(picks);
  const fitting = candidates.flatMap((move) => ways(textOf(move) ?? []));
  return fitting.filter((way) => done.every((at, index) => way[index]?.at === at)).map((way) => way.slice(done.length));
}

/** What can be pointed at next, each thing once. */
export function next(candidates: readonly Move[], picks: readonly Pick[]): Step[] {
  const found = new Map(ahead(candidates, picks).flatMap(([step]) => (step ? [[step.at, step]] : [])));
  return [...found.values()];
}

/** The message that asks for the next step. */
export function hint(candidates: readonly Move[], picks: readonly Pick[]): string | null {
  const [first] = candidates;
  if (picks.length === 0 || !first || !textOf(first)) return null;
  const head = (move: Move) => `${move.move} ${String(move["spell"] ?? move["owl"])}`;
  if (candidates.some((move) => head(move) !== head(first))) return "step-spell";
  const roles = new Set(next(candidates, picks).map(({ role }) => role));
  if (roles.has("another") && roles.size > 1) return "step-another-or-place";
  const [role] = roles;
  return role ? `step-${role}` : null;
}

/** The Spell, the Shift or the Owl by its name; what it would do is drawn on the table and told beside it. */
export function short(move: Move): { message: string; args: Readonly<Record<string, unknown>> } | null {
  return textOf(move)
    ? { message: `do-${move.move}`, args: { spell: move["spell"] ?? null, owl: move["owl"] ?? null } }
    : null;
}

/** The card that an exchange brings and that may go into the Pot at once. */
export function justTaken(candidates: readonly Move[], picks: readonly Pick[]): string | null {
  const done = stepped(picks);
  const came = done.find((at) => at.startsWith("in:") || at.startsWith("mine:"))?.split(":")[2];
  return came &&
    candidates.some((move) => textOf(move)?.some((part) => part.part === "into-pot" && part.cards.includes(came)))
    ? came
    : null;
}
