/** Marks around the cards and people of a sentence: private-use characters, which no text of ours holds. */

/** CARD name NAME word END, and SEAT word END. */
export const [CARD, NAME, SEAT, END] = ["\uE000", "\uE001", "\uE002", "\uE003"] as const;
const MARK = new RegExp(`${CARD}[^${NAME}]*${NAME}|${SEAT}|${END}`, "gu");

/** A word as it is read out. */
export const bare = (word: string): string => word.replaceAll(MARK, "");
