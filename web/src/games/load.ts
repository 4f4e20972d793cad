/** The tables of the games, each a chunk of its own. A game without one is played at the plain table. */
import type { GameTable } from "$lib/table/game";

const tables = import.meta.glob<GameTable>(["./*/index.ts", "!./fallback/*"], { import: "default" });

export async function loadTable(game: string): Promise<GameTable> {
  const load = tables[`./${game}/index.ts`];
  return load ? load() : (await import("./fallback")).default;
}
