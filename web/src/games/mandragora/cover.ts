import type { Cover } from "$lib/table/game";

/** A mandrake root with its leaves. */
export default {
  tint: "#8e5bd0",
  weight: 4,
  sign: {
    line:
      "M12 10c-2.5 0-4 2-4 4.5S10 18 9 21.5M12 10c2.5 0 4 2 4 4.5S14 18 15 21.5M12 17v3" +
      "M12 10c0-3-2-5.5-6-6.5 0 3.5 2 6 6 6.5zM12 10c0-3 2-5.5 6-6.5 0 3.5-2 6-6 6.5zM12 10V4",
  },
} satisfies Cover;
