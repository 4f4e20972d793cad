import { expect, test } from "vitest";
import { folded } from "./log";

const entry = (key: string, event: string, more: object) => ({ key, event: { event, ...more } });

test("people who do just the same one after the other have one line", () => {
  const log = [
    entry("1", "cast", { seat: 0, card: "spell-1" }),
    entry("2", "passed", { seat: 1 }),
    entry("3", "passed", { seat: 2 }),
    entry("4", "passed", { seat: 0 }),
    entry("5", "turn-began", { seat: 1 }),
  ];
  expect(folded(log).map(({ key, others }) => [key, others])).toEqual([
    ["1", []],
    ["2", [2, 0]],
    ["5", []],
  ]);
});

test("what says more than who it was keeps its line, and so does what one person does twice", () => {
  const log = [
    entry("1", "drew", { seat: 0, number: 2 }),
    entry("2", "drew", { seat: 1, number: 2 }),
    entry("3", "passed", { seat: 1 }),
    entry("4", "passed", { seat: 1 }),
  ];
  expect(folded(log)).toHaveLength(4);
});
