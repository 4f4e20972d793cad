/** A wizard and how it is drawn: on a grid of 130 × 116, one body a size, with a garment for every colour. */
import { PRINTED } from "$lib/generated/hocus_focus";

/** What can differ: the size, and the colours of the garments. */
export const [, ...GARMENTS] = PRINTED.traits;
export const COLOURS = PRINTED.colours;
export type Size = (typeof PRINTED.sizes)[number];
export type Colour = (typeof COLOURS)[number];
export type Garment = (typeof GARMENTS)[number];

export interface Traits extends Readonly<Record<Garment, Colour>> {
  readonly size: Size;
}

/** Colour never speaks alone: each has a pattern of its own, light on dark or dark on light. */
export const DYES: Readonly<
  Record<
    Colour,
    { readonly dye: string; readonly mark: string; readonly pattern: "dots" | "stripes" | "checks" | "stars" }
  >
> = {
  red: { dye: "#d1344b", mark: "#fff4ea", pattern: "dots" },
  purple: { dye: "#7b3fb5", mark: "#ecdcff", pattern: "stripes" },
  green: { dye: "#2f9e4f", mark: "#135a2b", pattern: "checks" },
  turquoise: { dye: "#18b5b5", mark: "#043b40", pattern: "stars" },
};

/** `skinny-red-purple-purple-green` is a skinny wizard with a red hat, a purple wand, a purple robe and green shoes. */
export function traits(card: string): Traits | null {
  const [size, ...colours] = card.split("-");
  const known =
    PRINTED.sizes.some((one) => one === size) &&
    colours.length === GARMENTS.length &&
    colours.every((one) => COLOURS.some((colour) => colour === one));
  if (!known) return null;
  return Object.fromEntries([["size", size], ...GARMENTS.map((garment, index) => [garment, colours[index]])]) as Traits;
}

interface Body {
  readonly hat: string;
  readonly brim: string;
  readonly face: string;
  readonly beard: string;
  readonly brow: string;
  readonly eyes: readonly [number, number, number];
  readonly nose: readonly [number, number];
  readonly robe: string;
  readonly far: string;
  readonly arm: string;
  readonly hands: readonly (readonly [number, number])[];
  readonly shoes: string;
  /** Where the wand's orb is, and where its rod ends. */
  readonly wand: readonly [number, number, number];
}

/** The three sizes differ in every outline, not in width alone. */
export const BODIES: Readonly<Record<Size, Body>> = {
  skinny: {
    hat: "M44 35C47 22 51 11 62 2c2 4 1 6-2 9 4 7 6 15 8 24z",
    brim: "M35 36c0-5 42-5 42 0s-42 5-42 0z",
    face: "M46 32h20v4v9c0 13-20 13-20 0z",
    beard: "M46 46c3 4 6 3 10 1 4 2 7 3 10-1 1 10-3 18-6 27-1 3-7 3-8 0-3-9-7-17-6-27z",
    brow: "M48 39h5M59 39h5",
    eyes: [51, 61, 42.5],
    nose: [56, 47],
    robe: "M47 51C43 65 41 80 39 96c11 3 23 3 34 0-2-16-4-31-8-45-6 4-12 4-18 0z",
    far: "M46 53c-7 5-12 12-13 21l7 4c3-7 5-13 7-18z",
    arm: "M65 53c8 3 14 8 19 15l-5 7c-6-4-11-8-15-13z",
    hands: [
      [36, 79],
      [84, 74],
    ],
    shoes: "M54 95v11H32c-7 0-9-6-5-10 2 3 6 3 10 1l4-2zM58 95v11h22c7 0 9-6 5-10-2 3-6 3-10 1l-4-2z",
    wand: [91, 38, 103],
  },
  medium: {
    hat: "M38 37C40 24 46 13 60 5c1 5 0 8-4 11 8 5 13 12 16 21z",
    brim: "M27 38c0-7 56-7 56 0s-56 7-56 0z",
    face: "M42 34h26v4v8c0 16-26 16-26 0z",
    beard: "M41 48c4 4 9 4 14 1 5 3 10 3 14-1 2 14-6 22-14 24-8-2-16-10-14-24z",
    brow: "M45 41.5c2-1 4-1 6 0M59 41.5c2-1 4-1 6 0",
    eyes: [49, 61, 44.5],
    nose: [55, 49.5],
    robe: "M41 54C32 66 27 81 24 95c20 5 42 5 62 0-3-14-8-29-17-41-9 5-19 5-28 0z",
    far: "M40 56c-11 4-18 12-19 23l10 4c4-7 7-12 11-17z",
    arm: "M70 56c10 2 18 6 25 14l-6 9c-8-3-14-7-19-12z",
    hands: [
      [25, 83],
      [96, 76],
    ],
    shoes: "M52 95v11H24c-9 0-11-7-7-12 3 4 8 4 13 1zM58 95v11h28c9 0 11-7 7-12-3 4-8 4-13 1z",
    wand: [104, 38, 103],
  },
  wide: {
    hat: "M31 39C32 28 40 19 57 12c0 5-1 7-4 9 12 3 20 9 25 18z",
    brim: "M17 40c0-9 76-9 76 0s-76 9-76 0z",
    face: "M38 36h34v4v7c0 18-34 18-34 0z",
    beard: "M36 49c6 5 13 5 19 1 6 4 13 4 19-1 4 12-6 20-19 20s-23-8-19-20z",
    brow: "M43 43.5c2-2 5-2 7 0M60 43.5c2-2 5-2 7 0",
    eyes: [47, 63, 46.5],
    nose: [55, 51.5],
    robe: "M37 56C10 58-2 78 6 93c26 8 72 8 98 0 8-15-4-35-31-37-11 5-25 5-36 0z",
    far: "M31 59C15 61 5 69 4 82l11 6c5-7 11-12 19-16z",
    arm: "M79 59c13 1 22 5 28 13l-7 10c-9-2-17-6-23-11z",
    hands: [
      [8, 87],
      [108, 78],
    ],
    shoes: "M50 95v12H19c-10 0-13-8-8-13 3 4 8 4 14 2zM60 95v12h31c10 0 13-8 8-13-3 4-8 4-14 2z",
    wand: [112, 40, 104],
  },
};
