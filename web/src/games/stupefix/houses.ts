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
      line:
        "M12 2.5a3.4 3.4 0 0 1 4.7 2 3.4 3.4 0 0 1 3 4.2 3.4 3.4 0 0 1 0 5.6 3.4 3.4 0 0 1-3 4.2 3.4 3.4 0 0 1-4.7 2 3.4" +
        " 3.4 0 0 1-4.7-2 3.4 3.4 0 0 1-3-4.2 3.4 3.4 0 0 1 0-5.6 3.4 3.4 0 0 1 3-4.2 3.4 3.4 0 0 1 4.7-2zM12 13.5v1.5" +
        "M9.8 16.3l2.2-1.3 2.2 1.3",
      solid: "M9 8.7a1.3 1.3 0 1 0 .01 0zM15 8.7a1.3 1.3 0 1 0 .01 0zM10.3 11.8h3.4L12 14z",
    },
    banner: "M34 4H2l6 11.5L2 27h32z",
  },
  hufflepuff: {
    colour: "#e3b32a",
    on: "#1a1626",
    crest: {
      line: "M5 6c2-2 4.5-2.7 7-2.7S17 4 19 6c.4 6.5-2.3 11.5-7 15-4.7-3.5-7.4-8.5-7-15z",
      solid:
        "M7.8 5.3c-.7 4.5.2 8.7 2.9 12.2.8-4.3.4-8.7-.8-12.9zM16.2 5.3c.7 4.5-.2 8.7-2.9 12.2-.8-4.3-.4-8.7.8-12.9z",
    },
    banner: "M34 4H3v23h31z",
  },
  ravenclaw: {
    colour: "#2f5fc4",
    on: "#f3f6ff",
    crest: {
      line: "M20.5 3.5C11 3.5 5 9 4 20.5M4 20.5C12 20.5 20 15 20.5 3.5M7.5 13.5l5-1M11 8.5l.2 4M10.5 18l3.5-4.5M15.5 10.5 11.2 12.5",
    },
    banner: "M34 4H11L2 15.5 11 27h23z",
  },
  slytherin: {
    colour: "#23774a",
    on: "#eefcf2",
    crest: {
      line: "M15.5 6.5C12 4 7 5.3 7 8.7c0 4.3 10 3.3 10 8 0 4-6.5 5-11 2.3M18 6l3.5 1M18 6l3.3-1.3",
      solid: "M15.7 3.6a2.5 2.5 0 1 0 .01 0z",
    },
    banner: "M34 4c-6 3-10-3-16 0S8 4 3 5v23c5-1 9 2 15-1s10 3 16 0z",
  },
};
