import { describe, expect, test } from "vitest";
import type { Contender, Result } from "$lib/generated/hocus";
import { fresh, gained, scenes, why } from "./showdown";

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

describe("the beats of a showdown", () => {
  const laid = (seat: number, kind: string, ...cards: string[]): Contender => ({ ...one(seat, kind), cards });
  const won: Result = {
    ...result("best-set", [0], laid(0, "pair", "cups-3", "owls-3"), laid(1, "high-card", "cups-9")),
    points: 3,
    pot: ["owls-2", "wands-3", "swords-4"],
    bonuses: [{ seat: 0, spell: "gilded-sigil", points: 1 }],
  };

  test("Pockets turn over card by card, each Set is named, then the Pot is counted", () => {
    const told = scenes(won);
    expect(told.map(({ turned }) => turned.join()).slice(0, 6)).toEqual(["0,0", "1,0", "2,0", "2,0", "2,1", "2,1"]);
    expect(told.map(({ named }) => named)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(told.map(({ forward }) => forward?.seat)).toEqual([, , , 0, , 1, 0, 0, 0, 0, 0]); // eslint-disable-line no-sparse-arrays
    expect(told.at(-1)).toMatchObject({ judged: true, counted: 3, done: true });
  });

  test("points are counted into the winner's score, bonuses last", () => {
    expect(scenes(won).map((scene) => gained(won, scene, 0))).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
    expect(scenes(won).map((scene) => gained(won, scene, 1))).toEqual(Array(11).fill(0));
  });

  test("what is split comes at the end", () => {
    const split = { ...won, reason: "tie", winners: [0, 1], points: 1, bonuses: [] };
    expect(scenes(split).map((scene) => gained(split, scene, 1))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

test("only what is new is shown", () => {
  const [a, b] = [result("alone", [0], one(0, "pair")), result("nobody", [])];
  expect(fresh([], [a])).toBe(0);
  expect(fresh([a], [a, b])).toBe(1);
  expect(fresh([a, b], [a, b])).toBe(null);
  expect(fresh([a, b], [])).toBe(null);
  expect(fresh([a, b], [b])).toBe(0);
});
