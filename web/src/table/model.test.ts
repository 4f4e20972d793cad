import { expect, test } from "vitest";
import { loadTable } from "$lib/games/load";
import type { TableInfo } from "$lib/generated/protocol";
import { loadText } from "$lib/text/load";
import { TableModel } from "./model.svelte";

const about = (...names: string[]) => ({ seats: names.map((name, seat) => ({ seat, name })) }) as unknown as TableInfo;

test("news of a table whose people are the same lets nothing be said again", async () => {
  const model = new TableModel(await loadTable("hocus_pocus"), await loadText("en", "hocus_pocus"), {
    play: () => undefined,
    chat: () => undefined,
  });
  model.info = about("Ada", "Bruno");
  const words = model.words;
  model.info = about("Ada", "Bruno");
  expect(model.words).toBe(words);
  model.info = about("Ada", "Carla");
  expect(model.words.seat(1)).toBe("Carla");
});
