import { describe, expect, test, vi } from "vitest";
import { Picker } from "./picker.svelte";
import { complete, narrow, openFields, orderedFields, type Move, type Pick } from "./picking";

const cast = (card: string, source: string, target: number | null = null): Move => ({
  move: "cast",
  card,
  source,
  target,
});
const discard = (...cards: string[]): Move => ({ move: "discard", cards });
const PASS: Move = { move: "pass" };

const card = (name: string, key: string, source = "hand"): Pick => ({
  key,
  claims: [
    { move: "cast", card: name, source },
    { move: "discard", cards: name },
    { move: "rearrange", cards: name },
  ],
});
const person = (seat: number): Pick => ({ key: `seat:${seat}`, claims: [{ target: seat }] });
const NONE = new Set<string>();

describe("narrowing", () => {
  const offered = [
    cast("thief-3", "hand", 1),
    cast("thief-3", "hand", 2),
    cast("thief-3", "grimoire", 1),
    cast("spell-2", "hand"),
    PASS,
  ];

  test("a card leaves its own moves, a person then the one aimed at them", () => {
    expect(narrow(offered, [card("thief-3", "hand:0")], NONE)).toEqual(offered.slice(0, 2));
    expect(narrow(offered, [card("thief-3", "hand:0"), person(2)], NONE)).toEqual([offered[1]]);
  });

  test("the same card elsewhere is another move", () => {
    expect(narrow(offered, [card("thief-3", "grimoire:0", "grimoire")], NONE)).toEqual([offered[2]]);
  });

  test("a person first, then the card", () => {
    expect(narrow(offered, [person(1)], NONE)).toEqual([offered[0], offered[2]]);
  });

  test("what the moves left differ in is what is asked next", () => {
    expect(openFields(narrow(offered, [card("thief-3", "hand:0")], NONE))).toEqual(["target"]);
  });
});

describe("lists", () => {
  const offered = [discard("owl-1", "owl-1"), discard("owl-1", "vortex"), discard("spell-1", "vortex")];

  test("two copies are two picks", () => {
    const [one, two] = [card("owl-1", "hand:0"), card("owl-1", "hand:1")];
    expect(narrow(offered, [one], NONE)).toEqual(offered.slice(0, 2));
    expect(narrow(offered, [one, two], NONE)).toEqual([offered[0]]);
    expect(complete(offered[0]!, [one])).toBe(false);
    expect(complete(offered[0]!, [one, two])).toBe(true);
  });

  test("in any order where order does not matter", () => {
    expect(narrow(offered, [card("vortex", "hand:2"), card("owl-1", "hand:0")], NONE)).toEqual([offered[1]]);
  });

  test("from the first on where it does", () => {
    const orders = [discard("a", "b", "c"), discard("b", "a", "c"), discard("b", "c", "a")];
    const ordered = orderedFields(orders);
    expect(ordered).toEqual(new Set(["discard.cards"]));
    expect(narrow(orders, [card("b", "1")], ordered)).toEqual(orders.slice(1));
    expect(narrow(orders, [card("b", "1"), card("c", "2")], ordered)).toEqual([orders[2]]);
    expect(orderedFields(offered)).toEqual(NONE);
  });
});

describe("the picker", () => {
  function picker(offered: Move[], rules = {}) {
    const send = vi.fn();
    const made = new Picker(send, () => rules);
    made.offer(offered);
    return { send, picker: made };
  }
  const click = (picker: Picker, pick: Pick) => picker.click(pick.key, pick.claims);

  test("sends the one move that is left, and only once", () => {
    const { send, picker: p } = picker([cast("thief-3", "hand", 1), cast("thief-3", "hand", 2)]);
    click(p, card("thief-3", "hand:0"));
    expect(send).not.toHaveBeenCalled();
    click(p, person(2));
    click(p, person(2));
    expect(send.mock.calls).toEqual([[cast("thief-3", "hand", 2)]]);
  });

  test("sends nothing that was not offered", () => {
    const { send, picker: p } = picker([PASS]);
    p.choose(cast("thief-3", "hand"));
    expect(click(p, card("thief-3", "hand:0"))).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  test("undoes an unfinished choice, pick by pick", () => {
    const { picker: p } = picker([cast("thief-3", "hand", 1), cast("thief-3", "hand", 2), PASS]);
    click(p, card("thief-3", "hand:0"));
    expect(p.light("hand:0", [])).toBe("selected");
    p.undo();
    expect(p.picks).toEqual([]);
    expect(p.unfinished).toBe(false);
  });

  test("another card begins again", () => {
    const { picker: p } = picker([
      cast("thief-3", "hand", 1),
      cast("thief-3", "hand", 2),
      cast("owl-1", "hand", 1),
      cast("owl-1", "hand", 2),
    ]);
    click(p, card("thief-3", "hand:0"));
    click(p, card("owl-1", "hand:1"));
    expect(p.candidates.map((move) => move["card"])).toEqual(["owl-1", "owl-1"]);
  });

  test("what does not go with the last pick takes its place, and the picks before stay", () => {
    const { picker: p } = picker([discard("owl-1", "vortex"), discard("owl-1", "spell-1")]);
    for (const [index, name] of ["owl-1", "vortex", "spell-1"].entries()) click(p, card(name, `hand:${index}`));
    expect(p.picks.map((pick) => pick.key)).toEqual(["hand:0", "hand:2"]);
  });

  test("a move may be pointed at in several ways, and is one move", () => {
    const wish = { move: "wish", first: "a", second: "b" };
    const read = ({ first, second, ...move }: Move) =>
      [
        [first, second],
        [second, first],
      ].map((steps) => ({ ...move, steps }));
    const step = (name: string): Pick => ({ key: name, claims: [{ steps: name }] });
    const { picker: p } = picker([wish, { ...wish, second: "c" }], {
      read,
      hint: (moves: readonly Move[]) => `left-${moves.length}`,
    });
    expect(p.hint).toBe("left-2");
    click(p, step("b"));
    expect(p.candidates).toEqual([wish]);
    click(p, step("a"));
    expect(p.ready).toEqual(wish);
    click(p, step("b"));
    expect(p.picks.map((pick) => pick.key)).toEqual(["a"]);
  });

  test("taking back a step in an order takes back what came after it, if it cannot stand alone", () => {
    const orders = [discard("a", "b", "c"), discard("b", "a", "c")];
    const { picker: p } = picker(orders);
    for (const name of ["a", "b", "c"]) click(p, card(name, name));
    click(p, card("b", "b"));
    expect(p.picks.map((pick) => pick.key)).toEqual(["a"]);
  });

  test("a list is confirmed before it is sent", () => {
    const { send, picker: p } = picker([discard("owl-1", "vortex"), discard("owl-1", "spell-1")]);
    click(p, card("vortex", "hand:0"));
    expect(p.ready).toBe(null);
    click(p, card("owl-1", "hand:1"));
    expect(send).not.toHaveBeenCalled();
    expect(p.ready).toEqual(discard("owl-1", "vortex"));
    p.choose(p.ready!);
    expect(send).toHaveBeenCalledOnce();
  });

  test("a move that would hurt is confirmed", () => {
    const { send, picker: p } = picker([cast("spell-2", "hand"), PASS], { confirm: () => true });
    click(p, card("spell-2", "hand:0"));
    expect(send).not.toHaveBeenCalled();
    expect(p.buttons).toEqual([cast("spell-2", "hand")]);
  });

  test("moves behind a mode do not get in the way of the others", () => {
    const rearrange = [
      { move: "rearrange", cards: ["thief-3", "owl-1"] },
      { move: "rearrange", cards: ["owl-1", "vortex"] },
    ];
    const { send, picker: p } = picker([cast("vortex", "hand"), ...rearrange], { modes: ["rearrange"] });
    expect(p.doors).toEqual(["rearrange"]);
    p.enter("rearrange");
    click(p, card("vortex", "hand:0"));
    expect(send).not.toHaveBeenCalled();
    p.undo();
    p.undo();
    click(p, card("vortex", "hand:0"));
    expect(send).toHaveBeenCalledWith(cast("vortex", "hand"));
  });

  test("what nothing on the table stands for is a button", () => {
    const { picker: p } = picker([cast("spell-2", "hand"), PASS]);
    const leave = p.register("hand:0", card("spell-2", "hand:0").claims);
    expect(p.buttons).toEqual([PASS]);
    leave();
    expect(p.buttons).toEqual([cast("spell-2", "hand"), PASS]);
  });

  test("a choice outlives an update with the same offer, and no other", () => {
    const offer = [cast("thief-3", "hand", 1), cast("thief-3", "hand", 2)];
    const { picker: p } = picker(offer);
    click(p, card("thief-3", "hand:0"));
    p.offer(offer.map((move) => ({ ...move })));
    expect(p.picks.length).toBe(1);
    p.offer([...offer, PASS]);
    expect(p.picks).toEqual([]);
  });

  test("what has been played is not picked any more, even if the same is on offer again", () => {
    const offer = [cast("spell-2", "hand"), PASS];
    const { picker: p } = picker(offer);
    click(p, card("spell-2", "hand:0"));
    p.offer([...offer]);
    expect(p.picks).toEqual([]);
  });
});

describe("advice", () => {
  const offer = [
    cast("thief-3", "hand", 1),
    cast("thief-3", "hand", 2),
    cast("owl-1", "hand", 1),
    { move: "rearrange", cards: ["owl-1"] },
  ];
  const advised = (rules = {}) => {
    const made = new Picker(vi.fn(), () => rules);
    made.offer(offer);
    made.advised = cast("thief-3", "hand", 2);
    return made;
  };
  const thief = card("thief-3", "hand:0");

  test("points at every part of the move, and at what is left of it after a click", () => {
    const p = advised();
    expect(
      [thief, card("owl-1", "hand:1"), person(1), person(2)].map(({ key, claims }) => p.advises(key, claims)),
    ).toEqual([true, false, false, true]);
    p.click(thief.key, thief.claims);
    expect([thief, person(1), person(2)].map(({ key, claims }) => p.advises(key, claims))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("points at nothing once another move has been begun, or the move was sent", () => {
    const p = advised();
    p.click("hand:1", card("owl-1", "hand:1").claims);
    expect(p.advises("hand:0", thief.claims)).toBe(false);
  });

  test("points at the button behind which the move waits", () => {
    const p = advised({ modes: ["rearrange"] });
    p.advised = { move: "rearrange", cards: ["owl-1"] };
    expect([p.advisesMode("rearrange"), p.advises("hand:1", [{ cards: "owl-1" }])]).toEqual([true, false]);
    p.enter("rearrange");
    expect(p.advises("hand:1", [{ cards: "owl-1" }])).toBe(true);
  });
});
