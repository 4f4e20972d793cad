import { expect, test } from "vitest";
import { bandsOf, linesOf, percentAt } from "./curve";

const points = [
  { number: 0, chances: [0.5, 0.5], low: [0.4, 0.4], high: [0.6, 0.6] },
  { number: 5, chances: [0.25, 0.75], low: [0.2, 0.6], high: [0.4, 0.8] },
  { number: 10, chances: [0, 1], low: [0, 1], high: [0, 1] },
];

test("a line runs from the deal on the left to the end on the right, and a winner's to the top", () => {
  expect(linesOf(points)).toEqual(["M0 50L150 75L300 100", "M0 50L150 25L300 0"]);
});

test("a band goes along what is likely at most and back along what is likely at least", () => {
  expect(bandsOf(points)[0]).toBe("M0 40L150 60L300 100L300 100L150 80L0 60Z");
});

test("between two points the earlier one holds", () => {
  expect(percentAt(points, 7)).toEqual([25, 75]);
  expect(percentAt(points, 10)).toEqual([0, 100]);
});

test("of nothing there is nothing to draw", () => {
  expect([linesOf([]), bandsOf([]), percentAt([], 3)]).toEqual([[], [], []]);
});
