import type { Cover } from "$lib/table/game";

/** An owl. */
export default {
  tint: "#4a6fe0",
  weight: 5,
  sign: {
    line: "M12 3.5c4 0 6 3 6 7.5s-2 9.5-6 9.5-6-5-6-9.5 2-7.5 6-7.5zM6.5 5 5 3M17.5 5 19 3M11 12.5l1 1.5 1-1.5",
    solid: "M9.3 8.2a1.5 1.5 0 1 0 .01 0zM14.7 8.2a1.5 1.5 0 1 0 .01 0z",
  },
} satisfies Cover;
