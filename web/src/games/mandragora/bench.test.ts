import { describe, expect, test, vi } from "vitest";
import type { Cast } from "$lib/generated/mandragora";
import { Picker } from "$lib/table/picker.svelte";
import type { Move } from "$lib/table/picking";
import {
  benched,
  castable,
  chosenSpell,
  handClaims,
  hint,
  spellClaims,
  stacks,
  spellId,
  thinkable,
  tiles,
  tryClaims,
} from "./bench";
import { byColour, identified, laid, read, stepsTo } from "./cards";

const cast = (spell: string, grimoire: string, rest: Partial<Cast> = {}): Move => ({
  move: "cast",
  spell,
  grimoire,
  ...rest,
});
const ONE = cast("banishment-1", "red-grimoire-1", { red: 1 });
const TWO = [cast("banishment-1", "red-grimoire-1", { red: 2 }), cast("doubling-2", "red-grimoire-1", { red: 2 })];
const HELPED = [
  cast("banishment-1", "red-grimoire-1", { red: 1, mandrake: true }),
  cast("doubling-2", "red-grimoire-1", { red: 1, mandrake: true }),
];
const OFFERED: Move[] = [{ move: "send", shops: 1 }, ONE, ...TWO, ...HELPED];

describe("the bench", () => {
  function bench() {
    const sent = vi.fn();
    const picker = new Picker(sent, () => ({ read, few: 0, confirm: (move) => move.move === "cast" }));
    picker.offer(OFFERED);
    const click = (card: string, copy = 0) => picker.click(`hand:${card}:${copy}`, handClaims(card));
    const spell = (name: string) => picker.click(spellId(name), spellClaims(name));
    const next = () => hint(picker.candidates, picker.picks);
    return { picker, sent, click, spell, next };
  }

  test("a spell lights up only for exactly the cards that lie there", () => {
    const { picker, click, next } = bench();
    expect(next()).toBeNull();
    click("red-ingredient");
    expect([...castable(picker.named)]).toEqual([]);
    expect([...thinkable(picker.candidates)]).toEqual(["banishment-1", "doubling-2"]);
    expect(next()).toBe("bench-unfinished");
    click("red-grimoire-1");
    expect([...castable(picker.named)]).toEqual(["banishment-1"]);
    expect(picker.ready).toEqual(ONE);
    click("red-ingredient", 1);
    expect([...castable(picker.named)]).toEqual(["banishment-1", "doubling-2"]);
    expect(picker.ready).toBeNull();
    expect(next()).toBe("bench-ready");
    expect(benched(picker.picks, picker.candidates)).toHaveLength(3);
  });

  test("the spell is pointed at, and the move on offer is sent as it was offered", () => {
    const { picker, sent, click, spell } = bench();
    click("red-grimoire-1");
    click("mandrake");
    click("red-ingredient");
    spell("doubling-2");
    expect(chosenSpell(picker.picks)).toBe("doubling-2");
    expect(picker.ready).toEqual(HELPED[1]);
    expect(sent).not.toHaveBeenCalled();
    picker.choose(picker.ready!);
    expect(sent).toHaveBeenCalledWith(HELPED[1]);
  });

  test("a spell out of reach is tried with the most cards there are, one within reach is not", () => {
    expect(tryClaims("celerity-3", OFFERED).at(-1)).toEqual({ instead: { ...TWO[0], spell: "celerity-3" } });
    expect(tryClaims("doubling-2", OFFERED)).toEqual(spellClaims("doubling-2"));
    expect(tryClaims("doubling-2", [])).toEqual(spellClaims("doubling-2"));
  });

  test("a card that no spell on offer takes is dim", () => {
    const { picker, click } = bench();
    click("red-ingredient");
    click("red-ingredient", 1);
    expect(picker.light("hand:mandrake:0", handClaims("mandrake"))).toBe("dim");
    expect(picker.light("hand:red-grimoire-1:0", handClaims("red-grimoire-1"))).toBe("bright");
  });
});

describe("cards", () => {
  test("a spell's cards, and what they are to the picker", () => {
    expect(laid(HELPED[0] as unknown as Cast)).toEqual(["red-grimoire-1", "red-ingredient", "mandrake"]);
    expect(read(ONE)).toEqual({ move: "cast", spell: "banishment-1", cards: ["red-grimoire-1", "red-ingredient"] });
    expect(read(OFFERED[0]!)).toBe(OFFERED[0]);
  });

  test("a hand lies by colours, grimoires first", () => {
    const hand = identified("hand", [
      "violet-ingredient",
      "green-ingredient",
      "green-ingredient",
      "green-grimoire-0",
      "black-grimoire-3",
      "mandrake",
    ]);
    expect(byColour(hand).map((group) => group.map(({ id }) => id))).toEqual([
      ["hand:violet-ingredient:0"],
      ["hand:green-grimoire-0:0", "hand:green-ingredient:0", "hand:green-ingredient:1"],
      ["hand:black-grimoire-3:0"],
      ["hand:mandrake:0"],
    ]);
  });

  test("the way of the assistant goes around", () => {
    expect([stepsTo(3, 1, 10), stepsTo(1, 9, 10), stepsTo(4, 4, 10)]).toEqual([2, 2, 0]);
  });
});

describe("a hand as counted stacks", () => {
  const hand = identified("hand", ["red-ingredient", "mandrake", "red-ingredient"]);

  test("equal cards lie on one another, without those on the bench", () => {
    expect(stacks(hand, ["hand:red-ingredient:0", "hand:mandrake:0"])).toEqual([
      { card: "red-ingredient", top: "hand:red-ingredient:1", left: 1 },
      { card: "mandrake", top: null, left: 0 },
    ]);
  });

  test.each([
    [6, 374, 60],
    [8, 344, 60],
    [14, 344, 60],
    [14, 700, 90],
    [0, 300, 60],
  ])("%d stacks fit into %d", (count, room, widest) => {
    const { rows, columns, width } = tiles(count, room, widest);
    expect(columns * width + 5 * (columns - 1)).toBeLessThanOrEqual(room);
    expect(rows * columns).toBeGreaterThanOrEqual(count);
    expect(width).toBeGreaterThanOrEqual(44);
  });
});
