/** Any view in words, field by field: for the text table and the middle of games that have no drawings of their own yet. */
import type { Text } from "$lib/text/text";
import type { Section, View } from "./game";

const COMMON = new Set(["seat", "asked", "prompt", "outcome"]);

/** `hand_sizes` is read as "Hand sizes", unless the texts have a `field-hand-sizes`. */
export function title(field: string, text: Text): string {
  const message = `field-${field.replaceAll("_", "-")}`;
  if (text.has(message)) return text.say(message);
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function describeView(view: View, text: Text): Section[] {
  const players = playersOf(view);
  return Object.entries(view)
    .filter(([field]) => !COMMON.has(field))
    .map(([field, value]) => ({ title: title(field, text), lines: lines(value, text, players) }));
}

/** How many people there are: the commonest length of the view's lists of numbers. */
function playersOf(view: View): number {
  const counts = new Map<number, number>();
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length < 2 || !value.every((part) => typeof part === "number")) continue;
    counts.set(value.length, (counts.get(value.length) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function lines(value: unknown, text: Text, players: number): string[] {
  if (!Array.isArray(value)) return [phrase(value, text)];
  const bySeat = value.length === players && !value.every((part) => typeof part === "string");
  return bySeat ? value.map((part, seat) => `${text.seat(seat)}: ${phrase(part, text)}`) : [phrase(value, text)];
}

export function phrase(value: unknown, text: Text): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return text.say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return known(value, text) ? text.card(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((part) => phrase(part, text)).join(", ");
  return Object.entries(value)
    .map(([field, part]) => `${title(field, text)} ${phrase(part, text)}`)
    .join("; ");
}

function known(word: string, text: Text): boolean {
  return text.has(word) || text.has(word.replace(/-\d+$/, ""));
}
