/** The spell bench: what was put on it, and which spells the moves on offer have for exactly these cards. It knows no rule. */
import { complete, type Claim, type Move, type Pick } from "$lib/table/picking";
import { read } from "./cards";

export const spellId = (spell: string): string => `spell:${spell}`;
export const spellClaims = (spell: string): Claim[] => [{ move: "cast", spell }];

/** A spell that no cards on offer are for is tried with most of the cards that are on offer for another: the server says why not. */
export function tryClaims(spell: string, offered: readonly Move[]): Claim[] {
  const casts = offered.filter((move) => move.move === "cast");
  const most = casts.reduce<Move | null>((best, move) => (best && cardsIn(best) >= cardsIn(move) ? best : move), null);
  const known = most === null || casts.some((move) => move["spell"] === spell);
  return [...spellClaims(spell), ...(known ? [] : [{ instead: { ...most, spell } }])];
}
const cardsIn = (move: Move): number => (read(move)["cards"] as readonly string[]).length;

/** What clicking a card of the hand says. */
export const handClaims = (card: string): Claim[] => [
  { move: "cast", cards: card },
  { move: "give", card },
  { move: "swap", card },
];

const spellsOf = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.flatMap((move) => (move.move === "cast" ? [String(move["spell"])] : [])));

/** The spells that the picks name all cards for. */
export const castable = (named: readonly Move[]): ReadonlySet<string> => spellsOf(named);
/** The spells that some more cards could be for. */
export const thinkable = (candidates: readonly Move[]): ReadonlySet<string> => spellsOf(candidates);

const HAND = "hand:";
const isCast = (moves: readonly Move[]): boolean => moves.some((move) => move.move === "cast");

/** The ids of the cards on the bench, in the order in which they were put there. */
export function benched(picks: readonly Pick[], candidates: readonly Move[]): string[] {
  return isCast(candidates) ? picks.map((pick) => pick.key).filter((key) => key.startsWith(HAND)) : [];
}

/** `red-ingredient` of `hand:red-ingredient:1`. */
export const cardOf = (id: string): string => id.split(":")[1] ?? "";

/** The spell that was pointed at. */
export function chosenSpell(picks: readonly Pick[]): string | null {
  const found = picks.find((pick) => pick.key.startsWith("spell:"));
  return found ? found.key.slice("spell:".length) : null;
}

/** What to do next on the bench, as a message. */
export function hint(candidates: readonly Move[], picks: readonly Pick[]): string | null {
  if (!isCast(candidates) || picks.length === 0) return null;
  return candidates.some((move) => complete(read(move), picks)) ? "bench-ready" : "bench-unfinished";
}

/** Equal cards of a hand lie on one another, and are counted. */
export interface Stack {
  readonly card: string;
  /** The copy that lies on top; null when all are on the bench. */
  readonly top: string | null;
  /** How many are not on the bench. */
  readonly left: number;
}

export function stacks(hand: readonly { card: string | null; id: string }[], onBench: readonly string[]): Stack[] {
  const copies = new Map<string, string[]>();
  for (const { card, id } of hand) copies.set(card ?? "", [...(copies.get(card ?? "") ?? []), id]);
  return [...copies].map(([card, ids]) => {
    const left = ids.filter((id) => !onBench.includes(id));
    return { card, top: left[0] ?? null, left: left.length };
  });
}

const GAP = 5;
/** Room for a thumb. */
const LEAST = 44;

/** The widest of `count` tiles that fit into `room`: in one row, or in two where one would make them too narrow for a thumb. */
export function tiles(count: number, room: number, widest: number): { rows: number; columns: number; width: number } {
  const across = (columns: number) => Math.floor((room - GAP * (columns - 1)) / Math.max(1, columns));
  const rows = across(count) >= LEAST ? 1 : 2;
  const columns = Math.ceil(count / rows);
  return { rows, columns, width: Math.min(widest, across(columns)) };
}
