/** The drawings of Stupéfix, on the grid of 24. */
import { SIGNS, type Drawing } from "$lib/signs/drawing";

export const CARD_SIGNS: Readonly<Record<string, Drawing>> = {
  stunner: {
    solid:
      "M12 1.5 13.7 8l5.9-3.6L16 10.3l6.5 1.7-6.5 1.7 3.6 5.9-5.9-3.6L12 22.5 10.3 16l-5.9 3.6L8 13.7 1.5 12 8 10.3 4.4 4.4 10.3 8z",
  },
  fizzle: {
    line: "M7 20h10.3a3.9 3.9 0 0 0 .5-7.75A5.6 5.6 0 0 0 7.2 11 4.5 4.5 0 0 0 7 20zM12 2.2v2M5.8 4.2l1.3 1.7M18.2 4.2l-1.3 1.7",
  },
  shield: { line: "M12 2.5 19.8 5.3v6.2c0 4.5-3.3 8-7.8 10-4.5-2-7.8-5.5-7.8-10V5.3zM12 6.5v11M8 10.5h8" },
  favour: {
    line: "M12 2.5a6.3 6.3 0 1 0 .01 0zM8 14l-2.3 7.5L12 18.3l6.3 3.2L16 14",
    solid: "M12 5.7a3.1 3.1 0 1 0 .01 0z",
  },
  potion: {
    line: "M9 2.5h6M10 2.5v6.8l-5.2 8.5a2.4 2.4 0 0 0 2 3.7h10.4a2.4 2.4 0 0 0 2-3.7L14 9.3V2.5",
    solid: "M8.2 14.5h7.6l2.2 3.8a1.2 1.2 0 0 1-1 1.8H7a1.2 1.2 0 0 1-1-1.8zM12.8 10.2a1.2 1.2 0 1 0 .01 0z",
  },
  "private-lesson": {
    line: "M12 11.5c-2-1.5-5-1.9-8.5-1.5v10c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V10c-3.5-.4-6.5 0-8.5 1.5zM12 11.5v10",
    solid: "M12 .8c.5 2.6 1.6 3.8 4 4.2-2.4.4-3.5 1.6-4 4.2-.5-2.6-1.6-3.8-4-4.2 2.4-.4 3.5-1.6 4-4.2z",
  },
  "time-turner": {
    line:
      "M12 2a10 10 0 1 0 .01 0zM8 6.8h8M8 17.2h8M9.3 6.8c0 3.2 2.7 3.7 2.7 5.2s-2.7 2-2.7 5.2" +
      "M14.7 6.8c0 3.2-2.7 3.7-2.7 5.2s2.7 2 2.7 5.2",
  },
  "become-the-pet": {
    line:
      "M12 8.3c-1.7-1.5-4.4-1.7-6.2.2-2.7 2.8-1.8 8.3.9 11.3 1.5 1.7 3.5 1.8 5.3.8 1.8 1 3.8.9 5.3-.8 2.7-3" +
      " 3.6-8.5.9-11.3-1.8-1.9-4.5-1.7-6.2-.2zM12 8.3V4.5",
    solid: "M12.5 5.5c.2-2.5 2-4 5-4-.2 2.7-2 4.2-5 4z",
  },
};

export const PET: Drawing = CARD_SIGNS["become-the-pet"]!;
export const TWIN: Drawing = {
  line: "M7.5 4a3 3 0 1 0 .01 0zM16.5 4a3 3 0 1 0 .01 0zM3 20c0-4.5 1.5-7 4.5-7s4.5 2.5 4.5 7M12 20c0-4.5 1.5-7 4.5-7s4.5 2.5 4.5 7",
};
export const URN: Drawing = {
  line: "M6.5 3h11M8 3c0 3.5-3.5 4.5-3.5 9 0 4 2.5 7 4.5 9h6c2-2 4.5-5 4.5-9 0-4.5-3.5-5.5-3.5-9M5 10h14",
};
/** Two cards, one upon the other. */
export const PILE: Drawing = { line: "M8.5 7.5h11v13.5h-11zM4.5 17V3.5h11" };
export const NOBODY: Drawing = { line: "M12 3a9 9 0 1 0 .01 0zM5.7 5.7l12.6 12.6" };
/** Stars before one's eyes. */
export const DIZZY: Drawing = {
  line:
    "M12 12.3c.2-1 1.7-1 1.9.3.3 1.9-2 3-3.7 2-2.3-1.4-2-4.8.3-6.2 3-1.8 6.9-.2 7.7 3.2.9 4-2.2 7.6-6.2 7.7-5" +
    " .1-8.7-4.4-7.8-9.3.6-3.2 2.8-5.7 5.8-6.7",
};
export const LATE: Drawing = SIGNS.clock;
/** Two wands crossed, on the backs of the cards. */
export const WANDS: Drawing = {
  line: "M4.5 19.5 16 8M19.5 19.5 8 8",
  solid:
    "M18 2.5l.9 2.6 2.6.9-2.6.9L18 9.5l-.9-2.6-2.6-.9 2.6-.9zM6 2.5l.9 2.6 2.6.9-2.6.9L6 9.5l-.9-2.6L2.5 6l2.6-.9z",
};
