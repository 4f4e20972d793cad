/** Help at a table: a hint (in a guided game the next lesson), and taking back one's last move. The server knows both. */
import type { Hint } from "$lib/generated/protocol";
import type { Picker } from "./picker.svelte";
import type { Move } from "./picking";

export interface Helper {
  /** Null: there is none for this question. */
  hint(): Promise<Hint | null>;
  /** Whether the last move can be taken back. */
  offered(): Promise<boolean>;
  back(): void;
}

export class Aids {
  hint = $state.raw<Hint | null>(null);
  undoable = $state(false);
  /** There is no hint for this question. */
  silent = $state(false);
  #newest = 0;
  #question = 0;
  /** The question for which a hint was asked last. */
  #asked = 0;

  constructor(
    private readonly helper: Helper,
    private readonly picker: Picker,
  ) {}

  /** The story begins anew. */
  forget(): void {
    this.#asked = 0;
    this.seen(0, 0);
  }

  /** Something happened. A hint holds as long as the question is the same; nothing can be taken back after others have acted. */
  seen(number: number, question: number): void {
    this.#newest = number;
    this.undoable = false;
    if (question === this.#question) return;
    this.#question = question;
    this.#advise(null);
    this.silent = false;
  }

  /** Once for every question. */
  async ask(): Promise<void> {
    const asked = this.#question;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const hint = await this.helper.hint().catch(() => null);
    if (asked !== this.#question) return;
    this.#advise(hint);
    this.silent = hint === null;
  }

  /** One has moved oneself: perhaps it can be taken back. */
  async moved(): Promise<void> {
    const asked = this.#newest;
    const offered = await this.helper.offered().catch(() => false);
    if (asked === this.#newest) this.undoable = offered;
  }

  takeBack(): void {
    this.undoable = false;
    this.helper.back();
  }

  #advise(hint: Hint | null): void {
    this.hint = hint;
    this.picker.advised = hint ? (hint.move as Move) : null;
  }
}
