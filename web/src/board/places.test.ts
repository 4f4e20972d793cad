import { expect, test } from "vitest";
import { headline, nextLevel, places } from "./places";

const outcome = { reason: "x", sides: [[0], [1], [2]], scores: [4, 9, 9], ranking: [[1, 2], [0]] };

test("who shares a place has the same, and the next place is counted on", () => {
  expect(places(outcome).map(({ place, seats, score }) => [place, seats[0], score])).toEqual([
    [1, 1, 9],
    [1, 2, 9],
    [3, 0, 4],
  ]);
});

test("everybody is told their own place, and who looks on is told who won", () => {
  const placed = places(outcome);
  expect(headline(placed, 1).message).toBe("end-you-share");
  expect(headline(placed, 0)).toEqual({ message: "end-place", args: { number: 3 } });
  expect(headline(placed, -1)).toEqual({ message: "end-wins", args: { seats: [1, 2] } });
  expect(headline(places({ ...outcome, ranking: [[1], [2], [0]] }), 1).message).toBe("end-you-win");
});

test("whoever beats bots of one level is offered the next one", () => {
  const placed = places({ ...outcome, ranking: [[0], [1], [2]] });
  expect(nextLevel(placed, 0, ["adept", "adept"])).toBe("master");
  expect(nextLevel(placed, 0, ["master", "master"])).toBeNull();
  expect(nextLevel(placed, 0, ["adept", "master"])).toBeNull();
  expect(nextLevel(placed, 0, [])).toBeNull();
  expect(nextLevel(placed, 1, ["adept"])).toBeNull();
});
