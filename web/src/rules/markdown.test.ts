import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inlines, parse, plain, search, type Block } from "./markdown";

const PAGE = `# Game
Fast and *mean*.

## Set-up
- **HP-3** The Cauldron: \`gems\` from 5 to 60 [D];
  see HP-14.

  | Players | Gems |
  | --- | --- |
  | 2 | 20 |

- **HP-4** The youngest begins.

## Marks
- **[D]** HP-3, HP-4
`;

test("a rule is an item with all that is indented below it", () => {
  const list = parse(PAGE).find((block) => block.kind === "list")!;
  expect(list.kind === "list" && list.items.map((item) => [item.rule, item.blocks.map((block) => block.kind)])).toEqual(
    [
      ["HP-3", ["paragraph", "table"]],
      ["HP-4", ["paragraph"]],
    ],
  );
});

test("lines are joined, and spaces at which no line breaks stay", () => {
  expect(inlines("prenez-le\u202f:\nil est à vous")).toEqual([
    { kind: "text", text: "prenez-le\u202f: il est à vous" },
  ]);
});

test("marks and rules within sentences", () => {
  expect(inlines("any number [D]; see HP-14")).toEqual([
    { kind: "text", text: "any number " },
    { kind: "mark", mark: "D" },
    { kind: "text", text: "; see " },
    { kind: "rule", rule: "HP-14" },
  ]);
  expect(inlines("**[X]** here")[0]).toEqual({ kind: "mark", mark: "X" });
});

test("a search finds rules by their words, whatever the accents", () => {
  const found = search(parse("- **HP-1** Le Chaudron\n- **HP-2** La défausse"), "defausse");
  expect(found.map(plain).join()).toContain("HP-2");
  expect(found.map(plain).join()).not.toContain("HP-1");
});

describe("our pages", () => {
  const games = `${import.meta.dirname}/../../../src/coven/games`;
  const pages = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .flatMap(({ name }) =>
      readdirSync(`${games}/${name}`)
        .filter((file) => /^rules\..*\.md$/.test(file))
        .map((file) => `${name}/${file}`),
    );

  test.each(pages)("%s loses no rule and leaves no sign of Markdown", (page) => {
    const source = readFileSync(`${games}/${page}`, "utf-8");
    const blocks = parse(source);
    const rules = blocks.flatMap((block: Block) =>
      block.kind === "list" ? block.items.flatMap((item) => item.rule ?? []) : [],
    );
    expect(rules).toEqual([...source.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\* /gm)].map((match) => match[1]));
    expect(blocks.map(plain).join(" ")).not.toMatch(/\*\*|^#|\| ---/);
  });
});
