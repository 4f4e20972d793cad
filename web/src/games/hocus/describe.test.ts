import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import type { HocusView } from "$lib/generated/hocus";
import { LANGUAGES, Text, type Language } from "$lib/text/text";
import describe from "./describe";

const ROOT = `${import.meta.dirname}/../../../..`;
const FILES = ["src/coven/text", "src/coven/games/hocus/text", "web/src/text", "web/src/games/hocus/text"];
const words = (language: Language) =>
  Text.of(
    language,
    FILES.map((folder) => readFileSync(`${ROOT}/${folder}/${language}.ftl`, "utf-8")),
    ["Ada", "Bruno"],
    true,
  );

/** Ada has hidden a card, knows one in Bruno's Hand and one in the deck; Bruno has looked at her Pocket and commits one of his. */
const view: HocusView = {
  seat: 0,
  asked: [1],
  goal: 25,
  round_limit: null,
  round: 2,
  first: 1,
  schools: ["illusion", null],
  points: [3, 4],
  hands: [["cups-3"], ["owls-4", null]],
  pockets: [
    [["owls-7", "owls-8"], []],
    [[null], [null]],
  ],
  communities: [
    { cards: ["cups-9", "wands-2", null], face_down: [2, 3] },
    { cards: [], face_down: [] },
  ],
  pots: [[null, "swords-3"], []],
  deck: [null, null, "owls-6"],
  owls: [[], ["owls-10"]],
  enchantments: [{ spell: "gilded-sigil", owner: 1, number: 2 }],
  looks: [
    { seat: 1, number: 1, target: 0 },
    { seat: 0, number: 2, target: null },
  ],
  final_turns: null,
  order: [2, 1],
  committed: [0, 2],
  results: [],
};
const lines = (seen: HocusView, language: Language = "en") =>
  describe(seen, words(language)).map((section) => section.lines);

group("the table in words", () => {
  test("tells the round, the deck, what lies face down, and who looked where", () => {
    expect(lines(view)[0]).toEqual([
      "Round 2 · goal 25",
      "First player: Bruno",
      "Order of the showdowns: Community 2 and 1",
      "Deck: 3",
      "Known to you in the deck, by position from the top: 6 of Owls (3)",
      "Community 1: 9 of Cups, 2 of Wands (face down), A card, face down",
      "Pot 1, cards: 2; known to you: 3 of Swords",
      "Community 2: none",
      "Pot 2, cards: 0; known to you: none",
      "Bruno’s Gilded Sigil lies beside Pot 2",
      "Bruno has looked at Ada’s Pocket 1",
      "Ada has looked at Pot 2",
    ]);
  });

  test("tells which Pocket is committed and what is known of a Hand", () => {
    expect(lines(view)[1]).toEqual([
      "Ada: points 3, Hand cards 1, Illusion",
      "Ada, Pocket 1: 7 of Owls, 8 of Owls",
      "Ada, Pocket 2: none",
      "Bruno: points 4, Hand cards 2, Basic Spells only",
      "Bruno, known to you in Hand: 4 of Owls",
      "Bruno, Pocket 1: A card, face down",
      "Bruno, Pocket 2: A card, face down; committed",
      "Bruno, claimed Owls: 10 of Owls",
    ]);
  });

  test("nobody has a school before it is picked", () => {
    expect(lines({ ...view, round: 0 })[1]).toContain("Bruno: points 4, Hand cards 2, no school yet");
  });

  test("the last turns are told while they are due", () => {
    expect(lines({ ...view, final_turns: 1 })[0]).toContain("One more turn after this");
  });

  test.each(LANGUAGES)("an empty Pot and an empty Hand have no card in %s", (language) => {
    const empty = ["pot-size", "hand-of"].map((message) => words(language).say(message, { number: 0 }));
    expect(empty.filter((told) => !told.startsWith("0 "))).toEqual([]);
  });

  test.each(LANGUAGES)("has all of its words in %s", (language) => {
    expect(lines(view, language).flat()).toHaveLength(21);
  });
});
