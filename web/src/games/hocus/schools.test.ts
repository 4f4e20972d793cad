import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import TableView from "$lib/board/TableView.svelte";
import type { HocusView } from "$lib/generated/hocus";
import positions from "$lib/generated/hocus.positions.json";
import type { TableInfo } from "$lib/generated/protocol";
import { TableModel } from "$lib/table/model.svelte";
import { loadText } from "$lib/text/load";
import table from ".";

const FREE = ["alchemy", "flame"];

test("only the schools that the table has free are drawn", async () => {
  const { view, names } = positions[0]! as unknown as { view: HocusView; names: string[] };
  const picking: HocusView = {
    ...view,
    round: 0,
    asked: [0],
    schools: names.map(() => null),
    prompt: { message: "school-choice", args: { seat: 0, schools: FREE } },
  };
  const model = new TableModel(table, await loadText("en", "hocus"), { play: () => undefined, chat: () => undefined });
  model.info = {
    id: "t",
    game: "hocus",
    seats: names.map((name, seat) => ({ seat, name, connected: true })),
  } as unknown as TableInfo;
  model.seat = 0;
  model.link = "open";
  model.update(
    1,
    [],
    picking,
    FREE.map((school) => ({ move: "take-school", school })),
    null,
  );
  const page = mount(TableView, { target: document.body, props: { model } });
  flushSync();
  expect([...document.querySelectorAll(".schools strong")].map((name) => name.textContent)).toEqual([
    "Alchemy",
    "Flame",
  ]);
  await unmount(page);
});
