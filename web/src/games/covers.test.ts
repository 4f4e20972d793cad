import { expect, test } from "vitest";
import { coverOf } from "./covers";
import fallback from "./fallback/cover";

const tables = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1]!);

test.each(tables.filter((game) => game !== "fallback"))("the lobby shows %s with the cover from its folder", (game) => {
  expect(coverOf(game)).not.toBe(fallback);
});

test("a game without a folder has the plain cover", () => {
  expect(coverOf("familiars")).toBe(fallback);
});
