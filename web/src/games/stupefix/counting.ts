/** What has been told of a round and of the end, in the order in which it is shown. It counts nothing that was not said. */
import { PRINTED, type Event, type StupefixView } from "$lib/generated/stupefix";
import type { Entry } from "$lib/table/model.svelte";
import type { House } from "./houses";

/** How long (ms) each thing that is counted is looked at. */
export const BEAT = 750;

export interface Step {
  readonly house: House;
  readonly kind: "urn" | "potion" | "late" | "favour" | "more";
  readonly points: number;
  readonly seat?: number;
  readonly number?: number;
}

const told = (log: readonly Entry[]): Event[] => log.map(({ event }) => event as unknown as Event);

/** What makes up the scores, one thing after another: Urns, Potion Master, Latecomers, Favours. */
export function steps(view: StupefixView, log: readonly Entry[]): Step[] {
  const scores = view.outcome?.scores ?? [];
  const houseOf = (seat: number) => view.houses[seat]!;
  const found: Step[] = view.sides.map((house, side) => ({ house, kind: "urn", points: view.counts?.urns[side] ?? 0 }));
  for (const event of told(log)) {
    if (event.event === "potion-master" && event.seat !== null)
      found.push({ house: houseOf(event.seat), kind: "potion", seat: event.seat, points: PRINTED.potion_master });
    if (event.event === "latecomer")
      found.push(
        ...event.seats.map((seat): Step => ({ house: houseOf(seat), kind: "late", seat, points: PRINTED.latecomer })),
      );
    if (event.event === "favours-counted")
      found.push({
        house: houseOf(event.seat),
        kind: "favour",
        seat: event.seat,
        number: event.number,
        points: event.points,
      });
  }
  // Where the log does not go back that far, the rest is one number.
  view.sides.forEach((house, side) => {
    const rest = (scores[side] ?? 0) - total(found, house);
    if (rest !== 0) found.push({ house, kind: "more", points: rest });
  });
  return found;
}

export const total = (counted: readonly Step[], house: House): number =>
  counted.reduce((sum, step) => sum + (step.house === house ? step.points : 0), 0);

/** The nine places in the middle: a card stays where it was laid, and what was taken leaves its place empty. */
export function laid(view: StupefixView, log: readonly Entry[]): (string | null)[] {
  const began = told(log).findLast((event) => event.event === "round-began");
  if (began?.event !== "round-began" || began.number !== view.round) return [...view.offered];
  const left = [...view.offered];
  // Of equal cards the first is taken first, so the last ones are those that are left.
  const places = began.cards.toReversed().map((card) => {
    const index = left.indexOf(card);
    if (index < 0) return null;
    left.splice(index, 1);
    return card;
  });
  return left.length > 0 ? [...view.offered] : places.reverse();
}

/** What each seat has taken in this sharing, in order. */
export function taken(view: StupefixView, log: readonly Entry[]): string[][] {
  const found: string[][] = view.houses.map(() => []);
  if (view.phase !== "sharing") return found;
  const events = told(log);
  for (const event of events.slice(events.findLastIndex((one) => one.event === "sharing-began") + 1)) {
    if (event.event === "took") found[event.seat]?.push(event.card);
  }
  return found;
}

/** Whether the last round ended with all flags down. */
export function nobodyStood(log: readonly Entry[]): boolean {
  return (
    told(log).findLast((event) => event.event === "nobody-stands" || event.event === "announced")?.event ===
    "nobody-stands"
  );
}
