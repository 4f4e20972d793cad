import { expect, test } from "vitest";
import { marked } from "./marked";
import { Text } from "./text";

test("cards and people are told apart from the words around them", () => {
  const text = Text.of(
    "en",
    [
      "thief = Thief { $n }\nevent-cast = { $seat } casts { $card } at { $target ->\n [none] nobody\n*[other] { $target }\n}.",
    ],
    ["Ada", "Bruno"],
    true,
  );
  const event = { event: "cast", seat: 0, card: "thief-3", target: null };
  expect(marked(text, (words) => words.value(event))).toEqual([
    { text: "Ada", seat: true },
    { text: " casts " },
    { text: "Thief 3", card: "thief-3" },
    { text: " at nobody." },
  ]);
});

test("a marked name sounds like the name", () => {
  const text = Text.of(
    "es",
    ["list = { $given } y { $detail }\nlist-before-i = { $given } e { $detail }\nwon = Ganan { $seats }."],
    ["Ada", "Inés"],
    true,
  );
  const said = (seats: number[]) =>
    marked(text, (words) => words.say("won", { seats }))
      .map((part) => part.text)
      .join("");
  expect([said([0, 1]), said([1, 0])]).toEqual(["Ganan Ada e Inés.", "Ganan Inés y Ada."]);
});

test("in French a marked name is joined to de as it sounds", () => {
  const text = Text.of("fr", ["board = Grimoire { DE($target) }"], ["Ada", "Bruno"], true);
  expect([0, 1].map((target) => marked(text, (words) => words.say("board", { target })))).toEqual([
    [{ text: "Grimoire d’" }, { text: "Ada", seat: true }],
    [{ text: "Grimoire de " }, { text: "Bruno", seat: true }],
  ]);
});
