/** The drawings of Hocus, on the grid of 24. */
import { SIGNS, type Drawing } from "$lib/signs/drawing";

export type Suit = "owls" | "swords" | "cups" | "wands";

export const SUITS: Readonly<Record<Suit, Drawing>> = {
  owls: {
    line: "M12 5c3.800 0 6.500 2.300 6.500 7.500 0 5-2.600 8.500-6.500 8.500s-6.500-3.500-6.500-8.500C5.500 7.300 8.200 5 12 5zM6.300 7.800 4.800 3l4.700 2.300M17.700 7.800 19.200 3l-4.700 2.300",
    solid: "M9 9a2.200 2.200 0 1 0 .01 0zM15 9a2.200 2.200 0 1 0 .01 0zM12 12.800l1.500 1.700-1.500 2.500-1.500-2.500z",
  },
  swords: { line: "M6 14.500h12M12 14.500v5.500", solid: "M12 1.500l2.600 3.500v9.500H9.400V5zM12 18.800a1.900 1.900 0 1 0 .01 0z" },
  cups: { line: "M6 4h12v4.500c0 4-2.500 6.500-6 6.500s-6-2.500-6-6.500zM12 15v5M8 20.500h8M6 6H3.200c0 3.200 1.200 4.800 3.500 5M18 6h2.800c0 3.200-1.200 4.800-3.500 5", solid: "M6 8.500h12c0 4-2.500 6.500-6 6.500s-6-2.500-6-6.500z" },
  wands: { line: "M4 20.500 13.500 11M11.800 9.300l3 3", solid: "M17 2.500c.5 2.700 1.800 4 4.500 4.500-2.700.5-4 1.800-4.500 4.500-.5-2.700-1.800-4-4.500-4.500 2.700-.5 4-1.800 4.500-4.500zM8 4c.2 1.300.9 2 2.200 2.200-1.300.2-2 .9-2.200 2.200-.2-1.300-.9-2-2.200-2.200C7.100 6 7.800 5.300 8 4z" },
};

export const BACK: Drawing = {
  line: "M12 2.500l9.500 9.500-9.500 9.500L2.500 12zM12 6.500 17.500 12 12 17.500 6.500 12z",
  solid: "M12 9.800a2.200 2.200 0 1 0 .01 0z",
};
export const STAR: Drawing = SIGNS.star;
export const POT: Drawing = { line: "M6 8.500h12M7 8.500c-2.500 3-3 5-3 6.500 0 3.500 3.300 5.500 8 5.500s8-2 8-5.500c0-1.500-.5-3.500-3-6.500M8 8.500V6h8v2.500", solid: "M12 12.500l2.500 2.700L12 18l-2.500-2.800z" };
export const POCKET: Drawing = { line: "M5 7h14v8.500c0 3-3 5.500-7 5.500s-7-2.500-7-5.500zM5 7V4.500h14V7M5 10.500h14M9 4.500V2.500h6v2" };
export const COMMUNITY: Drawing = { line: "M2.500 8h4v8h-4zM7.500 8h4v8h-4zM12.500 8h4v8h-4zM17.500 8h4v8h-4z" };
export const DECK: Drawing = { line: "M5 6.500h10.500v14H5zM8 6.500v-3h10.500v14h-3" };

/** One sign a school, and one for each Basic Spell. */
export const SCHOOLS: Readonly<Record<string, { readonly sign: Drawing; readonly spells: readonly string[] }>> = {
  chaos: {
    sign: { line: "M12 12c0-2.500 3.500-2.500 3.500.3 0 3.700-7 3.700-7-.8 0-6 10.500-6 10.500 1.300C19 20 5 20 5 11.500 5 7 8 4 12 3.500" },
    spells: ["entropic-energy", "wild-surge", "twist-of-fate"],
  },
  alchemy: {
    sign: { line: "M9.500 3.500h5M10.500 3.500v6L5 18.500c-.7 1.200.1 2 1.200 2h11.600c1.100 0 1.900-.8 1.200-2l-5.500-9v-6", solid: "M8.500 14.500h7l2.500 4.200H6z" },
    spells: ["transmute", "gilding", "dissolve"],
  },
  flame: {
    sign: { line: "M12.500 2.500c.5 4 5.500 6 5.500 11.500 0 4-2.700 7-6 7s-6-3-6-6.700c0-2.600 1.300-4 2.500-5.300.3 1.700.9 2.500 2 3 .8-3.500-.3-6.500 2-9.500z", solid: "M12 14c1.700 1.500 2.300 2.600 2.300 3.800a2.300 2.300 0 0 1-4.600 0c0-1.200.6-2.300 2.300-3.800z" },
    spells: ["wildfire", "scorch", "kindle"],
  },
  illusion: {
    sign: { line: "M4 5c5 1.500 11 1.500 16 0 .5 8-2.500 14.500-8 15.500C6.500 19.500 3.500 13 4 5zM9 15.500c2 1.300 4 1.300 6 0", solid: "M7 9.500c1.600-1 3-.8 4 .5-1.300 1-2.800.8-4-.5zM17 9.500c-1.600-1-3-.8-4 .5 1.300 1 2.800.8 4-.5z" },
    spells: ["veil", "mirage", "sleight-of-hand"],
  },
  divination: { sign: { line: "M12 3a7.200 7.200 0 1 0 .01 0zM6.500 21h11M8.500 16.800 7 21M15.500 16.800 17 21M8.500 9.500a4 4 0 0 1 3-3" }, spells: ["scry", "foresight", "second-sight"] },
  conjuration: { sign: { line: "M5 13h14l-2 7H7zM3.500 13h17M9.500 16.500h5", solid: "M12 2c.4 2.600 1.700 3.900 4.300 4.300C13.700 6.700 12.400 8 12 10.600 11.600 8 10.300 6.700 7.700 6.300 10.300 5.900 11.600 4.600 12 2z" }, spells: ["summon", "familiar", "manifest"] },
  enchantment: { sign: { line: "M12 2.500 20 7v10l-8 4.500L4 17V7zM12 7v10M12 7l4 3M12 7l-4 3M12 13l3 2.500" }, spells: ["power-siphon", "gilded-sigil", "warding-rune"] },
  chronomancy: { sign: SIGNS.hourglass, spells: ["rewind", "haste", "stasis"] },
};

export const BASIC: Readonly<Record<string, Drawing>> = {
  "build-community": COMMUNITY,
  "build-pot": POT,
  "build-pocket": POCKET,
};

/** The cards of Chronomancy have a Shift each. */
export const SHIFTING = "chronomancy";
/** Beside what an Enchantment card lies. */
export const BESIDE: Readonly<Record<string, "community" | "pot" | "pocket">> = {
  "power-siphon": "community",
  "gilded-sigil": "pot",
  "warding-rune": "pocket",
};

export const signOf = (spell: string): Drawing =>
  BASIC[spell] ?? Object.values(SCHOOLS).find(({ spells }) => spells.includes(spell))?.sign ?? SIGNS.sparkle;
