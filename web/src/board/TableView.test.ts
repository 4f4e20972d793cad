import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadTable } from "$lib/games/load";
import positions from "$lib/generated/hocus_pocus.positions.json";
import type { TableInfo } from "$lib/generated/protocol";
import { api } from "$lib/store/api";
import { TableModel } from "$lib/table/model.svelte";
import type { Move } from "$lib/table/picking";
import { loadText } from "$lib/text/load";
import TableView from "./TableView.svelte";

const [position] = positions;
const outcome = { reason: "last-gem", ranking: [[0], [1]], sides: [[0], [1]], scores: [5, 3] };
const drawn: Record<string, unknown>[] = [];

afterEach(async () => {
  for (const page of drawn.splice(0)) await unmount(page);
  vi.restoreAllMocks();
});

async function seated(view: object = {}): Promise<TableModel> {
  const model = new TableModel(await loadTable("hocus_pocus"), await loadText("en", "hocus_pocus"), {
    play: () => undefined,
    chat: () => undefined,
  });
  model.info = {
    id: "t",
    game: "hocus_pocus",
    started: 1,
    seats: position!.names.map((name, seat) => ({ seat, name, connected: true })),
  } as unknown as TableInfo;
  model.seat = 0;
  model.link = "open";
  model.update(1, [], { ...position!.view, ...view }, [] as Move[], null);
  drawn.push(mount(TableView, { target: document.body, props: { model, link: "x" } }));
  flushSync();
  return model;
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(name))!;

test("who still sits at a table that is over is told of the next one", async () => {
  const model = await seated({ outcome });
  expect(button("Play again")).toBeDefined();
  model.info = { ...model.info!, rematch: "next" };
  flushSync();
  expect(document.querySelector(".ending")!.textContent).toContain("A new table is waiting for you.");
  expect(button("Join the next game")).toBeDefined();
});

test("who leaves a game that goes on is asked once more, and who closes the menu stays", async () => {
  const left = vi.spyOn(api, "leave").mockResolvedValue(undefined as never);
  await seated();
  button("Leave the table").click();
  flushSync();
  expect(document.querySelector("nav")!.textContent).toContain("A bot takes your place.");
  expect(left).not.toHaveBeenCalled();
  document.querySelector("header > details")!.dispatchEvent(new Event("toggle"));
  button("Leave the table").click();
  flushSync();
  expect(left).not.toHaveBeenCalled();
  button("Leave the table").click();
  expect(left).toHaveBeenCalledWith("t");
});

test("who leaves a game that is over is not asked", async () => {
  await seated({ outcome });
  button("Leave the table").click();
  expect(location.hash).toBe("#/");
});

test("players are told that the table waits while nothing can be saved", async () => {
  const model = await seated();
  const status = () => document.querySelector("header [role=status]")?.textContent;
  model.info = { ...model.info!, waits: true };
  flushSync();
  expect(status()).toContain("The table waits");
  model.info = { ...model.info, waits: false };
  flushSync();
  expect(status()).toBeUndefined();
});

test("players are told when Masters play as Adepts", async () => {
  const model = await seated();
  const status = () => document.querySelector("header [role=status]")?.textContent;
  expect(status()).toBeUndefined();
  model.info = { ...model.info!, hurried: true };
  flushSync();
  expect(status()).toContain("they play as Adepts");
  model.info = { ...model.info, hurried: false };
  flushSync();
  expect(status()).toBeUndefined();
});
