/** The log as it is read: who does just the same one after the other has one line together. */
import type { Event } from "./game";
import type { Entry } from "./model.svelte";

export interface Line extends Entry {
  /** Who did the same right after it. */
  readonly others: readonly number[];
}

/** "Dario passes. Ada and Carla too." instead of three lines. */
export function folded(log: readonly Entry[]): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    if (last && alike(last.event, entry.event)) {
      lines[lines.length - 1] = { ...last, others: [...last.others, Number(entry.event["seat"])] };
    } else {
      lines.push({ ...entry, others: [] });
    }
  }
  return lines;
}

/** Both say nothing but who did it, and these are two people. */
function alike(one: Event, other: Event): boolean {
  return one.event === other.event && plain(one) && plain(other) && one["seat"] !== other["seat"];
}

const plain = (event: Event): boolean =>
  Object.keys(event).every((name) => name === "event" || name === "seat") && typeof event["seat"] === "number";
