import { afterEach, expect, test } from "vitest";
import { closing } from "./closing";

const forget: (() => void)[] = [];
afterEach(() => {
  forget.splice(0).forEach((stop) => stop());
  document.body.replaceChildren();
});

function opened(): HTMLDetailsElement {
  const box = document.createElement("details");
  box.innerHTML = "<summary tabindex='0'>Discard</summary><button>Owl 1</button>";
  document.body.append(box);
  box.open = true;
  forget.push(closing(box));
  return box;
}

test("a click beside an open box closes it, and one inside does not", () => {
  const box = opened();
  box.querySelector("button")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(box.open).toBe(true);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(box.open).toBe(false);
});

test("Escape closes it, gives the focus back, and undoes nothing else", () => {
  const [box, heard] = [opened(), [] as string[]];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  addEventListener("keydown", listen);
  forget.push(() => removeEventListener("keydown", listen));
  const escape = () =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  box.querySelector("button")!.focus();
  escape();
  expect([box.open, document.activeElement, heard]).toEqual([false, box.querySelector("summary"), []]);
  escape();
  expect(heard).toEqual(["Escape"]);
});
