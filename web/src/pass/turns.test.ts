import { expect, test } from "vitest";
import { nextSeat } from "./turns";

test("who is asked at the same time is asked one after the other, clockwise", () => {
  expect(nextSeat([0, 1, 2, 3], [0, 1, 3], -1)).toBe(0);
  expect(nextSeat([1, 2, 3], [0, 1, 3], 0)).toBe(1);
  expect(nextSeat([0, 3], [0, 1, 3], 1)).toBe(3);
  expect(nextSeat([0, 1], [0, 1, 3], 3)).toBe(0);
});

test("nobody takes the device while others think", () => {
  expect(nextSeat([2], [0, 1, 3], 0)).toBeNull();
});
