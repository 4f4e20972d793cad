/** Sentences whose cards and people can be told apart from the words around them. */
import { Text } from "./text";

export interface Part {
  readonly text: string;
  readonly card?: string;
  readonly seat?: boolean;
}

// Private-use characters, which no text of ours holds: CARD name NAME word END, SEAT word END.
const [CARD, NAME, SEAT, END] = ["\uE000", "\uE001", "\uE002", "\uE003"] as const;
const PART = new RegExp(
  `${CARD}([^${NAME}]*)${NAME}([^${END}]*)${END}|${SEAT}([^${END}]*)${END}|([^${CARD}${SEAT}]+)`,
  "gu",
);

class MarkedText extends Text {
  #depth = 0;

  override card(name: string): string {
    this.#depth += 1;
    const word = super.card(name);
    this.#depth -= 1;
    return this.#depth > 0 ? word : `${CARD}${name}${NAME}${word}${END}`;
  }

  override seat(seat: number): string {
    return `${SEAT}${super.seat(seat)}${END}`;
  }

  protected override sound(word: string): string {
    return split(word)
      .map(({ text }) => text)
      .join("");
  }
}

/** The parts of a sentence. */
export function marked(text: Text, say: (text: Text) => string): Part[] {
  return split(say(text.as(MarkedText)));
}

export function split(sentence: string): Part[] {
  return [...sentence.matchAll(PART)].map(([, card, word, seat, plain]) => {
    if (card !== undefined) return { text: word ?? "", card };
    return seat !== undefined ? { text: seat, seat: true } : { text: plain ?? "" };
  });
}
