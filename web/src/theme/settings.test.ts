import { expect, test } from "vitest";
import { recalled } from "./settings.svelte";

test("what was stored is taken as far as it makes sense", () => {
  expect(recalled('{"language":"fr","theme":"day","sound":"loud","other":1}')).toMatchObject({
    language: "fr",
    theme: "day",
    sound: false,
  });
  expect(recalled('{"language":"tlh"}').language).toBe("en");
  expect(recalled("not JSON").theme).toBe("night");
  expect("other" in recalled('{"other":1}')).toBe(false);
});
