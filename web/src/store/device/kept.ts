/** Tables that stay in this browser: each as the house wrote it down, and as a list shows it. */
import { createStore, set, values } from "idb-keyval";
import type { PlayedGame, TableInfo } from "$lib/generated/protocol";

/** What lists show of a table: `Shown` in coven/device/kept.py. */
interface Shown {
  readonly table: TableInfo;
  readonly played: PlayedGame | null;
}

const tables = createStore("coven-tables", "tables");
const shown = createStore("coven-shown", "shown");

export async function keep(id: string, table: string, inLists: string): Promise<void> {
  await Promise.all([set(id, table, tables), set(id, inLists, shown)]);
}

export const keptTexts = (): Promise<string[]> => values<string>(tables);

/** None where a browser keeps nothing. */
const allShown = async (): Promise<Shown[]> =>
  (await values<string>(shown).catch(() => [])).map((text) => JSON.parse(text) as Shown);

/** The newest first. */
export const keptTables = async (): Promise<TableInfo[]> =>
  (await allShown()).map(({ table }) => table).sort((one, other) => other.created - one.created);

/** What was played to its end. */
export const keptGames = async (): Promise<PlayedGame[]> => (await allShown()).flatMap(({ played }) => played ?? []);
