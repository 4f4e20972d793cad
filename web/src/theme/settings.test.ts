import { expect, test } from "vitest";
import { preferred, recalled } from "./settings.svelte";

test("what was stored is taken as far as it makes sense", () => {
  expect(recalled('{"language":"fr","theme":"day","sound":"loud","other":1}')).toMatchObject({
    language: "fr",
    theme: "day",
    sound: false,
  });
  expect(recalled('{"language":"tlh"}').language).toBe("en");
  expect(recalled("not JSON").theme).toBe("system");
  expect("other" in recalled('{"other":1}')).toBe(false);
});

test("the browser's order of languages is kept", () => {
  expect(preferred(["fr-FR", "fr", "en-US", "en"])).toBe("fr");
  expect(preferred(["de", "ES-mx", "fr", "en"])).toBe("es");
  expect(preferred(["de"])).toBe("en");
});
