/** A tint and a sign for each game, so that the lobby need not load the games themselves. */
import { SIGNS, type Drawing } from "$lib/signs/drawing";

export const COVERS: Readonly<Record<string, { readonly tint: string; readonly sign: Drawing }>> = {
  hocus_pocus: {
    tint: "#3fae7a",
    sign: {
      line: "M4 10h16M5.5 10c-1.5 5.5 1 9.5 6.5 9.5s8-4 6.5-9.5M7 19l-1.5 2.5M17 19l1.5 2.5",
      solid: "M9 7.5a1.3 1.3 0 1 0 .01 0zM13 4a1.6 1.6 0 1 0 .01 0zM16 7.3a1 1 0 1 0 .01 0z",
    },
  },
  hocus: {
    tint: "#4a6fe0",
    sign: {
      line: "M12 3.5c4 0 6 3 6 7.5s-2 9.5-6 9.5-6-5-6-9.5 2-7.5 6-7.5zM6.5 5 5 3M17.5 5 19 3M11 12.5l1 1.5 1-1.5",
      solid: "M9.3 8.2a1.5 1.5 0 1 0 .01 0zM14.7 8.2a1.5 1.5 0 1 0 .01 0z",
    },
  },
  stupefix: {
    tint: "#b8324a",
    sign: {
      line: "M4.5 19.5 15 9M13.5 7.5l3 3",
      solid: "M18.5 2.5l.8 2.7 2.7.8-2.7.8-.8 2.7-.8-2.7L15 6l2.7-.8zM8 4l.5 1.5 1.5.5-1.5.5L8 8l-.5-1.5L6 6l1.5-.5z",
    },
  },
  hocus_focus: {
    tint: "#18b5b5",
    sign: {
      line:
        "M2.5 19c0-1.5 4-2.3 9.5-2.3s9.5.8 9.5 2.3-4 2.3-9.5 2.3S2.5 20.5 2.5 19z" +
        "M6.5 17C8 11 9.5 6 14.5 2.5c.5 2 .2 3-1 4.3C15.5 10 16.7 13 17.5 17",
      solid: "M11.5 9.5l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-.9-1.7.9.4-1.9-1.4-1.3 1.9-.2z",
    },
  },
  mandragora: {
    tint: "#8e5bd0",
    sign: {
      line:
        "M12 10c-2.5 0-4 2-4 4.5S10 18 9 21.5M12 10c2.5 0 4 2 4 4.5S14 18 15 21.5M12 17v3" +
        "M12 10c0-3-2-5.5-6-6.5 0 3.5 2 6 6 6.5zM12 10c0-3 2-5.5 6-6.5 0 3.5-2 6-6 6.5zM12 10V4",
    },
  },
  other: { tint: "#6a5f8f", sign: SIGNS.sparkle },
};
