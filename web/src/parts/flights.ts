/**
 * What is only counted flies too: gems, Late tokens, points. A heap is an element marked `data-token="gem"` with its number in
 * `data-count`. Where one has grown, so many fly there from where others have shrunk, or from the middle of the table.
 */
export interface Heap {
  readonly token: string;
  readonly id: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}
export interface Flight {
  readonly token: string;
  readonly from: Heap;
  readonly to: Heap;
}

/** More than that are only counted. */
const MOST = 6;

export function heaps(root: HTMLElement): Heap[] {
  return [...root.querySelectorAll<HTMLElement>("[data-token]")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { token = "", heap = "", count } = element.dataset;
    return { token, id: `${token} ${heap}`, count: Number(count), x: x + width / 2, y: y + height / 2 };
  });
}

export function flights(
  before: readonly Heap[],
  after: readonly Heap[],
  middle: Omit<Heap, "token" | "count">,
): Flight[] {
  const then = new Map(before.map((heap) => [heap.id, heap]));
  const now = new Map(after.map((heap) => [heap.id, heap]));
  const changes = [...new Set([...then.keys(), ...now.keys()])].map((id) => ({
    heap: (now.get(id) ?? then.get(id))!,
    by: (now.get(id)?.count ?? 0) - (then.get(id)?.count ?? 0),
  }));
  const found: Flight[] = [];
  for (const token of new Set(changes.map(({ heap }) => heap.token))) {
    const own = changes.filter(({ heap }) => heap.token === token);
    const spread = (sign: 1 | -1) =>
      own.flatMap(({ heap, by }) => Array.from({ length: Math.max(0, sign * by) }, () => heap));
    const [goals, sources] = [spread(1), spread(-1)];
    const elsewhere = { ...middle, token, count: 0 };
    const number = Math.min(MOST, Math.max(goals.length, sources.length));
    for (let one = 0; one < number; one += 1)
      found.push({ token, from: sources[one] ?? elsewhere, to: goals[one] ?? elsewhere });
  }
  return found;
}
