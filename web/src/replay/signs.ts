/** The signs of a replay, on the same grid as all others. */
import type { Drawing } from "$lib/signs/drawing";

export const SIGNS = {
  play: { solid: "M8 5v14l11-7z" },
  pause: { solid: "M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" },
  next: { line: "m9 5 7 7-7 7" },
  previous: { line: "m15 5-7 7 7 7" },
  first: { line: "M6.500 5v14M18 5l-7 7 7 7" },
  last: { line: "M17.500 5v14M6 5l7 7-7 7" },
  share: { line: "M12 15V4M8 7.500 12 3.500l4 4M7 11H5v9h14v-9h-2" },
  record: { line: "M12 4v11M8 11.500l4 4 4-4M5 20h14" },
  chances: { line: "M4 4v16h16M7 15l4-4 3 2.500 5.500-7" },
  accounts: { line: "M12 4v16M8 20h8M5 7h14M5 7l-2.500 6.500h5zM19 7l-2.500 6.500h5z" },
  seal: { line: "M12 3.500 5 6.500v5c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9v-5zM9 12l2.200 2.200L15.500 10" },
} as const satisfies Record<string, Drawing>;
