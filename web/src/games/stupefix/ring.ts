/** Where people sit around the table and how their wands lie: geometry only, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A panel: its middle and its size. */
export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}
export interface Ring {
  /** By seat. */
  readonly places: readonly Place[];
  /** The end of each person's wand that does not move, just inside of the panel. */
  readonly hands: readonly Point[];
  /** Where a wand points that lies along the edge of its panel. */
  readonly rests: readonly number[];
  /** What is left inside. */
  readonly middle: Place;
}

/** How many of the others sit at the left, at the top and at the right. */
const SIDES: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
};
const GAP = 8;
/** Room for a wand between a panel and what lies in the middle. */
const REACH = 12;
/** What may lie in the two corners beside the panel at the bottom. */
const CORNER = 44;

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);
/** `count` numbers, evenly from one to the other; a single one is in between. */
const spread = (count: number, from: number, to: number): number[] =>
  count === 1
    ? [(from + to) / 2]
    : Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));

/** Seats clockwise, `bottom` at the lower edge: whoever sits to the left of somebody comes next. */
export function ring(players: number, bottom: number, width: number, height: number): Ring {
  const [left, top, right] = SIDES[players - 1] ?? [0, players - 1, 0];
  const narrow = width < 640;
  const side = narrow ? clamp(84, width * 0.237, 150) : clamp(150, width * 0.185, 320);
  const tall = narrow ? clamp(66, height * 0.21, 88) : clamp(84, height * 0.19, 150);
  const head = narrow ? Math.min((width - GAP * (top - 1)) / top, side * 1.3) : side;
  const own = narrow ? clamp(48, height * 0.14, 60) : clamp(56, height * 0.125, 92);
  const edge = narrow ? head / 2 : side + GAP + head / 2;
  // A full row at the top of a phone leaves no room in its corners.
  const first = narrow && top > 1 ? tall * 1.5 + GAP : tall * (top > 1 ? 1.4 : 0.9);
  const last = height - CORNER - GAP - tall / 2;
  const column = (count: number, x: number): Place[] =>
    spread(count, last, first).map((y) => ({ x, y, width: side, height: tall }));
  const around: Place[] = [
    { x: width / 2, y: height - own / 2, width: narrow ? Math.min(width * 0.46, 220) : side * 1.6, height: own },
    ...column(left, side / 2),
    ...spread(top, edge, width - edge).map((x) => ({ x, y: tall / 2, width: head, height: tall })),
    ...column(right, width - side / 2).reverse(),
  ];
  const bySeat = <T>(all: readonly T[]): T[] => all.map((_, seat) => all[(seat - bottom + players) % players]!);
  const places = bySeat(around);
  const room = narrow ? REACH : REACH * 1.8;
  const upper = tall + room;
  const lower = height - own - room;
  const middle = {
    x: width / 2,
    y: (upper + lower) / 2,
    width: width - 2 * (side + (narrow ? GAP : REACH * 3.5)),
    height: lower - upper,
  };
  const hands = around.map((place, step) =>
    handOf(place, step === 0 ? "up" : step > left && step <= left + top ? "down" : "across", width, side),
  );
  const rests = around.map((_, step) => (step === 0 || (step > left && step <= left + top) ? 0 : -90));
  return { places, hands: bySeat(hands), rests: bySeat(rests), middle };
}

/** The point just inside of a panel, between its edge and the middle of the table. */
function handOf(place: Place, where: "up" | "down" | "across", width: number, side: number): Point {
  const free = side + REACH * 2; // clear of the wands at the sides
  if (where === "up") return { x: place.x, y: place.y - place.height / 2 - REACH };
  if (where === "down") return { x: clamp(free, place.x, width - free), y: place.y + place.height / 2 + REACH };
  return { x: place.x < width / 2 ? place.width + REACH : width - place.width - REACH, y: place.y };
}

/** The angle from one point to another in degrees: 0 is to the right, clockwise. */
export const angle = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The same angle, whole turns apart, so that a wand takes the short way from where it points now. */
export const shortWay = (now: number, next: number): number => next + 360 * Math.round((now - next) / 360);

/** A line from hand to hand that ends before the goal and keeps to its right, so that two who aim at one another have two lines. */
export function line(from: Point, to: Point, before = 14, aside = 4): { from: Point; to: Point } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const shift = { x: -uy * aside, y: ux * aside };
  const stop = Math.max(0, far - before);
  return {
    from: { x: from.x + shift.x, y: from.y + shift.y },
    to: { x: from.x + ux * stop + shift.x, y: from.y + uy * stop + shift.y },
  };
}

/** A jagged way between two points, the same each time. */
export function bolt(from: Point, to: Point, width = 7): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const steps = Math.max(2, Math.round(far / 22));
  const points = Array.from({ length: steps - 1 }, (_, index) => {
    const [along, off] = [((index + 1) / steps) * far, (index % 2 ? -width : width) * (0.6 + ((index * 7) % 5) / 10)];
    return `L${(from.x + ux * along - uy * off).toFixed(1)} ${(from.y + uy * along + ux * off).toFixed(1)}`;
  });
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}${points.join("")}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

const BETWEEN = 6;

/** The largest cards of which `count` fit into a room, and in how many columns; `tall`: how much taller than wide they are. */
export function fit(
  count: number,
  width: number,
  height: number,
  largest: number,
  tall = 1.42,
): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.floor(
      Math.min(largest, (width - BETWEEN * (columns - 1)) / columns, (height - BETWEEN * (rows - 1)) / rows / tall),
    );
    if (size > best.size) best = { columns, size };
  }
  return best;
}
