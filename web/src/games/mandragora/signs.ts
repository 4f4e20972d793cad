/** Mandragora's drawings, on the grid of 24. */
import type { Drawing } from "$lib/signs/drawing";

/** The sign of each colour, so that no colour speaks alone. */
export const COLOUR_SIGNS: Readonly<Record<string, Drawing>> = {
  violet: { solid: "M14.5 3.2A9 9 0 1 0 20.8 14.5 7.2 7.2 0 0 1 14.5 3.2z" },
  yellow: {
    solid: "M12 7a5 5 0 1 0 .01 0z",
    line: "M12 1.8v2.2M12 20v2.2M1.8 12H4M20 12h2.2M4.8 4.8l1.5 1.5M17.7 17.7l1.5 1.5M19.2 4.8l-1.5 1.5M6.3 17.7l-1.5 1.5",
  },
  red: {
    solid:
      "M13 1.8c.5 3.7 5.7 6.2 5.7 12.4a6.7 6.7 0 0 1-13.4 0c0-3.2 1.7-4.7 2.7-6.9.9 1.2 1.4 2.2 1.6 3.5" +
      "C11.7 8.5 12.7 5.5 13 1.8zM12 13.2c-1.6 2-2.3 3-2.3 4.4a2.3 2.3 0 0 0 4.6 0c0-1.4-.7-2.4-2.3-4.4z",
  },
  green: { solid: "M20.8 3C10 2.5 4 7.2 4 14c0 2 .6 3.6 1.6 4.7C14.5 19.7 21.3 14 20.8 3z", line: "M6 18.3 3 21.8" },
  blue: { solid: "M12 2.2c4.2 5.2 6.8 8.6 6.8 12.2a6.8 6.8 0 0 1-13.6 0c0-3.6 2.6-7 6.8-12.2z" },
  black: { solid: "m12 2.2 3 6.4 7 .9-5.2 4.8 1.4 7L12 17.8l-6.2 3.5 1.4-7L2 9.5l7-.9z" },
};

const BOOK = "M5 4.8A2.3 2.3 0 0 1 7.3 2.5H19.5V18H7.3A2.3 2.3 0 0 0 5 20.2zM5 20a1.9 1.9 0 0 0 2 1.7h12.5V18";
/** The signs of the colours again, on the cover of a book. */
const ON_COVERS: Readonly<Record<string, Drawing>> = {
  violet: { solid: "M13.6 6a4.5 4.5 0 1 0 3.2 5.8A3.7 3.7 0 0 1 13.6 6z" },
  yellow: {
    solid: "M12.3 8a2.4 2.4 0 1 0 .01 0z",
    line: "M12.3 5.3v.5M12.3 15v.5M7.3 10.4h.5M16.8 10.4h.5M8.8 6.9l.3.3M15.5 13.6l.3.3M15.8 6.9l-.3.3M9.1 13.6l-.3.3",
  },
  red: {
    solid: "M12.8 5c.3 1.9 3 3.2 3 6.2a3.5 3.5 0 0 1-7 0c0-1.5.9-2.3 1.4-3.4.4.6.7 1.1.8 1.7 1-1.1 1.6-2.6 1.8-4.5z",
  },
  green: { solid: "M16.8 5.8c-5.4-.3-8.3 2.1-8.3 5.4 0 1 .3 1.8.7 2.3 4.4.5 7.9-2.3 7.6-7.7z" },
  blue: { solid: "M12.3 5c2.1 2.6 3.4 4.4 3.4 6.2a3.4 3.4 0 0 1-6.8 0c0-1.8 1.3-3.6 3.4-6.2z" },
  black: { solid: "m12.3 5.2 1.5 3.3 3.6.4-2.7 2.5.8 3.5-3.2-1.7-3.2 1.7.8-3.5L7.2 8.9l3.6-.4z" },
};
export const grimoire = (colour: string): Drawing => {
  const cover = ON_COVERS[colour];
  return { line: `${BOOK}${cover?.line ?? ""}`, ...(cover?.solid ? { solid: cover.solid } : {}) };
};

export const ROOT: Drawing = {
  solid:
    "M12 9c-2.9 0-4.3 2-4.1 4.5.2 2.3 1.5 3.2 1 5.5-.3 1.3-1 2.1-1.9 3.2 2.3-.3 3.8-1.6 4.5-3.7h1" +
    "c.7 2.1 2.2 3.4 4.5 3.7-.9-1.1-1.6-1.9-1.9-3.2-.5-2.3.8-3.2 1-5.5C16.3 11 14.9 9 12 9z" +
    "M10.6 12.3a.9.9 0 1 1-.01 0zM13.4 12.3a.9.9 0 1 1-.01 0z",
  line: "M12 8.5C12 5.5 10 3 6 2c0 3.5 2 6 6 6.5zM12 8.5C12 5.5 14 3 18 2c0 3.5-2 6-6 6.5z",
};
export const SCROLL: Drawing = {
  line: "M8 4h10.5A2 2 0 0 1 20.5 6v1.8h-4M8 4a2 2 0 0 0-2 2v11.5H3.5v.8a2 2 0 0 0 2 2.2H14a2.5 2.5 0 0 0 2.5-2.5V6a2 2 0 0 1 2-2",
  solid: "M9.2 8.7a1.4 1.4 0 1 0 .01 0zM13.3 8.7a1.4 1.4 0 1 0 .01 0zM9.5 13.8h3.5v1.6H9.5z",
};
export const SKULL: Drawing = {
  line: "M12 3c4.7 0 7.7 3 7.7 7.2 0 2.6-1.2 4.5-3.2 5.5V20h-9v-4.3c-2-1-3.2-2.9-3.2-5.5C4.3 6 7.3 3 12 3zM10.5 20v-2M13.5 20v-2",
  solid: "M8.8 8.8a2 2 0 1 0 .01 0zM15.2 8.8a2 2 0 1 0 .01 0zM12 13l1.2 2.2h-2.4z",
};
export const BOOT: Drawing = {
  line: "M8.5 3.5h5.5v8.2l5.5 3c1.5.9 2 2.1 2 4.8h-13zM8.5 16.5h12.5M5.5 6.5H2M5.5 11H3M5.5 15.5H4",
};
export const FLAG: Drawing = { line: "M6 21.5v-18M6 4.5h12.5L15 8.7l3.5 4.3H6" };
export const SUN = COLOUR_SIGNS["yellow"]!;
export const MOON = COLOUR_SIGNS["violet"]!;

export const SPELL_SIGNS: Readonly<Record<string, Drawing>> = {
  banishment: {
    line:
      "M9 4h9.5v12A3.5 3.5 0 0 1 15 19.5M9 4a2 2 0 0 0-4 0v2.5h4M9 4v11.5" +
      "M3 15.5h9.5v1A2.8 2.8 0 0 0 15 19.5H6a3 3 0 0 1-3-3zM11.7 7.5l4 4M15.7 7.5l-4 4",
  },
  transfer: { line: "M3.5 4.5h9v15h-9zM6.5 8.5h3M6.5 12h3M6.5 15.5h2M14.5 12H21M18 8.5l3.5 3.5-3.5 3.5" },
  substitution: {
    line:
      "M3 9h7.5v11H3zM13.5 4H21v11h-7.5zM6.5 5.5C7 3.5 8.5 2.5 10.7 2.7M9.3 1l1.7 1.7L9.3 4.5" +
      "M17.5 18.5c-.5 2-2 3-4.2 2.8M14.7 23 13 21.3l1.7-1.8",
  },
  levitation: { line: "M8 10.5h8v9H8zM12 7.5V1.5M9 4l3-3 3 3M4.5 20v-4M19.5 20v-4M2 18v-3M22 18v-3" },
  doubling: { line: "M9 5.5a6.5 6.5 0 1 0 .01 0zM15 5.5a6.5 6.5 0 1 0 .01 0z" },
  celerity: BOOT,
  vanishing: {
    line:
      "M12 3.5A8.5 8.5 0 0 1 18.5 6.5M20.5 11.5a8.5 8.5 0 0 1-1.8 5.5M15.5 19.8a8.5 8.5 0 0 1-6 .3" +
      "M5.8 17.8a8.5 8.5 0 0 1-2.2-5M4.5 8a8.5 8.5 0 0 1 3.7-3.6",
    solid: "M12 7.2c.5 3 1.8 4.3 4.8 4.8-3 .5-4.3 1.8-4.8 4.8-.5-3-1.8-4.3-4.8-4.8 3-.5 4.3-1.8 4.8-4.8z",
  },
  purification: {
    line: "M3.5 12.5h17c0 4.2-3.3 6.8-8.5 6.8s-8.5-2.6-8.5-6.8zM8.5 22h7M7.5 9.5 6 6.5M16.5 9.5 18 6.5",
    solid: "M12 2c1.9 2.3 2.8 3.7 2.8 5.1a2.8 2.8 0 0 1-5.6 0C9.2 5.7 10.1 4.3 12 2z",
  },
};
