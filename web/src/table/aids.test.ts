import { beforeEach, expect, test, vi } from "vitest";
import type { Hint } from "$lib/generated/protocol";
import { Aids, type Helper } from "./aids.svelte";
import { Picker } from "./picker.svelte";

const HINT: Hint = { move: { move: "pass" }, message: "why-nothing" };
let helper: { [name in keyof Helper]: ReturnType<typeof vi.fn<Helper[name]>> };
let picker: Picker;
let aids: Aids;

beforeEach(() => {
  helper = { hint: vi.fn(() => Promise.resolve(HINT)), offered: vi.fn(() => Promise.resolve(true)), back: vi.fn() };
  picker = new Picker(vi.fn());
  aids = new Aids(helper, picker);
  aids.seen(1, 1);
});

test("a hint lights up its move, and is asked for once while the question is the same", async () => {
  await aids.ask();
  aids.seen(2, 1);
  await aids.ask();
  expect([aids.hint, picker.advised, helper.hint.mock.calls.length]).toEqual([HINT, HINT.move, 1]);
  aids.seen(3, 3);
  expect([aids.hint, picker.advised]).toEqual([null, null]);
});

test("a hint that comes after the next question is not shown", async () => {
  const asking = aids.ask();
  aids.seen(2, 2);
  await asking;
  expect(aids.hint).toBeNull();
});

test("where there is no hint, that is said until the next question", async () => {
  helper.hint.mockResolvedValue(null);
  await aids.ask();
  expect(aids.silent).toBe(true);
  aids.seen(2, 2);
  expect(aids.silent).toBe(false);
});

test("a move can be taken back until something else happens, and once", async () => {
  await aids.moved();
  expect(aids.undoable).toBe(true);
  aids.takeBack();
  expect([aids.undoable, helper.back.mock.calls.length]).toEqual([false, 1]);
  await aids.moved();
  aids.seen(2, 1);
  expect(aids.undoable).toBe(false);
});
