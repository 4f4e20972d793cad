import { expect, test } from "vitest";
import type { Event, View } from "./game";
import { moodOf } from "./mood";

const view = (given: Partial<View> = {}): View => ({ seat: 0, asked: [], ...given });
const log = (...events: [string, Event][]) => events.map(([key, event]) => ({ key, event }));
const game = {
  aimed: () => [2],
  feelings: (event: Event) =>
    event.event === "robbed" ? { pleased: [event["seat"] as number], struck: [event["target"] as number] } : {},
};
const robbed = { event: "robbed", seat: 1, target: 3 };

test("whoever is asked thinks, whoever is aimed at is struck, the others are calm", () => {
  const seen = { view: view({ asked: [1] }), game, log: [] };
  expect([0, 1, 2].map((seat) => moodOf(seen, seat))).toEqual(["calm", "thinking", "struck"]);
});

test("what just happened shows on the faces, and what happened before does not", () => {
  expect([1, 3].map((seat) => moodOf({ view: view(), game, log: log(["4.0", robbed]) }, seat))).toEqual([
    "pleased",
    "struck",
  ]);
  const later = log(["4.0", robbed], ["5.0", { event: "passed", seat: 0 }]);
  expect(moodOf({ view: view(), game, log: later }, 3)).toBe("calm");
});

test("at the end the winners are pleased and the others are not", () => {
  const outcome = { reason: "x", sides: [[0], [1]], ranking: [[1], [0]], scores: [1, 2] } as unknown as View["outcome"];
  const seen = { view: view({ outcome: outcome! }), game, log: [] };
  expect([0, 1].map((seat) => moodOf(seen, seat))).toEqual(["struck", "pleased"]);
});
