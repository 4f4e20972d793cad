import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { de } from "./french";
import {
  LANGUAGES,
  MissingText,
  PLAIN,
  printed,
  SEATS,
  Text,
  type Language,
  type RefusalValue,
  type Tagged,
} from "./text";

const ROOT = fileURLToPath(new URL("../../..", `file://${import.meta.dirname}/`)).replace(/\/$/, "");
const GENERATED = `${ROOT}/web/src/generated`;
const PEOPLE = ["Ada", "Bruno", "Carla", "Dario"];

interface Sentence {
  language: Language;
  kind: "move" | "event" | "prompt" | "refusal" | "outcome";
  value: unknown;
  sentence: string;
}

const folderOf = (game: string) =>
  game === "familiars" ? `${ROOT}/examples/${game}` : `${ROOT}/src/coven/games/${game}`;
const read = (path: string) => readFileSync(path, "utf-8");

function text(language: Language, game: string): Text {
  const own = `${folderOf(game)}/text/${language}.ftl`;
  const sources = [`${ROOT}/src/coven/text/${language}.ftl`, existsSync(own) ? own : `${folderOf(game)}/text/en.ftl`];
  return Text.of(language, sources.map(read), PEOPLE, true);
}

function say(text: Text, { kind, value }: Sentence): string {
  switch (kind) {
    case "prompt":
      return text.prompt(value as RefusalValue);
    case "refusal":
      return text.refusal(value as RefusalValue);
    case "outcome":
      return text.say(`outcome-${(value as { reason: string }).reason}`);
    default:
      return text.value(value as Tagged);
  }
}

const games = readdirSync(GENERATED).flatMap((file) => /^(.+)\.sentences\.json$/.exec(file)?.[1] ?? []);

describe.each(games)("%s is said as Python says it", (game) => {
  const sentences = JSON.parse(read(`${GENERATED}/${game}.sentences.json`)) as Sentence[];
  test.each(LANGUAGES)("in %s", (language) => {
    const own = sentences.filter((one) => one.language === language);
    if (own.length === 0) return;
    const words = text(language, game);
    expect(own.map((one) => say(words, one))).toEqual(own.map((one) => one.sentence));
  });
});

test("the same arguments are players and plain text on both sides", () => {
  const python = JSON.parse(read(`${GENERATED}/text.json`)) as { seats: string[]; plain: string[] };
  expect([...SEATS].sort()).toEqual(python.seats);
  expect([...PLAIN].sort()).toEqual(python.plain);
});

test("a number at the end of a card's name is printed on it", () => {
  expect(printed("thief-3")).toEqual({ kind: "thief", number: 3 });
  expect(printed("black-cat")).toEqual({ kind: "black-cat", number: null });
});

test("in Spanish the last of a list decides between y and e", () => {
  const spanish = text("es", "hocus_pocus");
  expect(spanish.say("event-received", { cards: ["owl-1", "inspiration-2"] })).toBe("Robas Búho 1 e Inspiración 2.");
  expect(["Inés", "Íñigo", "Hilda"].map((name) => spanish.list(["Ada", name]))).toEqual([
    "Ada e Inés",
    "Ada e Íñigo",
    "Ada e Hilda",
  ]);
  expect(["Ada", "Hierro", "Iago"].map((name) => spanish.list(["Inés", name]))).toEqual([
    "Inés y Ada",
    "Inés y Hierro",
    "Inés y Iago",
  ]);
  expect(text("en", "hocus_pocus").list(["Ada", "Inés"])).toBe("Ada and Inés");
});

test("in French de is joined to a name that begins with a vowel or a silent h", () => {
  const joined = ["Ada", "Éric", "Inés", "Yves", "Hélène"];
  const apart = ["Bruno", "Yann", "Harry", "3 robots", "Bot 3"];
  expect([...joined, ...apart].map(de)).toEqual([
    ...joined.map((name) => `d’${name}`),
    ...apart.map((name) => `de ${name}`),
  ]);
});

test("a place in a game of one's own is said as people say it", () => {
  const said = (language: Language, number: number, low: number) =>
    Text.of(language, [read(`${ROOT}/web/src/text/${language}.ftl`)], [], true).say("history-place", {
      number,
      high: 4,
      low,
    });
  expect([2, 3, 4].map((place) => said("en", place, place))).toEqual([
    "2nd of 4, 2 points",
    "3rd of 4, 3 points",
    "4th of 4, 4 points",
  ]);
  expect([said("en", 3, 1), said("fr", 3, 1), said("es", 3, 1)]).toEqual([
    "3rd of 4, 1 point",
    "3e sur 4, 1 point",
    "3.º de 4, 1 punto",
  ]);
});

test("a missing message is an error in tests and its own name at a table", () => {
  const strict = Text.of("en", [], [], true);
  expect(() => strict.say("no-such-message")).toThrow(MissingText);
  expect(Text.of("en", []).say("no-such-message")).toBe("no-such-message");
});

test("the page has the same messages in every language", () => {
  const ids = (file: string) => [...read(file).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
  const files = (language: Language) => [`${ROOT}/web/src/text/${language}.ftl`, ...tables(language)];
  for (const language of LANGUAGES) expect(files(language).map(ids)).toEqual(files("en").map(ids));
});

function tables(language: Language): string[] {
  const games = `${ROOT}/web/src/games`;
  const withText = readdirSync(games).filter((game) => existsSync(`${games}/${game}/text`));
  return withText.map((game) => `${games}/${game}/text/${language}.ftl`);
}
