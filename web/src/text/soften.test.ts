import { expect, test } from "vitest";
import { longestPart, soften } from "./soften";

test("long names may break in the middle, short ones stay whole", () => {
  const broken = (word: string) => soften(word).replaceAll("\u00AD", "|");
  expect(["Counterspell", "Abracadabra", "Inspiration", "Contresort", "Thief", "Enchanted Mirror"].map(broken)).toEqual(
    ["Counter|spell", "Abraca|dabra", "Inspi|ration", "Contre|sort", "Thief", "Enchan|ted Mirror"],
  );
});

test("what must stand side by side, with the hyphen", () => {
  expect(longestPart(soften("Counterspell"))).toBe(8);
  expect(longestPart("Magic Wand")).toBe(5);
});
