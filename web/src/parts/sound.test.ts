import { expect, test } from "vitest";
import { heard, SOUNDS } from "./sound";

test("what happens is heard, each sound once and not more than three", () => {
  const events = ["hocus-cast", "robbed", "robbed", "passed", "gems-taken", "drew"].map((event) => ({ event }));
  expect(heard(events)).toEqual(["cast", "hit", "gem"]);
  expect(heard([{ event: "passed" }])).toEqual([]);
});

test("every sound is short and soft", () => {
  for (const notes of Object.values(SOUNDS))
    for (const { at, lasts, loud } of notes) {
      expect(at + lasts).toBeLessThan(1.5);
      expect(loud).toBeLessThanOrEqual(0.5);
    }
});
