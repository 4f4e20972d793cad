/** How the options of a game are called, on every page that names them. */
import type { Text } from "$lib/text/text";

export function optionName(text: Text, option: string): string {
  const message = `option-${option}`;
  return text.say(text.has(message) ? message : message.replaceAll("_", "-"));
}

export function optionValue(text: Text, option: string, value: unknown): string {
  if (typeof value === "boolean") return text.say(value ? "yes" : "no");
  const word = String(value);
  const own = `option-${option}-${word}`;
  return text.has(own) ? text.say(own) : text.has(word) ? text.say(word) : word;
}
