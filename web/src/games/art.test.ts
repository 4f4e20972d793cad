import { expect, test } from "vitest";
import type { GameTable } from "$lib/table/game";
import { Text } from "$lib/text/text";
import hocus from "./hocus";
import hocusPocus from "./hocus_pocus";
import mandragora from "./mandragora";
import stupefix from "./stupefix";

const PLAIN = { say: (word: string) => word, card: (word: string) => word, has: () => false, language: "en" };
const text = PLAIN as unknown as Text;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const CARDS: Record<string, [GameTable, string[]]> = {
  hocus: [hocus, ["owls", "swords", "cups", "wands"].flatMap((suit) => range(1, 14).map((n) => `${suit}-${n}`))],
  hocus_pocus: [
    hocusPocus,
    [
      ...[
        "abracadabra",
        "crystal-ball",
        "vortex",
        "amulet",
        "magic-wand",
        "enchanted-mirror",
        "pumpkin",
        "counterspell",
      ],
      ...["hourglass", "black-cat", "lightning", "marked-lightning"],
      ...["owl", "sacrifice", "curse", "inspiration", "thief", "spell"].flatMap((kind) =>
        range(1, 5).map((n) => `${kind}-${n}`),
      ),
    ],
  ],
  mandragora: [
    mandragora,
    [
      ...["violet", "yellow", "red", "green", "blue"].flatMap((colour) => [
        `${colour}-ingredient`,
        `${colour}-grimoire-1`,
      ]),
      ...["black-grimoire-3", "mandrake", "scroll-1", "scroll-2", "banishment-1", "transfer-1", "substitution-1"],
      ...["levitation-2", "doubling-2", "celerity-3", "vanishing-4", "purification-5"],
    ],
  ],
  stupefix: [
    stupefix,
    [
      "stunner",
      "fizzle",
      "shield",
      "points-10",
      "points-20",
      "points-40",
      "favour",
      "potion",
      "private-lesson",
      "time-turner",
      "become-the-pet",
    ],
  ],
};
const FOUND = import.meta.glob<string>("./*/art.svg", { query: "?raw", import: "default", eager: true });
const sheets = Object.fromEntries(Object.entries(FOUND).map(([path, sheet]) => [path.split("/")[1]!, sheet]));

test.each(Object.keys(CARDS))("every card of %s and its back are drawn", (game) => {
  const [table, cards] = CARDS[game]!;
  expect(sheets[game]).toContain(`<symbol id="${table.backArt}" viewBox="0 0 100 142"`);
  for (const card of cards) {
    const art = table.face(card, text)?.art;
    expect(art, card).toBeDefined();
    expect(sheets[game], card).toContain(`<symbol id="${art}" viewBox="0 0 166 160"`);
  }
});
