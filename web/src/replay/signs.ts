/** The signs of a replay, on the same grid as all others. */
import type { Drawing } from "$lib/signs/drawing";

export const SIGNS = {
  play: { solid: "M8 5v14l11-7z" },
  pause: { solid: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" },
  next: { line: "m9 5 7 7-7 7" },
  previous: { line: "m15 5-7 7 7 7" },
  first: { line: "M6.5 5v14M18 5l-7 7 7 7" },
  last: { line: "M17.5 5v14M6 5l7 7-7 7" },
  share: { line: "M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9h14v-9h-2" },
  record: { line: "M12 4v11M8 11.5l4 4 4-4M5 20h14" },
  chances: { line: "M4 4v16h16M7 15l4-4 3 2.5 5.5-7" },
  scales: { line: "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z" },
  seal: { line: "M12 3.5 5 6.5v5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9v-5zM9 12l2.2 2.2L15.5 10" },
} as const satisfies Record<string, Drawing>;
