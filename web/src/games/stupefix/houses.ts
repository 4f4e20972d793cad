/** The four houses: a colour, a crest, and a banner of its own shape, so that the colour never speaks alone. */
import type { StupefixView } from "$lib/generated/stupefix";
import type { Drawing } from "$lib/signs/drawing";

export type House = StupefixView["houses"][number];

export interface Heraldry {
  readonly colour: string;
  /** The crest, to be read on the colour. */
  readonly on: string;
  readonly crest: Drawing;
  /** The banner on a grid of 40, its pole at the right edge. */
  readonly banner: string;
}

export const HOUSES: Readonly<Record<House, Heraldry>> = {
  gryffindor: {
    colour: "#b02a40",
    on: "#ffe9b0",
    crest: {
      line: "M12 2.500a3.400 3.400 0 0 1 4.700 2 3.400 3.400 0 0 1 3 4.200 3.400 3.400 0 0 1 0 5.600 3.400 3.400 0 0 1-3 4.200 3.400 3.400 0 0 1-4.700 2 3.400 3.400 0 0 1-4.700-2 3.400 3.400 0 0 1-3-4.200 3.400 3.400 0 0 1 0-5.600 3.400 3.400 0 0 1 3-4.200 3.400 3.400 0 0 1 4.700-2zM12 13.500v1.500M9.800 16.300l2.200-1.300 2.200 1.300",
      solid: "M9 8.700a1.300 1.300 0 1 0 .01 0zM15 8.700a1.300 1.300 0 1 0 .01 0zM10.300 11.800h3.400L12 14z",
    },
    banner: "M34 4H2l6 11.500L2 27h32z",
  },
  hufflepuff: {
    colour: "#e3b32a",
    on: "#1a1626",
    crest: {
      line: "M5 6c2-2 4.500-2.700 7-2.700S17 4 19 6c.4 6.500-2.300 11.500-7 15-4.700-3.500-7.400-8.500-7-15z",
      solid: "M7.800 5.300c-.7 4.500.2 8.700 2.900 12.200.8-4.300.4-8.700-.8-12.900zM16.200 5.300c.7 4.500-.2 8.700-2.900 12.200-.8-4.300-.4-8.700.8-12.900z",
    },
    banner: "M34 4H3v23h31z",
  },
  ravenclaw: {
    colour: "#2f5fc4",
    on: "#f3f6ff",
    crest: { line: "M20.500 3.500C11 3.500 5 9 4 20.500M4 20.500C12 20.500 20 15 20.500 3.500M7.500 13.500l5-1M11 8.500l.2 4M10.500 18l3.500-4.500M15.500 10.500 11.200 12.500" },
    banner: "M34 4H11L2 15.500 11 27h23z",
  },
  slytherin: {
    colour: "#23774a",
    on: "#eefcf2",
    crest: { line: "M15.500 6.500C12 4 7 5.300 7 8.700c0 4.300 10 3.300 10 8 0 4-6.500 5-11 2.300M18 6l3.500 1M18 6l3.300-1.300", solid: "M15.700 3.600a2.500 2.500 0 1 0 .01 0z" },
    banner: "M34 4c-6 3-10-3-16 0S8 4 3 5v23c5-1 9 2 15-1s10 3 16 0z",
  },
};
