/** The keyboard of the race: the row of twelve keys stands for the twelve places, and arrows walk from wizard to wizard. */
const ROW = [
  "Digit1",
  "Digit2",
  "Digit3",
  "Digit4",
  "Digit5",
  "Digit6",
  "Digit7",
  "Digit8",
  "Digit9",
  "Digit0",
  "Minus",
  "Equal",
];

/** The place of a key of that row, whatever is printed on it; null for other keys. */
export function placeOf(code: string): number | null {
  const index = ROW.indexOf(code);
  return index < 0 ? null : index + 1;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): boolean => key in ARROWS;

/** Which of the spots comes next in the direction of an arrow; -1 if there is none. */
export function toward(spots: readonly Spot[], from: Spot, key: string): number {
  const way = ARROWS[key];
  if (!way) return -1;
  let [best, least] = [-1, Infinity];
  spots.forEach((spot, index) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead < 8 || aside > 2 * ahead) return;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Whether a key press belongs to something else: a field that is written in, or a button beside the game. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, dialog, [contenteditable]")) return true;
  return !!target.closest("a, button, summary") && !target.closest("[data-race]");
}
