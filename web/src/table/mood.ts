/** How somebody at the table feels, as far as all can see it. */
import type { Mood } from "$lib/art/cast";
import type { Event, GameTable, View } from "./game";

export type { Mood };

interface Seen {
  readonly view: View | null;
  readonly game: Pick<GameTable, "aimed" | "feelings">;
  readonly log: readonly { readonly key: string; readonly event: Event }[];
}

export function moodOf({ view, game, log }: Seen, seat: number): Mood {
  if (!view) return "calm";
  if (view.outcome) return winners(view).includes(seat) ? "pleased" : "struck";
  const felt = newest(log).flatMap(({ event }) => game.feelings?.(event) ?? []);
  const last = felt.findLast(({ pleased, struck }) => pleased?.includes(seat) || struck?.includes(seat));
  if (last) return last.struck?.includes(seat) ? "struck" : "pleased";
  if (game.aimed?.(view).includes(seat)) return "struck";
  return view.asked.includes(seat) ? "thinking" : "calm";
}

const winners = ({ outcome }: View): number[] => outcome!.ranking[0]!.flatMap((side) => outcome!.sides[side] ?? []);

/** What was told in the last update. */
function newest<T extends { readonly key: string }>(log: readonly T[]): readonly T[] {
  const number = log.at(-1)?.key.split(".")[0];
  const first = log.findLastIndex(({ key }) => key.split(".")[0] !== number);
  return log.slice(first + 1);
}
