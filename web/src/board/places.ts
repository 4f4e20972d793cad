/** Who came where, as an outcome says it. */
import type { Outcome } from "$lib/generated/engine";

export interface Placed {
  /** 1 has won; who shares a place has the same. */
  readonly place: number;
  readonly side: number;
  readonly seats: readonly number[];
  readonly score: number;
}

export function places(outcome: Outcome): Placed[] {
  let place = 1;
  return outcome.ranking.flatMap((sides) => {
    const here = place;
    place += sides.length;
    return sides.map((side) => ({
      place: here,
      side,
      seats: outcome.sides[side] ?? [],
      score: outcome.scores[side] ?? 0,
    }));
  });
}

/** What is said in large letters to a seat; whoever looks on hears who won. */
export function headline(placed: readonly Placed[], seat: number): { message: string; args: Record<string, unknown> } {
  const winners = placed.filter(({ place }) => place === 1);
  const mine = placed.find(({ seats }) => seats.includes(seat));
  if (mine?.place === 1) return { message: winners.length > 1 ? "end-you-share" : "end-you-win", args: {} };
  if (mine) return { message: "end-place", args: { number: mine.place } };
  return { message: "end-wins", args: { seats: winners.flatMap(({ seats }) => [...seats]) } };
}

const LEVELS = ["random", "apprentice", "adept", "master"];

/** The level to try next, for whoever has beaten bots of one level that is not the highest. */
export function nextLevel(placed: readonly Placed[], seat: number, bots: readonly string[]): string | null {
  const won = placed.some(({ place, seats }) => place === 1 && seats.includes(seat));
  const level = bots.length > 0 && bots.every((bot) => bot === bots[0]) ? LEVELS.indexOf(bots[0]!) : -1;
  return won && level >= 0 ? (LEVELS[level + 1] ?? null) : null;
}
