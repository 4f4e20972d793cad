import type { Drawing } from "$lib/signs/drawing";

/** A pointed hat with a star. */
export const HAT: Drawing = {
  line:
    "M2.5 19c0-1.5 4-2.3 9.5-2.3s9.5.8 9.5 2.3-4 2.3-9.5 2.3S2.5 20.5 2.5 19z" +
    "M6.5 17C8 11 9.5 6 14.5 2.5c.5 2 .2 3-1 4.3C15.5 10 16.7 13 17.5 17",
  solid: "M11.5 9.5l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-.9-1.7.9.4-1.9-1.4-1.3 1.9-.2z",
};
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
