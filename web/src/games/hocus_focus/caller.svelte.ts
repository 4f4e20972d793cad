/**
 * One's own calls in the race. A call carries the time since its target was drawn here (HF-21), so it is no choice from a list: it is
 * measured and sent as it is made. Whether it was allowed is the server's to say.
 */
import { untrack } from "svelte";
import type { HocusFocusView } from "$lib/generated/hocus_focus";
import type { TableModel } from "$lib/table/model.svelte";
import type { Move } from "$lib/table/picking";

export type Word = "kazaam" | "no-match" | "wait";

/** Calls back with the time of the frame that will show what has just been drawn. */
export type NextFrame = (then: (at: number) => void) => void;

export class Caller {
  /** What was called and is not answered yet. */
  calling = $state<Word | null>(null);
  /** The place that was pointed at and is not answered yet. */
  pointed = $state<number | null>(null);
  #opening = -1;
  #shown: number | null = null;
  #held: Move | null = null;

  constructor(
    private readonly send: (move: Move) => void,
    private readonly frame: NextFrame = (then) => void requestAnimationFrame(then),
  ) {}

  /** A race has opened and its target has just been drawn: time runs from the frame in which it can be seen. */
  open(opening: number): void {
    if (opening === this.#opening) return;
    this.#opening = opening;
    this.#shown = null;
    this.#forget();
    this.frame((at) => {
      if (opening === this.#opening) this.#shown = at;
    });
  }

  /** A call made at a time of `performance.now`. Before the target can be seen there is nothing to call. */
  call(word: Word, at: number): void {
    const ms = this.since(at);
    if (ms === null || this.calling !== null) return;
    this.calling = word;
    this.send(word === "wait" ? { move: "wait", opening: this.#opening } : { move: word, opening: this.#opening, ms });
  }

  /** A point may follow a call faster than the server's answer: then it waits for that. */
  point(place: number, at: number): void {
    const ms = this.since(at);
    if (ms === null || this.pointed !== null) return;
    this.pointed = place;
    const move: Move = { move: "point", place, ms };
    if (this.calling === "kazaam") this.#held = move;
    else this.send(move);
  }

  /** The server has told something new; `canPoint`: it waits for this seat's point. */
  heard(canPoint: boolean): void {
    const held = this.#held;
    this.#forget();
    if (!held || !canPoint) return;
    this.pointed = Number(held["place"]);
    this.send(held);
  }

  /** The server has said no. */
  refused(): void {
    this.#forget();
  }

  /** Own time: ms since the target could be seen; null before. */
  since(at: number): number | null {
    return this.#shown === null || at < this.#shown ? null : Math.round(at - this.#shown);
  }

  #forget(): void {
    this.calling = null;
    this.pointed = null;
    this.#held = null;
  }
}

const callers = new WeakMap<TableModel, Caller>();

/** The caller of a table: the middle and the buttons below share it. */
export function callerOf(table: TableModel): Caller {
  const known = callers.get(table) ?? new Caller((move) => table.play(move));
  callers.set(table, known);
  return known;
}

/** The same, kept up to date by the component that draws the target. */
export function useCaller(table: TableModel & { readonly view: HocusFocusView }): Caller {
  const caller = callerOf(table);
  $effect(() => {
    const opening = table.view.opening;
    untrack(() => {
      caller.open(opening);
      caller.heard(offers(table, "point"));
    });
  });
  $effect(() => {
    if (table.why) untrack(() => caller.refused());
  });
  return caller;
}

export const offers = (table: TableModel, move: string): boolean =>
  table.picker.offered.some((one) => one.move === move);

/** When an event happened, on the clock of `performance.now`. */
export const timeOf = (event: Event): number => (event.timeStamp > 0 ? event.timeStamp : performance.now());
