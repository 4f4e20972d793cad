import { expect, test } from "vitest";
import { Path } from "./path.svelte";

const lesson = (step: number) => ({ step, steps: 3 });

test("who follows the lessons is led to the end, and then knows the game", () => {
  const path = new Path();
  const states = [lesson(1), lesson(2), lesson(3), null].map((hint) => (path.walk(hint), path.state));
  expect(states).toEqual(["led", "led", "led", "done"]);
});

test("who goes another way is astray, and finds back", () => {
  const path = new Path();
  const states = [lesson(1), null, {}, lesson(2)].map((hint) => (path.walk(hint), path.state));
  expect(states).toEqual(["led", "astray", "astray", "led"]);
});
