/** What the log tells of the race that closed last, and of those who are barred. */
import type { Event as Told } from "$lib/generated/hocus_focus";

/** How a race ended. `wrong` pointed at no match, `late` did not point in time, `there-is` called "No match!" though there is one. */
export interface Verdict {
  readonly kind: "won" | "wrong" | "late" | "there-is" | "tied" | "idle";
  readonly seats: readonly number[];
  readonly bonus: number;
}

const opens = (event: Told): boolean => event.event === "turned" || event.event === "reopened";

/** The events of each race, the last one at the end. */
export function races(events: readonly Told[]): Told[][] {
  const found: Told[][] = [[]];
  for (const event of events) {
    if (opens(event)) found.push([]);
    found.at(-1)!.push(event);
  }
  return found;
}

/** How a race ended; null while it goes on. */
export function verdict(race: readonly Told[]): Verdict | null {
  const find = <E extends Told["event"]>(kind: E) =>
    race.find((one): one is Extract<Told, { event: E }> => one.event === kind);
  const [won, tied, barred] = [find("won"), find("tied"), find("barred")];
  if (won) return { kind: "won", seats: [won.seat], bonus: won.bonus };
  if (tied) return { kind: "tied", seats: tied.seats, bonus: 0 };
  if (barred) {
    const kind = find("pointed-late") ? "late" : find("pointed") ? "wrong" : "there-is";
    return { kind, seats: [barred.seat], bonus: 0 };
  }
  return find("idle") ? { kind: "idle", seats: [], bonus: 0 } : null;
}

/** How the race that closed last ended; null while its caller points, or if the log does not reach back so far. */
export function lastVerdict(events: readonly Told[]): Verdict | null {
  const last = races(events).findLast((race) => race.some(({ event }) => event === "called" || event === "idle"));
  return last ? verdict(last) : null;
}

/** Why somebody is barred in this round, if the log reaches back so far. */
export function whyBarred(events: readonly Told[], seat: number): Verdict["kind"] | null {
  const round = events.slice(events.findLastIndex(({ event }) => event === "turned"));
  const found = races(round)
    .map(verdict)
    .find((one) => one?.seats.includes(seat) && ["wrong", "late", "there-is"].includes(one.kind));
  return found?.kind ?? null;
}
