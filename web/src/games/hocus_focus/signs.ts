import type { Drawing } from "$lib/signs/drawing";
import cover from "./cover";

/** A pointed hat with a star. */
export const HAT: Drawing = cover.sign;
/** A wand that sparks: somebody has called Kazaam. */
export const WAND: Drawing = {
  line: "M4 20 13 11M17.5 3v2M17.5 10v2M13 7.5h2M20 7.5h2",
  solid: "M17.5 4.5l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9z",
};
/** An empty ring, struck through: no match. */
export const NONE: Drawing = { line: "M12 4a8 8 0 1 0 .01 0zM6.5 17.5l11-11" };
/** A pointing hand. */
export const FINGER: Drawing = {
  line: "M9.5 13V4.5a1.6 1.6 0 0 1 3.2 0V11l5.3 1.1c1.5.3 2.2 1.3 2 2.8l-.8 6.1H10L5.3 15.8c-.8-1.1.6-2.7 1.9-1.9z",
};
/** A closed gate: barred. */
export const BAR: Drawing = { line: "M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5" };
