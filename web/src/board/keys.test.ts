import { expect, test } from "vitest";
import { KEYS, TOLD, wished } from "./keys";

const pressed = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) => {
  let found: string | null = null;
  const hear = (event: Event) => (found = wished(event as KeyboardEvent));
  document.addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return found;
};

test("a letter is a wish, unless a field is written in or another key is held", () => {
  expect(pressed("h")).toBe("hint");
  expect(pressed("?")).toBe("help");
  expect(pressed("x")).toBeNull();
  expect(pressed("c", { ctrlKey: true })).toBeNull();
  const field = document.body.appendChild(document.createElement("input"));
  expect(pressed("h", {}, field)).toBeNull();
  field.remove();
});

test("the help tells every key", () => {
  const told = TOLD.map(([key]) => key.toLowerCase());
  expect(told).toEqual(expect.arrayContaining(Object.keys(KEYS)));
});
