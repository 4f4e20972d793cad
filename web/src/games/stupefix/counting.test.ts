import { expect, test } from "vitest";
import type { StupefixView } from "$lib/generated/stupefix";
import positions from "$lib/generated/stupefix.positions.json";
import type { Event } from "$lib/table/game";
import { laid, nobodyStood, steps, taken, total } from "./counting";

const entries = (events: readonly Event[]) => events.map((event, index) => ({ key: `1.${index}`, event }));
const found = (title: string) => {
  const position = positions.find((one) => one.title === title)!;
  return { view: position.view as unknown as StupefixView, log: entries(position.events) };
};

test("what is counted one by one comes to the scores", () => {
  const { view, log } = found("end");
  for (const known of [log, []]) {
    const all = steps(view, known);
    expect(view.sides.map((house) => total(all, house))).toEqual(view.outcome!.scores);
    expect(all.slice(0, view.sides.length).every((step) => step.kind === "urn")).toBe(true);
  }
});

test("a reward keeps its place until it is taken", () => {
  const { view } = found("sharing");
  const cards = ["points-20", "potion", "points-20", "become-the-pet"];
  const log = entries([{ event: "round-began", number: view.round, cards }]);
  expect(laid({ ...view, offered: ["potion", "points-20"] }, log)).toEqual([null, "potion", "points-20", null]);
  expect(laid({ ...view, offered: ["potion"] }, [])).toEqual(["potion"]);
  expect(laid({ ...view, offered: ["favour"] }, log)).toEqual(["favour"]);
});

test("what was taken in this sharing lies before its takers", () => {
  const { view } = found("sharing");
  const log = entries([
    { event: "took", seat: 1, card: "potion" },
    { event: "sharing-began", seats: [0, 1] },
    { event: "took", seat: 0, card: "favour" },
    { event: "took", seat: 1, card: "points-40" },
    { event: "took", seat: 0, card: "points-10" },
  ]);
  expect(taken(view, log).slice(0, 2)).toEqual([["favour", "points-10"], ["points-40"]]);
  expect(taken({ ...view, phase: "preparing" }, log).flat()).toEqual([]);
});

test("it is remembered that nobody stood", () => {
  const announced = { event: "announced", house: "slytherin", points: 10 };
  expect(nobodyStood(entries([announced, { event: "nobody-stands" }]))).toBe(true);
  expect(nobodyStood(entries([{ event: "nobody-stands" }, announced]))).toBe(false);
});
