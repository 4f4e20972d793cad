/** Keys that answer: P passes, and Enter does what is lit as the one thing to do. */
import type { Move } from "$lib/table/picking";

/** Moves that say: nothing from me. */
const PASSES = new Set(["pass", "decline"]);

/** Where a key means something already: a field, a button, a list. */
const BUSY = "input, textarea, select, button, a, summary, dialog, [contenteditable]";

/** The move that a key stands for, of those that are buttons; `main` is the one that is lit, if there is one. */
export function answered(
  event: KeyboardEvent,
  buttons: readonly Move[],
  main: Move | null,
  letters = true,
): Move | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === "Enter") return target?.closest(BUSY) ? null : main;
  if (!letters || event.key.toLowerCase() !== "p" || target?.closest("input, textarea, select, [contenteditable]"))
    return null;
  return buttons.find(({ move }) => PASSES.has(move)) ?? null;
}
