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

export interface Fan {
  /** The width of a card. */
  readonly width: number;
  /** Where each card of each group begins. */
  readonly left: readonly (readonly number[])[];
  readonly total: number;
}

/** Lays groups of cards side by side, the cards of a group over one another, so that all fit into `room`. */
export function fan(groups: readonly number[], room: number, largest: number, smallest: number): Fan {
  const gap = 10;
  const strips = groups.reduce((sum, count) => sum + count - 1, 0);
  const needed = (width: number, strip: number) =>
    groups.length * width + strips * strip * width + gap * Math.max(0, groups.length - 1);
  const STRIPS = [0.62, 0.5, 0.4];
  let [width, strip] = [largest, STRIPS[0]!];
  for (const one of STRIPS) {
    strip = one;
    if (needed(width, strip) <= room) break;
  }
  if (needed(width, strip) > room) {
    const share = (room - gap * Math.max(0, groups.length - 1)) / (groups.length + strips * strip || 1);
    width = Math.max(smallest, Math.min(largest, share));
  }
  // Even the smallest cards are too many: everything moves closer together.
  const squeeze = Math.min(1, (room - width) / Math.max(1, needed(width, strip) - width));
  let at = 0;
  const left = groups.map((count) => {
    const places = Array.from({ length: count }, (_, index) => (at + index * strip * width) * squeeze);
    at += (count - 1) * strip * width + width + gap;
    return places;
  });
  return { width, left, total: Math.max(0, at - gap - width) * squeeze + (groups.length > 0 ? width : 0) };
}
