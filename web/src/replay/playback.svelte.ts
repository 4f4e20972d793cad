/** Where a replay stands, and how it goes on. It knows moments and no game. */
import type { Entry } from "$lib/table/model.svelte";
import type { Moment } from "./source";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds that a moment is shown at speed 1. */
const PAUSE = 1_600;

export type Command = "first" | "previous" | "next" | "last" | "toggle";
const KEYS: Readonly<Record<string, Command>> = {
  Home: "first",
  ArrowLeft: "previous",
  ArrowRight: "next",
  End: "last",
  " ": "toggle",
};

/** What a key means for the replay, unless something that has the focus needs the key itself. */
export function commandOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const at = target instanceof Element ? target : null;
  if (at?.closest("input, select, textarea")) return null;
  if (key === " " && at?.closest("button, a, summary, [role=button]")) return null;
  return KEYS[key] ?? null;
}

/** The moment after a move, or the last one before it that this seat noticed. A move that was taken back does not stand. */
export function standing(moments: readonly Moment[], move: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.move <= move),
  );
}

/** All that was heard until then. */
export const heard = (moments: readonly Moment[], index: number): Entry[] =>
  moments.slice(0, index + 1).flatMap(({ events }) => events);

export class Playback {
  moments = $state.raw<readonly Moment[]>([]);
  index = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  readonly last: number = $derived(Math.max(0, this.moments.length - 1));
  readonly now: Moment | undefined = $derived(this.moments[this.index]);
  readonly move: number = $derived(this.now?.move ?? 0);
  readonly lastMove: number = $derived(this.moments.at(-1)?.move ?? 0);
  /** How long the present moment is shown. */
  readonly pause: number = $derived(PAUSE / this.speed);

  /** Other eyes: the same move, as they saw it. */
  see(moments: readonly Moment[], move = this.move): void {
    this.moments = moments;
    this.index = standing(moments, move);
  }

  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
  }

  /** Somebody turns the pages by hand. */
  obey(command: Command): void {
    if (command === "toggle") return this.toggle();
    this.playing = false;
    this.go({ first: 0, previous: this.index - 1, next: this.index + 1, last: this.last }[command]);
  }

  /** At the end, it starts again from the beginning. */
  toggle(): void {
    if (!this.playing && this.index === this.last) this.index = 0;
    this.playing = !this.playing && this.last > 0;
  }

  tick(): void {
    this.go(this.index + 1);
    if (this.index === this.last) this.playing = false;
  }
}
