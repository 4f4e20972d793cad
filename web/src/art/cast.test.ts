import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACES, faceOf } from "./cast";

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");

test("everybody of the cast is drawn in four moods", () => {
  const drawn = sheet("./cast.svg");
  for (const face of FACES)
    for (const mood of ["calm", "pleased", "struck", "thinking"])
      expect(drawn).toContain(`<symbol id="cast-${face}-${mood}" viewBox="0 0 96 96"`);
});

test("somebody of the cast has their own face, also in a record, and a name keeps the face it got", () => {
  expect(faceOf("Nan")).toBe("nan");
  expect(faceOf("Tansy (adept)")).toBe("tansy");
  expect(faceOf("Ada", "bibi")).toBe("bibi");
  expect(faceOf("Ada", "nobody")).toBe(faceOf("Ada"));
  expect(FACES).toContain(faceOf("Somebody else"));
});

test.each(["hocus", "hocus_pocus", "mandragora", "stupefix"])(
  "the sheet of %s points at nothing that is not in it",
  (game) => {
    const drawn = sheet(`../games/${game}/art.svg`);
    const there = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...drawn.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !there.has(id))).toEqual([]);
    expect(there.size).toBe([...drawn.matchAll(/ id="/g)].length);
    expect(drawn).not.toMatch(/style=|class=|<script/);
  },
);
