import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { StupefixView } from "$lib/generated/stupefix";
import positions from "$lib/generated/stupefix.positions.json";
import { Text } from "$lib/text/text";
import describe from "./describe";

const ROOT = `${import.meta.dirname}/../../../..`;
const FILES = ["src/coven/text", "src/coven/games/stupefix/text", "web/src/text", "web/src/games/stupefix/text"];
const text = Text.of(
  "en",
  FILES.map((folder) => readFileSync(`${ROOT}/${folder}/en.ftl`, "utf-8")),
  [],
  true,
);

/** What is told of each person once all have cast. */
function people(cast: "fizzle" | "shield"): readonly string[] {
  const view = positions[0]!.view as unknown as StupefixView;
  const everybody = view.houses.map((_, seat) => seat);
  const casts = everybody.map(
    (seat) => [...Array<"fizzle">(view.round - 1).fill("fizzle"), seat === 0 ? cast : "fizzle"] as const,
  );
  return describe(
    { ...view, phase: "sharing", aims: everybody.map(() => 1), casts: casts.map((each) => [...each]) },
    text,
  )[1]!.lines;
}

test("a Shield drops one's own aim, and the others keep theirs", () => {
  const aims = (lines: readonly string[]) => lines.map((line) => line.includes("aims at"));
  expect(aims(people("fizzle"))).not.toContain(false);
  expect(aims(people("shield"))).toEqual(aims(people("fizzle")).map((_, seat) => seat > 0));
});
