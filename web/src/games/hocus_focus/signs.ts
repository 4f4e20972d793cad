import type { Drawing } from "$lib/signs/drawing";

/** A pointed hat with a star. */
export const HAT: Drawing = {
  line: "M2.500 19c0-1.500 4-2.300 9.500-2.300s9.500.8 9.500 2.300-4 2.300-9.500 2.300S2.500 20.500 2.500 19zM6.500 17C8 11 9.500 6 14.500 2.500c.5 2 .2 3-1 4.300C15.500 10 16.700 13 17.500 17",
  solid: "M11.500 9.500l.8 1.700 1.900.2-1.400 1.300.4 1.900-1.700-.9-1.700.9.4-1.900-1.400-1.300 1.900-.2z",
};
/** A wand that sparks: somebody has called Kazaam. */
export const WAND: Drawing = {
  line: "M4 20 13 11M17.500 3v2M17.500 10v2M13 7.500h2M20 7.500h2",
  solid: "M17.500 4.500l.9 2.100 2.100.9-2.100.9-.9 2.100-.9-2.100-2.100-.9 2.100-.9z",
};
/** An empty ring, struck through: no match. */
export const NONE: Drawing = { line: "M12 4a8 8 0 1 0 .01 0zM6.500 17.500l11-11" };
/** A pointing hand. */
export const FINGER: Drawing = { line: "M9.500 13V4.500a1.600 1.600 0 0 1 3.200 0V11l5.300 1.100c1.500.3 2.200 1.300 2 2.800l-.8 6.100H10L5.300 15.800c-.8-1.100.6-2.700 1.900-1.900z" };
/** A closed gate: barred. */
export const BAR: Drawing = { line: "M5.500 10.500h13v9.500h-13zM8.500 10.500V7.500a3.500 3.500 0 0 1 7 0v3M12 14v2.500" };
