/** Sentences whose cards and people can be told apart from the words around them. */
import { CARD, END, NAME, SEAT } from "./marks";
import { Text } from "./text";

export interface Part {
  readonly text: string;
  readonly card?: string;
  readonly seat?: boolean;
}

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
