/**
 * Cards move visibly from where they were to where they are. Before the page changes, the place of every card is noted; after it,
 * each card that is new somewhere comes from where a card of the same name has gone, or from a card that lay face down.
 */
export interface Spot {
  readonly id: string;
  readonly card: string;
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
  const { x, y, width } = element.getBoundingClientRect();
  const { id = "", card = "", last } = element.dataset;
  return { id, card, x: Math.round(x), y: Math.round(y), width, last: last !== undefined };
}

export const snapshot = (root: HTMLElement): Spot[] => cardsIn(root).map(spot);

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Plays the journeys since `before`; with reduced motion it lights up where the cards have come to instead. */
export function play(root: HTMLElement, before: readonly Spot[], moving: boolean): void {
  const elements = new Map(cardsIn(root).map((element) => [element.dataset["id"] ?? "", element]));
  const after = [...elements.values()].map(spot);
  for (const { id, from } of journeys(before, after)) {
    const element = elements.get(id)!;
    const to = after.find((one) => one.id === id)!;
    if (!moving) {
      if (from.id !== id) light(element);
      continue;
    }
    const far = Math.hypot(from.x - to.x, from.y - to.y);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
    element.animate([{ transform: start, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }], {
      duration: Math.min(260, 180 + far / 8),
      easing: EASE,
    });
  }
}

function light(element: HTMLElement): void {
  const colour = getComputedStyle(element).getPropertyValue("--focus");
  element.animate([{ outline: `4px solid ${colour}` }, { outline: "4px solid transparent" }], { duration: 900, easing: "steps(3)" });
}
