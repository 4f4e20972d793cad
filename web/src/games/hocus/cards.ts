/** How the cards of Hocus look. */
import { PRINTED } from "$lib/generated/hocus";
import type { Face } from "$lib/table/game";
import { printed, type Text } from "$lib/text/text";
import { SUITS, type Suit } from "./signs";

export const LOOKS: Readonly<Record<Suit, { readonly band: string; readonly pattern: NonNullable<Face["pattern"]> }>> =
  {
    owls: { band: "#7b3fb5", pattern: "dots" },
    swords: { band: "#2c66b8", pattern: "stripes" },
    cups: { band: "#b8324a", pattern: "waves" },
    wands: { band: "#23793f", pattern: "checks" },
  };

const isSuit = (kind: string): kind is Suit => kind in SUITS;

/** Suit and strength; null for what is no card, or one that nobody can name. */
export function read(card: string): { suit: Suit; strength: number } | null {
  const { kind, number } = printed(card);
  return isSuit(kind) && number !== null ? { suit: kind, strength: number } : null;
}

/** HC-1: what a card of this strength is worth in a Pot. */
const worth = (strength: number): number => PRINTED.points[strength] ?? 0;

export const worthOf = (card: string): number => worth(read(card)?.strength ?? -1);

export function face(card: string, text: Text): Face | null {
  const found = read(card);
  if (!found) return null;
  const { suit, strength } = found;
  return {
    ...LOOKS[suit],
    sign: SUITS[suit],
    number: strength,
    badge: SUITS[suit],
    art: `ho-${suit.slice(0, -1)}${strength > 10 ? strength : ""}`,
    line: text.say("line-worth", { number: worth(strength) }),
  };
}

/** HC-36: the cards of the deck that one knows, each with its place from the top. */
export const knownInDeck = (deck: readonly (string | null)[], text: Text): string[] =>
  deck.flatMap((card, place) => (card === null ? [] : [`${text.card(card)} (${place + 1})`]));

const BONUSES: Readonly<Record<string, number>> = PRINTED.owl_bonuses;
/** HC-28: the message that says what a claimed Owl does. */
export const bonus = (owl: string): string => `owl-bonus-${BONUSES[owl] ?? 0}`;
