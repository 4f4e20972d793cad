import { expect, test } from "vitest";
import { journeys, type Spot } from "./motion";

const spot = (id: string, card: string, x: number): Spot => ({ id, card, x, y: 0, width: 100 });

test("a card that leaves one place and comes to another travels between them", () => {
  const before = [spot("hand:thief-3:0", "thief-3", 0), spot("hand:owl-1:0", "owl-1", 100)];
  const after = [spot("zone:0", "thief-3", 500), spot("hand:owl-1:0", "owl-1", 100)];
  expect(journeys(before, after)).toEqual([{ id: "zone:0", from: before[0] }]);
});

test("cards that close the gap slide", () => {
  const before = [spot("hand:a:0", "a", 0), spot("hand:b:0", "b", 100)];
  expect(journeys(before, [spot("hand:b:0", "b", 0)])).toEqual([{ id: "hand:b:0", from: before[1] }]);
});

test("a card that is turned up comes from a card that lay face down", () => {
  const before = [spot("hand 2::0", "", 40)];
  expect(journeys(before, [spot("zone:0", "owl-1", 300)])).toEqual([{ id: "zone:0", from: before[0] }]);
});

test("one card is the source of one journey only", () => {
  const before = [spot("hand:a:0", "a", 0)];
  const after = [spot("zone:0", "a", 300), spot("zone:1", "a", 400)];
  expect(journeys(before, after).map((journey) => journey.id)).toEqual(["zone:0"]);
});

test("no card comes from where cards only go", () => {
  const before = [{ ...spot("took:0", "a", 0), last: true }];
  expect(journeys(before, [spot("prize:0", "a", 300)])).toEqual([]);
  expect(journeys(before, [spot("took:0", "a", 300)])).toEqual([{ id: "took:0", from: before[0] }]);
});
