import { expect, test } from "vitest";
import type { Event } from "$lib/generated/hocus_focus";
import { lastVerdict, races, whyBarred } from "./history";

const card = "skinny-red-red-red-red";
const turned = (opening: number): Event => ({ event: "turned", card, opening });
const reopened = (opening: number): Event => ({ event: "reopened", opening });
const called = (seat: number, word: "kazaam" | "no-match" = "kazaam"): Event => ({
  event: "called",
  seat,
  word,
  ms: 900,
});
const pointed = (seat: number): Event => ({ event: "pointed", seat, place: 3, card });
const won = (seat: number): Event => ({ event: "won", seat, card, bonus: 1 });
const barred = (seat: number): Event => ({ event: "barred", seat });

const wrong = [turned(1), called(1), pointed(1), barred(1), reopened(2)];

test("a log falls into races", () => {
  expect(races([...wrong, called(0)]).map((race) => race.length)).toEqual([0, 4, 2]);
});

test("the last race that closed has a verdict", () => {
  expect(lastVerdict([turned(1), called(0), pointed(0), won(0), turned(2)])).toEqual({
    kind: "won",
    seats: [0],
    bonus: 1,
  });
  expect(lastVerdict(wrong)).toEqual({ kind: "wrong", seats: [1], bonus: 0 });
  expect(lastVerdict([turned(1), called(2), { event: "pointed-late", seat: 2 }, barred(2), reopened(2)])?.kind).toBe(
    "late",
  );
  expect(lastVerdict([turned(1), called(2, "no-match"), barred(2), reopened(2)])?.kind).toBe("there-is");
  expect(
    lastVerdict([
      turned(1),
      called(0),
      called(2),
      { event: "tied", seats: [0, 2] },
      { event: "set-aside", card },
      turned(2),
    ])?.seats,
  ).toEqual([0, 2]);
  expect(lastVerdict([turned(1), { event: "idle" }, { event: "set-aside", card }, turned(2)])?.kind).toBe("idle");
});

test("while somebody points, there is no verdict yet", () => {
  expect(lastVerdict([...wrong, called(0)])).toBeNull();
  expect(lastVerdict([turned(1)])).toBeNull();
});

test("a bar has its reason until the next round", () => {
  expect(whyBarred(wrong, 1)).toBe("wrong");
  expect(whyBarred(wrong, 0)).toBeNull();
  expect(
    whyBarred(
      [...wrong, called(0), pointed(0), barred(0), { event: "all-barred" }, { event: "set-aside", card }, turned(3)],
      1,
    ),
  ).toBeNull();
});
