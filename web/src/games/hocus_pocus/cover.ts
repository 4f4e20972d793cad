import type { Cover } from "$lib/table/game";

/** A cauldron. */
export default {
  tint: "#3fae7a",
  weight: 3,
  sign: {
    line: "M4 10h16M5.5 10c-1.5 5.5 1 9.5 6.5 9.5s8-4 6.5-9.5M7 19l-1.5 2.5M17 19l1.5 2.5",
    solid: "M9 7.5a1.3 1.3 0 1 0 .01 0zM13 4a1.6 1.6 0 1 0 .01 0zM16 7.3a1 1 0 1 0 .01 0z",
  },
} satisfies Cover;
