/** A showdown told one beat after another. It only compares and counts what the view has judged. */
import type { Contender, HocusView, Result } from "$lib/generated/hocus";
import { read, worthOf } from "./cards";

/** What is on the stage by now. */
export interface Scene {
  /** How long it stays (ms). */
  readonly pause: number;
  /** How many cards of each Pocket have turned over, contender by contender. */
  readonly turned: readonly number[];
  /** How many Sets have been named. */
  readonly named: number;
  /** Whose Set steps forward. */
  readonly forward: Contender | null;
  readonly judged: boolean;
  /** How many cards of the Pot are counted. */
  readonly counted: number;
  /** Owls have gone to their owner, and Enchantments have brought their points. */
  readonly done: boolean;
}

const PAUSE = { laid: 900, turn: 420, set: 1500, verdict: 1300, card: 340, end: 0 } as const;

/** All beats: Pockets turn over card by card and their Sets step forward, one is best, its Pot is counted, Owls go. */
export function scenes(result: Result): Scene[] {
  const told: Scene[] = [];
  let now: Scene = {
    pause: 0,
    turned: result.contenders.map(() => 0),
    named: 0,
    forward: null,
    judged: false,
    counted: 0,
    done: false,
  };
  const beat = (pause: keyof typeof PAUSE, change: Partial<Scene> = {}) =>
    told.push((now = { ...now, ...change, pause: PAUSE[pause] }));
  beat("laid");
  result.contenders.forEach((one, index) => {
    for (let card = 1; card <= one.cards.length; card++)
      beat("turn", { forward: null, turned: now.turned.map((count, seat) => (seat === index ? card : count)) });
    beat("set", { named: index + 1, forward: one });
  });
  beat("verdict", { judged: true, forward: winner(result) });
  for (let card = 1; card <= (result.pot ?? []).length; card++) beat("card", { counted: card });
  beat("end", { done: true });
  return told;
}

const winner = (result: Result): Contender | null =>
  result.contenders.find(({ seat }) => result.winners.includes(seat)) ?? null;

/** What the counted cards bring a seat so far, and at the end all that it has won. */
export function gained(result: Result, scene: Scene, seat: number): number {
  const won = result.winners.includes(seat);
  if (!scene.done) {
    const counted = (result.pot ?? []).slice(0, scene.counted).reduce((sum, card) => sum + worthOf(card), 0);
    return won && result.winners.length === 1 ? counted : 0;
  }
  const bonus = (result.bonuses ?? []).filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0);
  return (won ? result.points : 0) + bonus;
}

/** A message of the texts. */
export interface Told {
  readonly message: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const strengths = (one: Contender): number[] => one.best.map((card) => read(card)?.strength ?? 0);

/** Where two Sets of one kind differ first. */
function difference(one: Contender, other: Contender): number {
  const others = strengths(other);
  return strengths(one).findIndex((strength, index) => strength !== others[index]);
}

/** Why the winner wins. */
export function why(result: Result): Told {
  const first = winner(result);
  if (result.reason !== "best-set" || !first)
    return { message: `why-${result.reason}`, args: { kind: first?.kind ?? null } };
  const rivals = result.contenders.filter((one) => one !== first);
  const [closest] = rivals
    .filter((one) => one.kind === first.kind)
    .sort((a, b) => difference(first, b) - difference(first, a));
  if (!closest)
    return { message: "why-kind", args: { kind: first.kind, kinds: [...new Set(rivals.map(({ kind }) => kind))] } };
  const index = difference(first, closest);
  return {
    message: "why-strength",
    args: { kind: first.kind, strength: strengths(first)[index], lower: strengths(closest)[index] },
  };
}

/** From which showdown on there is something new; null if nothing is. */
export function fresh(before: readonly Result[], after: readonly Result[]): number | null {
  const text = (result: Result | undefined) => JSON.stringify(result);
  if (after.length === 0) return null;
  const goesOn = before.every((result, index) => text(result) === text(after[index]));
  if (goesOn) return before.length < after.length ? before.length : null;
  return 0;
}

export const story = (before: HocusView, after: HocusView): boolean => fresh(before.results, after.results) !== null;
