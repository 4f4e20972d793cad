import { expect, test } from "vitest";
import type { Move } from "$lib/table/picking";
import { Caller } from "./caller.svelte";

/** A caller whose frames are shown by hand. */
function caller() {
  const sent: Move[] = [];
  const frames: ((at: number) => void)[] = [];
  const one = new Caller(
    (move) => sent.push(move),
    (then) => frames.push(then),
  );
  return { one, sent, show: (at: number) => frames.splice(0).forEach((frame) => frame(at)) };
}

test("a call carries the time since its target was shown, and its opening", () => {
  const { one, sent, show } = caller();
  one.open(7);
  show(1000);
  one.call("no-match", 2234.4);
  expect(sent).toEqual([{ move: "no-match", opening: 7, ms: 1234 }]);
});

test("what cannot have been seen cannot be called", () => {
  const { one, sent, show } = caller();
  one.open(7);
  one.call("kazaam", 900);
  show(1000);
  one.call("kazaam", 999);
  expect(sent).toEqual([]);
});

test("the clock runs on while the same race is open, and begins anew with the next", () => {
  const { one, sent, show } = caller();
  one.open(7);
  show(1000);
  one.open(7);
  show(5000);
  one.call("wait", 1500);
  one.open(8);
  show(2000);
  one.call("kazaam", 2100);
  expect(sent).toEqual([
    { move: "wait", opening: 7 },
    { move: "kazaam", opening: 8, ms: 100 },
  ]);
});

test("a frame of a race that is over starts no clock", () => {
  const { one, sent, show } = caller();
  one.open(7);
  one.open(8);
  show(1000);
  one.call("kazaam", 1300);
  expect(sent).toEqual([{ move: "kazaam", opening: 8, ms: 300 }]);
});

test("a call is sent once until it is answered", () => {
  const { one, sent, show } = caller();
  one.open(1);
  show(0);
  one.call("kazaam", 100);
  one.call("kazaam", 110);
  one.refused();
  one.call("kazaam", 120);
  expect(sent.map(({ ms }) => ms)).toEqual([100, 120]);
});

test("a quick point waits for the answer to the call, with its own time", () => {
  const { one, sent, show } = caller();
  one.open(1);
  show(0);
  one.call("kazaam", 100);
  one.point(5, 400);
  one.point(6, 500);
  expect(sent).toHaveLength(1);
  one.heard(true);
  expect(sent[1]).toEqual({ move: "point", place: 5, ms: 400 });
  expect(one.pointed).toBe(5);
  one.heard(false);
  expect(one.pointed).toBeNull();
});

test("a quick point is forgotten if its call was void", () => {
  const { one, sent, show } = caller();
  one.open(1);
  show(0);
  one.call("kazaam", 100);
  one.point(5, 400);
  one.refused();
  one.heard(true);
  expect(sent).toHaveLength(1);
});

test("a point without a call is sent all the same: the server says why not", () => {
  const { one, sent, show } = caller();
  one.open(1);
  show(0);
  one.point(5, 400);
  expect(sent).toEqual([{ move: "point", place: 5, ms: 400 }]);
});
