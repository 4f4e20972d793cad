/** A showdown told one step after another: the Pockets, each Set, and who wins and why. It only compares what the view has judged. */
import type { Contender, Result } from "$lib/generated/hocus";
import { read } from "./cards";

/** How many steps a showdown has: the Pockets are laid, each Set steps forward, the Pot is won. */
export const steps = (result: Result): number => result.contenders.length + 2;

/** Whose Set steps forward at this step. */
export const shown = (result: Result, step: number): Contender | null => result.contenders[step - 1] ?? null;

/** Whether this person's Set has been told by then. */
export const told = (index: number, step: number): boolean => step > index;

export const isOver = (result: Result, step: number): boolean => step >= steps(result) - 1;

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
  const first = result.contenders.find(({ seat }) => result.winners.includes(seat));
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
