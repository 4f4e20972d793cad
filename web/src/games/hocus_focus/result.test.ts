import { describe, expect, it } from "vitest";
import type { HocusFocusView } from "$lib/generated/hocus_focus";
import { inCommon, resultOf } from "./result";

const TARGET = "skinny-red-red-red-red";
const NEAR_MISS = "skinny-red-purple-purple-green";
const MATCH = "wide-green-turquoise-purple-purple";

function shown(verdict: object, calls: object[] = []): HocusFocusView {
  return { area: [MATCH, NEAR_MISS], target: TARGET, moment: "showing", verdict, calls } as unknown as HocusFocusView;
}

describe("the result of a race", () => {
  it("tells what a wrong wizard shares with the target", () => {
    expect(inCommon(NEAR_MISS, TARGET)).toEqual(["size", "hat"]);
    const found = resultOf(shown({ seat: 1, right: false, place: 2 }));
    expect(found).toMatchObject({ right: false, place: 2, shared: ["size", "hat"], message: "shown-common" });
  });
  it("tells that a match shares nothing", () => {
    const found = resultOf(shown({ seat: 1, right: true, place: 1 }));
    expect(found).toMatchObject({ right: true, shared: [], message: "shown-match" });
  });
  it("tells whether there was a match, but not where", () => {
    const calls = [{ seat: 1, word: "no-match", ms: 800 }];
    expect(resultOf(shown({ seat: 1, right: true, place: null }, calls))?.message).toBe("shown-no-match");
    expect(resultOf(shown({ seat: 1, right: false, place: null }, calls))).toMatchObject({
      message: "shown-there-is",
      place: null,
    });
  });
  it("tells who was too late, and that nobody wins a tie", () => {
    const calls = [{ seat: 1, word: "kazaam", ms: 800 }];
    expect(resultOf(shown({ seat: 1, right: false, place: null }, calls))?.message).toBe("shown-late");
    expect(resultOf(shown({ seat: null, right: false, place: null }))?.message).toBe("shown-nobody");
  });
  it("is nothing while a race is on", () => {
    expect(resultOf({ moment: null, verdict: null } as unknown as HocusFocusView)).toBeNull();
  });
});
