/** What is known of the turns and of the two piles. */
import type { HocusPocusView } from "$lib/generated/hocus_pocus";
import type { Text } from "$lib/text/text";

/** HP-46: which turn it is, and whose, as long as the game lasts. */
export function turn(view: HocusPocusView, text: Text): string {
  const limit = view.turn_limit ?? null;
  const number = Math.min(view.turns + 1, limit ?? Infinity);
  return text.say("fact-turn", { number, limit, seat: view.outcome ? null : view.turn });
}

export interface Copies {
  readonly card: string;
  readonly word: string;
  readonly number: number;
}

/** HP-5: the Discard lies face up. Equal cards once, with their number, by name. */
export function discarded(view: HocusPocusView, text: Text): Copies[] {
  const numbers = new Map<string, number>();
  for (const card of view.discard) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers]
    .map(([card, number]) => ({ card, number, word: text.card(card) }))
    .sort((one, other) => one.word.localeCompare(other.word, text.language));
}

/** HP-47: the top of the Library, down to the deepest card that is known. */
export function knownTop(view: HocusPocusView, text: Text): string[] {
  return (view.library ?? []).map((card) => (card === null ? text.say("card-unknown") : text.card(card)));
}
