import type { Cover } from "$lib/table/game";

/** A pointed hat with a star. */
export default {
  tint: "#18b5b5",
  weight: 1,
  sign: {
    line:
      "M2.5 19c0-1.5 4-2.3 9.5-2.3s9.5.8 9.5 2.3-4 2.3-9.5 2.3S2.5 20.5 2.5 19z" +
      "M6.5 17C8 11 9.5 6 14.5 2.5c.5 2 .2 3-1 4.3C15.5 10 16.7 13 17.5 17",
    solid: "M11.5 9.5l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-.9-1.7.9.4-1.9-1.4-1.3 1.9-.2z",
  },
} satisfies Cover;
