import { expect, test } from "vitest";
import { flights, type Heap } from "./flights";

const heap = (id: string, count: number, token = "gem"): Heap => ({ token, id, count, x: 0, y: 0 });
const MIDDLE = { id: "middle", x: 5, y: 5 };
const ways = (before: Heap[], after: Heap[]) =>
  flights(before, after, MIDDLE).map(({ from, to }) => `${from.id} → ${to.id}`);

test("gems fly from the Cauldron to whoever takes them", () => {
  expect(ways([heap("cauldron", 9), heap("ada", 1)], [heap("cauldron", 7), heap("ada", 3)])).toEqual([
    "cauldron → ada",
    "cauldron → ada",
  ]);
});

test("what comes from nowhere comes from the middle, and what is given back goes there", () => {
  expect(ways([], [heap("ada", 1, "late")])).toEqual(["middle → ada"]);
  expect(ways([heap("ada", 1, "late")], [])).toEqual(["ada → middle"]);
});

test("nothing flies where nothing has changed, and never a swarm", () => {
  expect(ways([heap("ada", 1)], [heap("ada", 1)])).toEqual([]);
  expect(ways([heap("pot", 40)], [heap("pot", 0)])).toHaveLength(6);
});
