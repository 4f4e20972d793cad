/** What the names of Mandragora's cards say. */
import { PRINTED, type Cast } from "$lib/generated/mandragora";
import type { Face } from "$lib/table/game";
import type { Move } from "$lib/table/picking";
import { printed, type Text } from "$lib/text/text";
import { COLOUR_SIGNS, grimoire, ROOT, SCROLL, SPELL_SIGNS } from "./signs";

export const COLOURS = PRINTED.colours;
const BANDS: Readonly<Record<string, string>> = {
  violet: "#8e5bd0",
  yellow: "#d8a818",
  red: "#d1344b",
  green: "#2f9e4f",
  blue: "#3b82d6",
  black: "#2a2433",
  mandrake: "#8a5a2b",
};
const SPELL = "#5b3f9e";
const CURSED = "#7a2740";

/** `violet` of a violet ingredient or grimoire, `mandrake` of a mandrake. */
export const colourOf = (card: string): string => card.split("-")[0]!;

/** All cards that were laid for a spell: the grimoire first. */
export function laid(cast: Cast): string[] {
  const ingredients = COLOURS.flatMap((colour) => Array<string>(cast[colour] ?? 0).fill(`${colour}-ingredient`));
  return [cast.grimoire, ...ingredients, ...(cast.mandrake ? ["mandrake"] : [])];
}

/** A spell is pointed at card by card; the move on offer counts them by colour. */
export const read = (move: Move): Move =>
  move.move === "cast" ? { move: "cast", spell: move["spell"], cards: laid(move as unknown as Cast) } : move;

/** "violet grimoire (3)" has its number on the card already. */
function plainName(card: string, text: Text): string {
  const name = text.card(card).replace(/\s*\(\d+\)$/, "");
  return name.charAt(0).toLocaleUpperCase(text.language) + name.slice(1);
}

export function face(card: string, text: Text): Face | null {
  const { kind, number } = printed(card);
  const [colour = "", what = ""] = kind.split("-");
  const named = () => plainName(card, text);
  if (kind === "mandrake")
    return {
      band: BANDS["mandrake"]!,
      pattern: "dots",
      sign: ROOT,
      seal: ROOT,
      art: "md-mandrake",
      line: text.say("line-mandrake"),
      name: named(),
    };
  if (kind === "scroll")
    return {
      band: CURSED,
      pattern: "stripes",
      sign: SCROLL,
      number,
      art: `md-scroll-${number}`,
      line: text.say("line-scroll", { n: number }),
      name: text.say("name-scroll"),
    };
  if (SPELL_SIGNS[kind])
    return {
      band: SPELL,
      pattern: "stars",
      sign: SPELL_SIGNS[kind],
      number,
      art: `md-${kind}`,
      line: text.say(`line-${kind}`),
      name: named(),
    };
  const band = BANDS[colour];
  if (!band) return null;
  if (what === "ingredient")
    return {
      band,
      sign: COLOUR_SIGNS[colour]!,
      seal: COLOUR_SIGNS[colour]!,
      art: `md-${kind}`,
      line: text.say("line-ingredient", { colour }),
      name: named(),
    };
  if (what !== "grimoire") return null;
  return {
    band,
    pattern: "checks",
    sign: grimoire(colour),
    badge: COLOUR_SIGNS[colour]!,
    art: `md-${kind}`,
    number,
    line: text.say(colour === "black" ? "line-black" : "line-grimoire", { n: number }),
    name: named(),
  };
}

/** Ids that stay the same while a card lies in one place: its name and which copy of it. */
export function identified(zone: string, cards: readonly (string | null)[]): { card: string | null; id: string }[] {
  const seen = new Map<string | null, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, id: `${zone}:${card ?? ""}:${copy}` };
  });
}

const ORDER: readonly string[] = [...COLOURS, "black", "mandrake"];
const rank = (card: string): number => ORDER.indexOf(colourOf(card)) * 2 + (card.includes("grimoire") ? 0 : 1);

/** A hand by colours, in each the grimoires first: what can be put together lies together. */
export function byColour<T extends { readonly card: string | null }>(cards: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of [...cards].sort((a, b) => rank(a.card ?? "") - rank(b.card ?? ""))) {
    const colour = colourOf(one.card ?? "");
    groups.set(colour, [...(groups.get(colour) ?? []), one]);
  }
  return [...groups.values()];
}

/** The place of each shop on the stage of 4 × 3: along the top, down the right, back along the bottom, up the left. */
export const PLACES: readonly (readonly [column: number, row: number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [4, 2],
  [4, 3],
  [3, 3],
  [2, 3],
  [1, 3],
  [1, 2],
];

/** How many shops further clockwise a shop lies than the assistant; both are counted from 1. */
export const stepsTo = (shop: number, assistant: number, shops: number): number => (shop - assistant + shops) % shops;
