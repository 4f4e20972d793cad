/** The curve of the chances: where it lies, and what it says of a move. */
import type { ChancePoint } from "$lib/generated/protocol";

export const WIDTH = 300;
export const HEIGHT = 100;

/** One line for each seat, as an SVG path; the width is the game, the height certainty. */
export function linesOf(points: readonly ChancePoint[]): string[] {
  const last = Math.max(1, points.at(-1)?.number ?? 1);
  const seats = points[0]?.chances.length ?? 0;
  const at = ({ number, chances }: ChancePoint, seat: number) => `${round((number / last) * WIDTH)} ${round((1 - chances[seat]!) * HEIGHT)}`;
  return Array.from({ length: seats }, (_, seat) => `M${points.map((point) => at(point, seat)).join("L")}`);
}

/** What was last known of everybody's chances after a move, in parts of a hundred. */
export function percentAt(points: readonly ChancePoint[], move: number): number[] {
  const known = points.findLast(({ number }) => number <= move) ?? points[0];
  return (known?.chances ?? []).map((chance) => Math.round(chance * 100));
}

const round = (number: number) => Math.round(number * 10) / 10;
