/** A table for games that have no drawings of their own yet: everything can be read and played. */
import { SIGNS } from "$lib/signs/drawing";
import { defineTable } from "$lib/table/game";
import { printed } from "$lib/text/text";
import cover from "./cover";
import Middle from "./Middle.svelte";

const BANDS = ["#8e5bd0", "#3fae7a", "#4a6fe0", "#b8324a", "#18b5b5", "#e0b020"];

export default defineTable({
  tint: cover.tint,
  back: SIGNS.sparkle,
  face(card, text) {
    const { kind, number } = printed(card);
    if (!text.has(kind) && !text.has(card)) return null;
    const sum = [...kind].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return { band: BANDS[sum % BANDS.length]!, number, ...(number === null ? { sign: SIGNS.sparkle } : {}) };
  },
  Middle,
});
