import type { Cover } from "$lib/table/game";

/** A wand that sparks. */
export default {
  tint: "#b8324a",
  weight: 2,
  sign: {
    line: "M4.5 19.5 15 9M13.5 7.5l3 3",
    solid: "M18.5 2.5l.8 2.7 2.7.8-2.7.8-.8 2.7-.8-2.7L15 6l2.7-.8zM8 4l.5 1.5 1.5.5-1.5.5L8 8l-.5-1.5L6 6l1.5-.5z",
  },
} satisfies Cover;
