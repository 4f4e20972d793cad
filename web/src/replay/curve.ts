/** The curve of the chances: where it lies, and what it says of a move. */
import type { ChancePoint } from "$lib/generated/protocol";

export const WIDTH = 300;
export const HEIGHT = 100;

/** One line for each seat, as an SVG path; the width is the game, the height certainty. */
export function linesOf(points: readonly ChancePoint[]): string[] {
  return seatsOf(points).map((seat) => `M${along(points, (point) => point.chances[seat]!).join("L")}`);
}

/** Between what is likely at least and at most, for each seat. */
export function bandsOf(points: readonly ChancePoint[]): string[] {
  const edge = (seat: number, side: "low" | "high") => along(points, (point) => point[side][seat]!);
  return seatsOf(points).map((seat) => `M${[...edge(seat, "high"), ...edge(seat, "low").reverse()].join("L")}Z`);
}

const seatsOf = (points: readonly ChancePoint[]): number[] => [...(points[0]?.chances.keys() ?? [])];

function along(points: readonly ChancePoint[], chance: (point: ChancePoint) => number): string[] {
  const last = Math.max(1, points.at(-1)?.number ?? 1);
  return points.map((point) => `${round((point.number / last) * WIDTH)} ${round((1 - chance(point)) * HEIGHT)}`);
}

/** What was last known of everybody's chances after a move, in parts of a hundred. */
export function percentAt(points: readonly ChancePoint[], move: number): number[] {
  const known = points.findLast(({ number }) => number <= move) ?? points[0];
  return (known?.chances ?? []).map(percent);
}

export const percent = (chance: number): number => Math.round(chance * 100);

const round = (number: number) => Math.round(number * 10) / 10;
