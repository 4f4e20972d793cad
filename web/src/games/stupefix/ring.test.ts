import { describe, expect, test } from "vitest";
import { angle, fit, line, ring, shortWay, type Place } from "./ring";

const apart = (a: Place, b: Place) =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 0.01 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 0.01;

describe.each([
  ["a small phone", 344, 410],
  ["a phone", 374, 410],
  ["a tablet", 804, 820],
  ["a wide screen", 949, 450],
  ["a very wide one", 2150, 900],
])("on %s", (_, width, height) => {
  test.each([4, 5, 6, 7, 8])("%i people sit side by side, within the table, and none on the rewards", (players) => {
    const { places, hands, middle } = ring(players, 2, width, height);
    expect(places).toHaveLength(players);
    places.forEach((place, seat) => {
      expect(place.width).toBeGreaterThanOrEqual(80);
      expect(place.height).toBeGreaterThanOrEqual(44);
      expect(Math.min(place.x - place.width / 2, place.y - place.height / 2)).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width / 2).toBeLessThanOrEqual(width);
      expect(place.y + place.height / 2).toBeLessThanOrEqual(height);
      expect(places.slice(seat + 1).every((other) => apart(place, other))).toBe(true);
      expect(apart(place, middle)).toBe(true);
      expect(places.every((other) => apart(other, { ...hands[seat]!, width: 4, height: 4 }))).toBe(true);
    });
    expect(fit(9, middle.width, middle.height, 190).size).toBeGreaterThanOrEqual(44);
  });
});

test("you sit at the lower edge, and whoever is to your left comes next", () => {
  const { places } = ring(4, 1, 374, 460);
  const lowest = Math.max(...places.map((place) => place.y + place.height / 2));
  expect(places[1]!.y + places[1]!.height / 2).toBe(lowest);
  expect(places[2]!.x).toBeLessThan(places[3]!.x);
  expect(places[3]!.x).toBeLessThan(places[0]!.x);
});

test("a wand turns the short way", () => {
  expect(angle({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
  expect(shortWay(170, -170)).toBe(190);
  expect(shortWay(10, 20)).toBe(20);
  expect(shortWay(-350, 0)).toBe(-360);
});

test("two who aim at one another have two lines", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(line(a, b, 10, 4)).toEqual({ from: { x: 0, y: 4 }, to: { x: 90, y: 4 } });
  expect(line(b, a, 10, 4).from.y).toBeCloseTo(-4);
});

test("nine cards take the room that they have", () => {
  expect(fit(9, 182, 290, 190).columns).toBe(3);
  expect(fit(9, 520, 265, 190).columns).toBe(5);
  expect(fit(9, 2000, 2000, 190).size).toBe(190);
});
