import { describe, expect, test } from "vitest";
import { commandOf, heard, Playback, standing } from "./playback.svelte";
import type { Moment } from "./source";

const moment = (move: number): Moment => ({
  move,
  events: [{ key: `${move}`, event: { event: "pass" } }],
  view: { seat: 0, asked: [] },
});
const moments = (...moves: number[]) => moves.map(moment);
const at = (...moves: number[]) => {
  const playback = new Playback();
  playback.see(moments(...moves), 0);
  return playback;
};
const key = (name: string, on: Partial<KeyboardEvent> = {}) =>
  commandOf({ key: name, target: document.body, ...on } as KeyboardEvent);

describe("a moment", () => {
  test("is the last that a seat noticed until then", () => {
    expect(standing(moments(0, 2, 5), 4)).toBe(1);
    expect(standing(moments(0, 2, 5), 99)).toBe(2);
    expect(standing(moments(1, 2), 0)).toBe(0);
  });

  test("of a move that was taken back gives way to the one that stands", () => {
    expect(standing(moments(0, 1, 2, 1, 2, 3), 2)).toBe(4);
  });

  test("comes with all that was heard before it", () => {
    expect(heard(moments(0, 1, 2), 1).map((entry) => entry.key)).toEqual(["0", "1"]);
  });
});

describe("playing", () => {
  test("goes on to the end, stops there, and starts again from the beginning", () => {
    const playback = at(0, 1, 2);
    playback.toggle();
    playback.tick();
    expect([playback.index, playback.playing]).toEqual([1, true]);
    playback.tick();
    expect([playback.index, playback.playing]).toEqual([2, false]);
    playback.toggle();
    expect([playback.index, playback.playing]).toEqual([0, true]);
  });

  test("stops when somebody turns a page", () => {
    const playback = at(0, 1, 2);
    playback.toggle();
    playback.obey("next");
    expect([playback.index, playback.playing]).toEqual([1, false]);
  });

  test("never leaves the game", () => {
    const playback = at(0, 1, 2);
    playback.obey("previous");
    expect(playback.index).toBe(0);
    for (const command of ["last", "next"] as const) playback.obey(command);
    expect(playback.index).toBe(2);
  });

  test("is twice as fast at twice the speed", () => {
    const playback = at(0, 1);
    const before = playback.pause;
    playback.speed = 2;
    expect(playback.pause).toBe(before / 2);
  });

  test("has nothing to play in a game of one moment", () => {
    const playback = at(0);
    playback.toggle();
    expect(playback.playing).toBe(false);
  });
});

test("other eyes see the same move", () => {
  const playback = at(0, 1, 2, 3);
  playback.go(2);
  playback.see(moments(0, 3));
  expect([playback.index, playback.move]).toEqual([0, 0]);
  playback.see(moments(0, 1, 2, 3), 2);
  expect(playback.move).toBe(2);
});

test("keys turn the pages, but not those that a field or a button needs itself", () => {
  expect([key("ArrowLeft"), key("End"), key(" "), key("x")]).toEqual(["previous", "last", "toggle", null]);
  const [field, button] = [document.createElement("input"), document.createElement("button")];
  expect([key("ArrowLeft", { target: field }), key(" ", { target: button }), key("Home", { target: button })]).toEqual([
    null,
    null,
    "first",
  ]);
  expect(key("ArrowLeft", { altKey: true })).toBeNull();
});
