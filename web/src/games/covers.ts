/** How each game looks in the lobby, from its own folder. The tables themselves are loaded only to be played at. */
import type { Cover } from "$lib/table/game";
import fallback from "./fallback/cover";

const covers = import.meta.glob<Cover>(["./*/cover.ts", "!./fallback/*"], { import: "default", eager: true });

export const coverOf = (game: string): Cover => covers[`./${game}/cover.ts`] ?? fallback;
