import { beforeEach, expect, test } from "vitest";
import type { TableAnswer } from "$lib/generated/protocol";
import { pledgeOf, remember } from "./pledges";

const answer = (id: string, commitment: string, nonce: string) =>
  ({
    table: {
      id,
      commitment,
      seats: [
        { seat: 0, nonce: "a bot's" },
        { seat: 1, nonce },
      ],
    },
    seat: 1,
  }) as unknown as TableAnswer;

beforeEach(() => localStorage.clear());

test("what was promised first is remembered, whatever is promised later", () => {
  remember(answer("t", "first", "n1"), "n1");
  remember(answer("t", "second", "n1"), "n2");
  expect(pledgeOf("t")).toEqual({ commitment: "first", nonce: "n1" });
});

test("who sits down again gives another nonce", () => {
  remember(answer("t", "first", "n1"), "n1");
  remember(answer("t", "first", "n2"), "n2");
  expect(pledgeOf("t")?.nonce).toBe("n2");
});

test("a nonce that the server did not take is not expected in the deal", () => {
  remember(answer("t", "first", "another"), "mine");
  expect(pledgeOf("t")).toEqual({ commitment: "first", nonce: null });
});

test("the oldest promises are forgotten, and what others wrote there does no harm", () => {
  localStorage.setItem("coven.pledges", "{");
  for (let number = 0; number <= 200; number++) remember(answer(`t${number}x`, "c", "n"), "n");
  expect([pledgeOf("t0x"), pledgeOf("t200x")]).toEqual([null, { commitment: "c", nonce: "n" }]);
});
