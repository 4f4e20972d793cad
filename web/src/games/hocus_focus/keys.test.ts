import { expect, test } from "vitest";
import { isElsewhere, placeOf, toward } from "./keys";

test("the row of twelve keys stands for the twelve places", () => {
  expect(["Digit1", "Digit0", "Equal", "KeyA"].map(placeOf)).toEqual([1, 10, 12, null]);
});

test("arrows walk to the nearest wizard in their direction, also across the target", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 400, y: 0 },
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];
  expect(toward(spots, spots[0]!, "ArrowRight")).toBe(1);
  expect(toward(spots, spots[1]!, "ArrowRight")).toBe(2);
  expect(toward(spots, spots[1]!, "ArrowDown")).toBe(4);
  expect(toward(spots, spots[2]!, "ArrowLeft")).toBe(1);
  expect(toward(spots, spots[0]!, "ArrowUp")).toBe(-1);
  expect(toward(spots, spots[0]!, "Enter")).toBe(-1);
});

test("who writes or presses another button does not call", () => {
  document.body.innerHTML = `<input id="a"><button id="b"></button><div data-race><button id="c"></button></div><p id="d"></p>`;
  const at = (id: string) => isElsewhere(document.getElementById(id));
  expect(["a", "b", "c", "d"].map(at)).toEqual([true, true, false, false]);
});
