/**
 * A sign is drawn on a 24 × 24 grid: lines in one of two weights, and what is filled. Both take the colour of the text around.
 */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

/** The signs of the page and those that more than one game uses. A game's own are in its folder. */
export const SIGNS = {
  back: { line: "M14 5 7 12l7 7M7.5 12H20" },
  bell: { line: "M6 17h12l-1.6-2.4V10.5a4.4 4.4 0 0 0-8.8 0v4.1zM10 20h4M12 4v2" },
  book: { line: "M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5v13" },
  bot: {
    line: "M6 9h12v10H6zM12 5.5V9M3.5 13v3M20.5 13v3",
    solid: "M12 3.5a1.5 1.5 0 1 0 .01 0zM9.5 12.5a1.3 1.3 0 1 0 .01 0zM14.5 12.5a1.3 1.3 0 1 0 .01 0zM9.5 16h5v1.2h-5z",
  },
  candle: {
    line: "M9 10.5h6V20H9zM7 20h10M12 10.5V8.5",
    solid: "M12 2.5c2 2 2.6 3.3 2.6 4.3a2.6 2.6 0 0 1-5.2 0c0-1 .6-2.3 2.6-4.3z",
  },
  chat: { line: "M4 5h16v11h-9l-4.5 3.5V16H4zM8 9h8M8 12h5" },
  check: { line: "m5 12.5 4.5 4.5L19 7" },
  clock: { line: "M12 4a8 8 0 1 0 .01 0zM12 7.5V12l3 2" },
  cross: { line: "m6 6 12 12M18 6 6 18" },
  crown: { line: "M4 18h16M4.5 15 3.5 7l5 4L12 5l3.5 6 5-4-1 8z" },
  door: { line: "M6 20V4h9v16M3.5 20h17M15 6.5l4 1V20", solid: "M12.3 11.2a1 1 0 1 0 .01 0z" },
  eye: {
    line: "M2.5 12c2.5-4 5.7-6 9.5-6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6z",
    solid: "M12 9.2a2.8 2.8 0 1 0 .01 0z",
  },
  gear: {
    line: "M3.5 7.5h9M18.5 7.5h2M3.5 16.5h2M11.5 16.5h9M15.5 4.8a2.7 2.7 0 1 0 .01 0zM8.5 13.8a2.7 2.7 0 1 0 .01 0z",
  },
  gem: { line: "M7 4.5h10l4 5.5-9 10L3 10zM3 10h18M9 10l3 9.5L15 10l-2.5-5.5M11.5 4.5 9 10" },
  hand: { line: "M5 9.5 8 20h8l3-10.5M6.5 14.5 4 6l2.4-.7 2.6 8M9.5 13 8.7 4h2.4l.9 9M14 13l1.2-8.8 2.4.4L16.5 14" },
  keys: {
    line: "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 10h1M10 10h1M14 10h1M18 10h0M7.5 14h9",
  },
  hourglass: {
    line: "M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 6 4.5 8.5s-4.5 3.5-4.5 8.5M16.5 3.5c0 5-4.5 6-4.5 8.5s4.5 3.5 4.5 8.5",
    solid: "M12 13.5c1 2 3 3 3.3 5.5H8.7c.3-2.5 2.3-3.5 3.3-5.5z",
  },
  house: { line: "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5.5h4v5.5" },
  link: {
    line: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3",
  },
  lost: { line: "M4 10c5-4.7 11-4.7 16 0M7 13.5c3-2.8 7-2.8 10 0M4 4l16 16", solid: "M12 16.5a1.5 1.5 0 1 0 .01 0z" },
  menu: { line: "M4 7h16M4 12h16M4 17h16" },
  people: {
    line: "M9 5a3.2 3.2 0 1 0 .01 0zM3 19.5c0-4 2.5-6 6-6s6 2 6 6M15.5 5.5a3 3 0 0 1 0 5.8M17 13.8c2.6.6 4 2.6 4 5.7",
  },
  plus: { line: "M12 5v14M5 12h14" },
  search: { line: "M10.5 4.5a6 6 0 1 0 .01 0zM15 15l5 5" },
  sparkle: { solid: "M12 2.5c.8 5.2 3.5 8 9 9.5-5.5 1.5-8.2 4.3-9 9.5-.8-5.2-3.5-8-9-9.5 5.5-1.5 8.2-4.3 9-9.5z" },
  star: { line: "m12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6L3.4 9.9l6-.8z" },
  undo: { line: "M8 4.5 4 8.5l4 4M4.5 8.5H14a5.5 5.5 0 0 1 0 11H8" },
  warning: { line: "M12 4 3 20h18zM12 10v5", solid: "M12 16.8a1 1 0 1 0 .01 0z" },
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;
