import { expect, test } from "vitest";
import { answered } from "./answerKeys";

const PASS = { move: "pass" };
const LAY = { move: "lay", card: "amulet" };

function press(key: string, on = "div", more: KeyboardEventInit = {}): KeyboardEvent {
  const element = document.createElement(on);
  document.body.append(element);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  element.dispatchEvent(event);
  return event;
}

test("P passes, wherever the focus is but in a field", () => {
  expect(answered(press("p"), [LAY, PASS], null)).toBe(PASS);
  expect(answered(press("P", "button"), [PASS], PASS)).toBe(PASS);
  expect(answered(press("p", "input"), [PASS], PASS)).toBeNull();
  expect(answered(press("p"), [LAY], LAY)).toBeNull();
});

test("Enter does the one thing that is lit, unless it presses something else", () => {
  expect(answered(press("Enter"), [PASS], PASS)).toBe(PASS);
  expect(answered(press("Enter"), [LAY, PASS], null)).toBeNull();
  expect(answered(press("Enter", "button"), [PASS], PASS)).toBeNull();
});

test("keys with others held down, or held themselves, answer nothing", () => {
  expect(answered(press("p", "div", { ctrlKey: true }), [PASS], PASS)).toBeNull();
  expect(answered(press("Enter", "div", { repeat: true }), [PASS], PASS)).toBeNull();
});
