import { describe, expect, test } from "vitest";
import type { Contender, Result } from "$lib/generated/hocus";
import { fresh, isOver, shown, steps, told, why } from "./showdown";

const one = (seat: number, kind: string, ...best: string[]): Contender => ({ seat, pocket: 1, cards: [], kind, best });
const result = (reason: string, winners: number[], ...contenders: Contender[]): Result => ({
  community: 1,
  cards: [],
  contenders,
  reason,
  winners,
  points: 3,
});

describe("why somebody wins", () => {
  test("a better kind of Set", () => {
    const said = why(
      result(
        "best-set",
        [1],
        one(0, "pair", "owls-9", "cups-9"),
        one(1, "flush", "owls-1"),
        one(2, "pair", "owls-2", "cups-2"),
      ),
    );
    expect(said).toEqual({ message: "why-kind", args: { kind: "flush", kinds: ["pair"] } });
  });

  test("the first strength that differs, against the closest of the same kind", () => {
    const contenders = [
      one(0, "two-pair", "owls-9", "cups-9", "owls-3", "cups-3"),
      one(1, "two-pair", "swords-9", "wands-9", "owls-2", "cups-2"),
      one(2, "two-pair", "owls-8", "cups-8", "owls-3", "wands-3"),
    ];
    expect(why(result("best-set", [0], ...contenders))).toEqual({
      message: "why-strength",
      args: { kind: "two-pair", strength: 3, lower: 2 },
    });
  });

  test("nothing to compare", () => {
    expect(why(result("alone", [0], one(0, "pair"))).message).toBe("why-alone");
    expect(why(result("nobody", [])).message).toBe("why-nobody");
    expect(why(result("tie", [0, 1], one(0, "pair"), one(1, "pair"))).args["kind"]).toBe("pair");
  });
});

test("Pockets, then every Set, then the Pot", () => {
  const shownOff = result("best-set", [0], one(0, "pair"), one(1, "high-card"));
  expect(steps(shownOff)).toBe(4);
  expect([0, 1, 2, 3].map((step) => shown(shownOff, step)?.seat)).toEqual([undefined, 0, 1, undefined]);
  expect(told(1, 1)).toBe(false);
  expect(told(1, 2)).toBe(true);
  expect([2, 3].map((step) => isOver(shownOff, step))).toEqual([false, true]);
});

test("only what is new is shown", () => {
  const [a, b] = [result("alone", [0], one(0, "pair")), result("nobody", [])];
  expect(fresh([], [a])).toBe(0);
  expect(fresh([a], [a, b])).toBe(1);
  expect(fresh([a, b], [a, b])).toBe(null);
  expect(fresh([a, b], [])).toBe(null);
  expect(fresh([a, b], [b])).toBe(0);
});
