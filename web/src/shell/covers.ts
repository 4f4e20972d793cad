/** A tint and a sign for each game, so that the lobby need not load the games themselves. */
import { SIGNS, type Drawing } from "$lib/signs/drawing";

export const COVERS: Readonly<Record<string, { readonly tint: string; readonly sign: Drawing }>> = {
  hocus_pocus: {
    tint: "#3fae7a",
    sign: { line: "M4 10h16M5.500 10c-1.500 5.500 1 9.500 6.500 9.500s8-4 6.500-9.500M7 19l-1.500 2.500M17 19l1.500 2.500", solid: "M9 7.500a1.300 1.300 0 1 0 .01 0zM13 4a1.600 1.600 0 1 0 .01 0zM16 7.300a1 1 0 1 0 .01 0z" },
  },
  hocus: {
    tint: "#4a6fe0",
    sign: { line: "M12 3.500c4 0 6 3 6 7.500s-2 9.500-6 9.500-6-5-6-9.500 2-7.500 6-7.500zM6.500 5 5 3M17.500 5 19 3M11 12.500l1 1.500 1-1.500", solid: "M9.300 8.200a1.500 1.500 0 1 0 .01 0zM14.700 8.200a1.500 1.500 0 1 0 .01 0z" },
  },
  stupefix: {
    tint: "#b8324a",
    sign: { line: "M4.500 19.500 15 9M13.500 7.500l3 3", solid: "M18.500 2.500l.8 2.700 2.700.8-2.700.8-.8 2.700-.8-2.700L15 6l2.700-.8zM8 4l.5 1.500 1.500.5-1.500.5L8 8l-.5-1.500L6 6l1.500-.5z" },
  },
  hocus_focus: {
    tint: "#18b5b5",
    sign: { line: "M2.500 19c0-1.500 4-2.300 9.500-2.300s9.500.8 9.500 2.300-4 2.300-9.500 2.300S2.500 20.500 2.500 19zM6.500 17C8 11 9.500 6 14.500 2.500c.5 2 .2 3-1 4.300C15.500 10 16.700 13 17.500 17", solid: "M11.500 9.500l.8 1.700 1.900.2-1.400 1.300.4 1.900-1.700-.9-1.700.9.4-1.900-1.400-1.300 1.900-.2z" },
  },
  mandragora: {
    tint: "#8e5bd0",
    sign: { line: "M12 10c-2.500 0-4 2-4 4.500S10 18 9 21.500M12 10c2.500 0 4 2 4 4.500S14 18 15 21.500M12 17v3M12 10c0-3-2-5.500-6-6.500 0 3.500 2 6 6 6.500zM12 10c0-3 2-5.500 6-6.500 0 3.500-2 6-6 6.500zM12 10V4" },
  },
  other: { tint: "#6a5f8f", sign: SIGNS.sparkle },
};
