/**
 * Cards move visibly from where they were to where they are. Before the page changes, the place of every card is noted; after it,
 * each card that is new somewhere comes from where a card of the same name has gone, or from a card that lay face down.
 */
export interface Spot {
  readonly id: string;
  readonly card: string;
  /** The middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether cards only come here: none goes on from here. */
  readonly last?: boolean;
}
export interface Journey {
  readonly id: string;
  readonly from: Spot;
}

export function journeys(before: readonly Spot[], after: readonly Spot[]): Journey[] {
  const still = new Map(before.map((spot) => [spot.id, spot]));
  const stays = new Set(after.filter((spot) => still.has(spot.id)).map((spot) => spot.id));
  const gone = before.filter((spot) => !stays.has(spot.id) && !spot.last);
  const found: Journey[] = [];
  for (const spot of after) {
    const same = still.get(spot.id);
    const from = same ?? take(gone, (one) => one.card === spot.card) ?? take(gone, (one) => one.card === "");
    if (from && (from.x !== spot.x || from.y !== spot.y)) found.push({ id: spot.id, from });
  }
  return found;
}

function take(spots: Spot[], fits: (spot: Spot) => boolean): Spot | undefined {
  const index = spots.findIndex(fits);
  return index < 0 ? undefined : spots.splice(index, 1)[0];
}

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-card]")];

function spot(element: HTMLElement): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { id = "", card = "", last } = element.dataset;
  return { id, card, x: Math.round(x + width / 2), y: Math.round(y + height / 2), width, last: last !== undefined };
}

export const snapshot = (root: HTMLElement): Spot[] => cardsIn(root).map(spot);

/** The cards that are on their way, or were. */
const travels: Animation[] = [];
/** How long a card travels, in ms: the shortest and the longest way. */
export const TIMES = { calm: [450, 600], normal: [400, 520], fast: [180, 260] } as const;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * Plays the journeys since `before`, and says how long (ms) they take; with reduced motion it lights up where the cards have
 * come to instead.
 */
export function play(root: HTMLElement, before: readonly Spot[], moving: boolean, speed: keyof typeof TIMES): number {
  let longest = 0;
  for (const travel of travels.splice(0)) travel.cancel(); // where it was on its way is in `before`
  const cards = new Map(cardsIn(root).map((element) => [element.dataset["id"] ?? "", { element, to: spot(element) }]));
  for (const { id, from } of journeys(
    before,
    Array.from(cards.values(), ({ to }) => to),
  )) {
    const { element, to } = cards.get(id)!;
    if (!seen(from) && !seen(to)) continue;
    if (moving) longest = Math.max(longest, travel(element, from, to, TIMES[speed]));
    else if (from.id !== id) light(element);
  }
  return longest;
}

const seen = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

/**
 * Moves what is drawn already, without drawing it again: `translate` and `scale` leave a card's own `transform` to its light,
 * and what lies above what is an animation of its own, since it would keep the journey from the compositor.
 */
function travel(element: HTMLElement, from: Spot, to: Spot, [least, most]: readonly [number, number]): number {
  const [right, down] = [from.x - to.x, from.y - to.y];
  const start = { translate: `${right}px ${down}px`, scale: from.width / (to.width || 1) };
  const duration = Math.min(most, least + Math.hypot(right, down) / 8);
  travels.push(element.animate([start, {}], { duration, easing: EASE }));
  travels.push(element.animate({ zIndex: [5, 5] }, { duration, easing: "steps(1)" }));
  return duration;
}

export function light(element: HTMLElement): void {
  element.animate([{ outline: "4px solid var(--focus)" }, { outline: "4px solid transparent" }], {
    duration: 900,
    easing: "steps(3)",
  });
}
