import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import type { HocusPocusView } from "$lib/generated/hocus_pocus";
import { LANGUAGES, Text, type Language } from "$lib/text/text";
import describe from "./describe";

const ROOT = `${import.meta.dirname}/../../../..`;
const FILES = ["src/coven/text", "src/coven/games/hocus_pocus/text", "web/src/games/hocus_pocus/text"];
const words = (language: Language) =>
  Text.of(
    language,
    FILES.map((folder) => readFileSync(`${ROOT}/${folder}/${language}.ftl`, "utf-8")),
    ["Ada", "Bruno", "Carla"],
    true,
  );

/** Ada's Thief 3 on its way to Carla: a Mirror, a Wand, and an Hourglass on it; her Spell has resolved before. */
const view: HocusPocusView = {
  seat: 1,
  asked: [1],
  turn: 0,
  turns: 4,
  turn_limit: 40,
  cauldron: 7,
  gems: [1, 2, 0],
  hand: ["amulet"],
  hand_sizes: [2, 1, 3],
  known: [["owl-1"], [], []],
  grimoires: [["owl-2"], [], ["curse-1"]],
  hocus: {
    seat: 0,
    card: "thief-3",
    number: 6,
    target: 2,
    doubled: true,
    hourglass: true,
    pocus: [
      { seat: 1, card: "enchanted-mirror", target: 2 },
      { seat: 2, card: "magic-wand" },
      { seat: 0, card: "hourglass" },
    ],
  },
  zone: ["spell-1", "thief-3", "enchanted-mirror", "magic-wand", "hourglass"],
  discard: ["vortex", "owl-1", "vortex"],
  library_size: 30,
  library: ["thief-1", null, "spell-2"],
};
const lines = (seen: HocusPocusView, language: Language = "en") =>
  describe(seen, words(language)).map((section) => section.lines);

group("the table in words", () => {
  test("tells the turn, the Discard and what is known of the Library", () => {
    expect(lines(view)[0]).toEqual([
      "7 gems in the Cauldron",
      "Turn 5 of 40: Ada",
      "Library 30 · Discard 3",
      "Top of the Library, as far as you know: Thief 1, unknown, Spell 2",
      "In the Discard: Owl 1, Vortex ×2",
    ]);
  });

  test("tells what lies on the Hocus, what it comes to, and what has resolved", () => {
    expect(lines(view)[1]).toEqual([
      "Ada casts Thief 3 at Carla",
      "Bruno has laid Enchanted Mirror and named Carla",
      "Carla has laid Magic Wand",
      "Ada has laid Hourglass",
      "A Magic Wand has doubled its number: 6",
      "Then an Hourglass ends the turn",
      "Resolved this turn: Spell 1",
    ]);
  });

  test("tells a void Pocus from one that works", () => {
    const struck: HocusPocusView = {
      ...view,
      hocus: { seat: 0, card: "spell-1", pocus: [{ seat: 1, card: "amulet", void: true }] },
      zone: ["spell-1", "amulet"],
    };
    expect(lines(struck)[1]).toEqual([
      "Ada casts Spell 1",
      "Bruno has laid Amulet, without effect after the Lightning",
    ]);
  });

  test("tells the known cards of a Hand", () => {
    expect(lines(view)[2]).toContain("Ada, known cards in Hand: Owl 1");
  });

  test.each([
    [40, "Turn 40 of 40"],
    [null, "Turn 41"],
  ])("counts no turn after the end (limit %s)", (limit, told) => {
    const outcome = { reason: "turn-limit", sides: [[0], [1], [2]], scores: [1, 2, 0], ranking: [[1], [0], [2]] };
    expect(lines({ ...view, turns: 40, turn_limit: limit, outcome })[0]).toContain(told);
  });

  test.each(LANGUAGES)("says all of it in %s", (language) => {
    expect(lines(view, language).map((told) => told.length)).toEqual(lines(view).map((told) => told.length));
  });
});
