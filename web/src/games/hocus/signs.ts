/** The drawings of Hocus, on the grid of 24. */
import type { PRINTED } from "$lib/generated/hocus";
import { SIGNS, type Drawing } from "$lib/signs/drawing";

export type Suit = "owls" | "swords" | "cups" | "wands";

export const SUITS: Readonly<Record<Suit, Drawing>> = {
  owls: {
    line:
      "M12 5c3.8 0 6.5 2.3 6.5 7.5 0 5-2.6 8.5-6.5 8.5s-6.5-3.5-6.5-8.5C5.5 7.3 8.2 5 12 5zM6.3 7.8 4.8 3l4.7 2.3" +
      "M17.7 7.8 19.2 3l-4.7 2.3",
    solid: "M9 9a2.2 2.2 0 1 0 .01 0zM15 9a2.2 2.2 0 1 0 .01 0zM12 12.8l1.5 1.7-1.5 2.5-1.5-2.5z",
  },
  swords: { line: "M6 14.5h12M12 14.5v5.5", solid: "M12 1.5l2.6 3.5v9.5H9.4V5zM12 18.8a1.9 1.9 0 1 0 .01 0z" },
  cups: {
    line: "M6 4h12v4.5c0 4-2.5 6.5-6 6.5s-6-2.5-6-6.5zM12 15v5M8 20.5h8M6 6H3.2c0 3.2 1.2 4.8 3.5 5M18 6h2.8c0 3.2-1.2 4.8-3.5 5",
    solid: "M6 8.5h12c0 4-2.5 6.5-6 6.5s-6-2.5-6-6.5z",
  },
  wands: {
    line: "M4 20.5 13.5 11M11.8 9.3l3 3",
    solid:
      "M17 2.5c.5 2.7 1.8 4 4.5 4.5-2.7.5-4 1.8-4.5 4.5-.5-2.7-1.8-4-4.5-4.5 2.7-.5 4-1.8 4.5-4.5z" +
      "M8 4c.2 1.3.9 2 2.2 2.2-1.3.2-2 .9-2.2 2.2-.2-1.3-.9-2-2.2-2.2C7.1 6 7.8 5.3 8 4z",
  },
};

export const BACK: Drawing = {
  line: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM12 6.5 17.5 12 12 17.5 6.5 12z",
  solid: "M12 9.8a2.2 2.2 0 1 0 .01 0z",
};
export const STAR: Drawing = SIGNS.star;
export const POT: Drawing = {
  line: "M6 8.5h12M7 8.5c-2.5 3-3 5-3 6.5 0 3.5 3.3 5.5 8 5.5s8-2 8-5.5c0-1.5-.5-3.5-3-6.5M8 8.5V6h8v2.5",
  solid: "M12 12.5l2.5 2.7L12 18l-2.5-2.8z",
};
export const POCKET: Drawing = {
  line: "M5 7h14v8.5c0 3-3 5.5-7 5.5s-7-2.5-7-5.5zM5 7V4.5h14V7M5 10.5h14M9 4.5V2.5h6v2",
};
export const COMMUNITY: Drawing = { line: "M2.5 8h4v8h-4zM7.5 8h4v8h-4zM12.5 8h4v8h-4zM17.5 8h4v8h-4z" };
export const DECK: Drawing = { line: "M5 6.5h10.5v14H5zM8 6.5v-3h10.5v14h-3" };

export const SCHOOL_SIGNS: Readonly<Record<keyof typeof PRINTED.schools, Drawing>> = {
  chaos: { line: "M12 12c0-2.5 3.5-2.5 3.5.3 0 3.7-7 3.7-7-.8 0-6 10.5-6 10.5 1.3C19 20 5 20 5 11.5 5 7 8 4 12 3.5" },
  alchemy: {
    line: "M9.5 3.5h5M10.5 3.5v6L5 18.5c-.7 1.2.1 2 1.2 2h11.6c1.1 0 1.9-.8 1.2-2l-5.5-9v-6",
    solid: "M8.5 14.5h7l2.5 4.2H6z",
  },
  flame: {
    line: "M12.5 2.5c.5 4 5.5 6 5.5 11.5 0 4-2.7 7-6 7s-6-3-6-6.7c0-2.6 1.3-4 2.5-5.3.3 1.7.9 2.5 2 3 .8-3.5-.3-6.5 2-9.5z",
    solid: "M12 14c1.7 1.5 2.3 2.6 2.3 3.8a2.3 2.3 0 0 1-4.6 0c0-1.2.6-2.3 2.3-3.8z",
  },
  illusion: {
    line: "M4 5c5 1.5 11 1.5 16 0 .5 8-2.5 14.5-8 15.5C6.5 19.5 3.5 13 4 5zM9 15.5c2 1.3 4 1.3 6 0",
    solid: "M7 9.5c1.6-1 3-.8 4 .5-1.3 1-2.8.8-4-.5zM17 9.5c-1.6-1-3-.8-4 .5 1.3 1 2.8.8 4-.5z",
  },
  divination: { line: "M12 3a7.2 7.2 0 1 0 .01 0zM6.5 21h11M8.5 16.8 7 21M15.5 16.8 17 21M8.5 9.5a4 4 0 0 1 3-3" },
  conjuration: {
    line: "M5 13h14l-2 7H7zM3.5 13h17M9.5 16.5h5",
    solid: "M12 2c.4 2.6 1.7 3.9 4.3 4.3C13.7 6.7 12.4 8 12 10.6 11.6 8 10.3 6.7 7.7 6.3 10.3 5.9 11.6 4.6 12 2z",
  },
  enchantment: { line: "M12 2.5 20 7v10l-8 4.5L4 17V7zM12 7v10M12 7l4 3M12 7l-4 3M12 13l3 2.5" },
  chronomancy: SIGNS.hourglass,
};

export const BASIC_SIGNS: Readonly<Record<(typeof PRINTED.basic_spells)[number], Drawing>> = {
  "build-community": COMMUNITY,
  "build-pot": POT,
  "build-pocket": POCKET,
};
