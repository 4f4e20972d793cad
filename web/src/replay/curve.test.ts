import { expect, test } from "vitest";
import { linesOf, percentAt } from "./curve";

const points = [
  { number: 0, chances: [0.5, 0.5] },
  { number: 5, chances: [0.25, 0.75] },
  { number: 10, chances: [0, 1] },
];

test("a line runs from the deal on the left to the end on the right, and a winner's to the top", () => {
  expect(linesOf(points)).toEqual(["M0 50L150 75L300 100", "M0 50L150 25L300 0"]);
});

test("between two points the earlier one holds", () => {
  expect(percentAt(points, 7)).toEqual([25, 75]);
  expect(percentAt(points, 10)).toEqual([0, 100]);
});

test("of nothing there is nothing to draw", () => {
  expect([linesOf([]), percentAt([], 3)]).toEqual([[], []]);
});
