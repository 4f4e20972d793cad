/** How a race ended, while that is shown: what the wizard that was pointed at shares with the target, and what is said of it. */
import { PRINTED, type HocusFocusView } from "$lib/generated/hocus_focus";

export interface Result {
  readonly right: boolean;
  /** Where somebody pointed in time. */
  readonly place: number | null;
  /** The traits in common; null where nobody pointed. */
  readonly shared: readonly string[] | null;
  /** A message, and what it needs. */
  readonly message: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The traits that two wizards have in common. */
export function inCommon(one: string, other: string): string[] {
  const [mine, yours] = [one.split("-"), other.split("-")];
  return PRINTED.traits.filter((_, index) => mine[index] === yours[index]);
}

/** Null while no result is shown. */
export function resultOf(view: HocusFocusView): Result | null {
  const verdict = view.verdict;
  if (view.moment !== "showing" || !verdict) return null;
  const { seat = null, right = false, place = null } = verdict;
  if (seat === null) return { right: false, place: null, shared: null, message: "shown-nobody", args: {} };
  const card = place === null ? undefined : view.area[place - 1];
  if (card && view.target) {
    const shared = inCommon(card, view.target);
    return { right, place, shared, message: right ? "shown-match" : "shown-common", args: { seat, traits: shared } };
  }
  const called = view.calls.find((call) => call.seat === seat)?.word;
  const why = called === "kazaam" ? "shown-late" : right ? "shown-no-match" : "shown-there-is";
  return { right, place: null, shared: null, message: why, args: { seat } };
}
