import { describe, expect, test, vi } from "vitest";
import { Picker } from "$lib/table/picker.svelte";
import type { Move } from "$lib/table/picking";
import { hint, justTaken, next, read, ways } from "./steps";

const cast = (spell: string, ...parts: object[]): Move => ({ move: "cast", spell, parts });
const intoPot = (pot: number, ...cards: string[]) => ({ part: "into-pot", cards, pot });
const intoPocket = (pocket: number, ...cards: string[]) => ({ part: "into-pocket", cards, pocket });
const intoCommunity = (card: string, community: number) => ({ part: "into-community", card, community });
const DRAW = { part: "draw", number: 1 };
const at = (move: Move) => ways(move["parts"] as never).map((way) => way.map((step) => step.at));

function picker(offered: Move[]) {
  const send = vi.fn();
  const made = new Picker(send, () => ({ read, hint }));
  made.offer(offered);
  const spell = (name: string) => made.click(`spell:${name}`, [{ move: "cast", spell: name }]);
  const step = (...names: string[]) => names.forEach((name) => made.click(name, [{ steps: name }]));
  return { send, picker: made, spell, step };
}

describe("the steps of a text", () => {
  test("a draw is none, a place is one", () => {
    expect(at(cast("familiar", intoPot(1, "owls-3"), DRAW))).toEqual([["hand:owls-3", "pot:1"]]);
  });

  test("two cards laid together are named in either order", () => {
    expect(at(cast("build-pocket", intoPocket(2, "cups-3", "owls-4")))).toEqual([
      ["hand:cups-3", "hand:owls-4", "pocket:2"],
      ["hand:owls-4", "hand:cups-3", "pocket:2"],
    ]);
  });

  test("so are two cards laid apart, each with its place", () => {
    expect(at(cast("wildfire", intoCommunity("cups-3", 1), intoCommunity("owls-4", 2), DRAW))).toEqual([
      ["hand:cups-3", "community:1", "hand:owls-4", "community:2"],
      ["hand:owls-4", "community:2", "hand:cups-3", "community:1"],
    ]);
  });

  test("the Pot of a Community that was named, and its place, are not asked for", () => {
    const change = { part: "exchange", card: "cups-3", taken: "owls-9", community: 1 };
    expect(at(cast("rewind", change, intoPot(1, "owls-9")))).toEqual([["hand:cups-3", "in:1:owls-9", "hand:owls-9"]]);
    expect(at(cast("haste", intoCommunity("cups-3", 2), intoPot(2, "owls-4"), DRAW))).toEqual([
      ["hand:cups-3", "community:2", "hand:owls-4"],
    ]);
    for (const [spell, part] of [
      ["scorch", "scorching"],
      ["dissolve", "dissolving"],
    ] as const)
      expect(at(cast(spell, { part, card: "owls-9", community: 1 }, intoCommunity("cups-3", 1)))).toEqual([
        ["in:1:owls-9", "hand:cups-3"],
        ["hand:cups-3", "in:1:owls-9"],
      ]);
  });

  test("the top card asks for its Community, after what comes before it", () => {
    expect(at(cast("twist-of-fate", intoPocket(1, "cups-3"), { part: "top-into-community", community: 2 }))).toEqual([
      ["hand:cups-3", "pocket:1", "community:2"],
    ]);
  });

  test("a card of a Pocket goes into a Pot, and a Hand card into its place", () => {
    const part = { part: "palming", card: "cups-3", taken: "owls-9", pocket: 1, pot: 2 };
    expect(at(cast("sleight-of-hand", part))).toEqual([
      ["mine:1:owls-9", "hand:cups-3", "pot:2"],
      ["hand:cups-3", "mine:1:owls-9", "pot:2"],
    ]);
  });

  test("an Enchantment goes beside what was named", () => {
    const beside = (spell: string, place: string) => ({ part: "lay-beside", spell, place, number: 1 });
    expect(at(cast("gilded-sigil", intoPot(1, "cups-3"), beside("gilded-sigil", "beside-pot")))).toEqual([
      ["hand:cups-3", "pot:1"],
    ]);
    expect(at(cast("warding-rune", intoPocket(1, "cups-3"), beside("warding-rune", "beside-pocket"), DRAW))).toEqual([
      ["hand:cups-3", "pocket:1"],
    ]);
  });
});

describe("picking a text", () => {
  const pocket = [intoPocket(1, "a-1"), intoPocket(1, "b-2"), intoPocket(1, "a-1", "b-2")].map((part) =>
    cast("build-pocket", part),
  );
  const pot = ["a-1", "b-2"].flatMap((card) => [1, 2].map((place) => cast("build-pot", intoPot(place, card))));
  const gilding = [
    ["a-1", "b-2"],
    ["b-2", "a-1"],
  ].map(([one, two]) => cast("gilding", intoPot(1, one!), { part: "return-card", card: two }, DRAW));

  test("first the spell, then step by step, then yes", () => {
    const { send, picker: p, spell, step } = picker([...pocket, ...pot]);
    spell("build-pot");
    expect(p.hint).toBe("step-card-pot");
    step("hand:b-2");
    expect(p.hint).toBe("step-pot");
    expect(p.can("hand:a-1", [{ steps: "hand:a-1" }])).toBe(false);
    step("pot:1");
    expect(p.ready).toEqual(pot[2]);
    expect(send).not.toHaveBeenCalled();
  });

  test("the order of the text tells which card goes where", () => {
    const { picker: p, spell, step } = picker(gilding);
    spell("gilding");
    step("hand:b-2", "pot:1");
    expect(p.hint).toBe("step-card-return");
    step("hand:a-1");
    expect(p.ready).toEqual(gilding[1]);
  });

  test("one card or two, in any order", () => {
    const { picker: p, spell, step } = picker(pocket);
    spell("build-pocket");
    step("hand:b-2");
    expect(p.hint).toBe("step-another-or-place");
    step("pocket:1");
    expect(p.ready).toEqual(pocket[1]);
    step("hand:a-1", "pocket:1");
    p.clear();
    spell("build-pocket");
    step("hand:b-2", "hand:a-1", "pocket:1");
    expect(p.ready).toEqual(pocket[2]);
  });

  test("another card takes the place of the last one, and the spell stays", () => {
    const { picker: p, spell, step } = picker(pot);
    spell("build-pot");
    step("hand:a-1", "hand:b-2");
    expect(p.picks.map((pick) => pick.key)).toEqual(["spell:build-pot", "hand:b-2"]);
  });

  test("taking back a step takes back what came of it", () => {
    const { picker: p, spell, step } = picker(gilding);
    spell("gilding");
    step("hand:b-2", "pot:1", "pot:1");
    expect(p.picks.map((pick) => pick.key)).toEqual(["spell:gilding", "hand:b-2"]);
    step("pot:1", "hand:a-1", "hand:b-2");
    expect(p.picks.map((pick) => pick.key)).toEqual(["spell:gilding"]);
  });

  test("a card and a place will do where only one spell says so", () => {
    const { picker: p, step } = picker([...pocket, ...pot]);
    step("hand:a-1");
    expect(p.hint).toBe("step-spell");
    step("pot:2");
    expect(p.ready).toEqual(pot[1]);
  });

  test("the card just taken is one more to choose from", () => {
    const change = { part: "exchange", card: "a-1", taken: "c-9", community: 1 };
    const offered = ["b-2", "c-9"].map((card) => cast("rewind", change, intoPot(1, card)));
    const { picker: p, spell, step } = picker(offered);
    spell("rewind");
    step("hand:a-1");
    expect(justTaken(p.candidates, p.picks)).toBe(null);
    step("in:1:c-9");
    expect(justTaken(p.candidates, p.picks)).toBe("c-9");
    expect(next(p.candidates, p.picks).map((one) => one.at)).toEqual(["hand:b-2", "hand:c-9"]);
  });
});
