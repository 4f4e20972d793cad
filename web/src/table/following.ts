/** What happens is shown one thing after the other, so that the eye can follow; whoever acts does not wait for it. */
export interface FollowingParts<Update> {
  show(updates: readonly Update[]): void;
  /** How long (ms) what was shown last still moves, or is worth a look. */
  rest(): number;
  /** Whether this one waits for nothing: time runs, or it is the answer to a move of one's own. */
  urgent(update: Update): boolean;
  /** Both result in a function that calls it off. */
  frame(then: () => void): () => void;
  later(ms: number, then: () => void): () => void;
}

/** With so many waiting, as after a break, they are shown at once. */
const MOST = 8;

export class Following<Update> {
  #waiting: Update[] = [];
  #stop: (() => void) | undefined;

  constructor(private readonly parts: FollowingParts<Update>) {}

  get done(): boolean {
    return this.#waiting.length === 0;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (this.parts.urgent(update) || this.#waiting.length > MOST) this.hurry();
    else this.#plan();
  }

  /** All that waits is shown with the next frame. */
  hurry(): void {
    if (this.done) return;
    this.close();
    this.#stop = this.parts.frame(() => this.#show(this.#waiting.length));
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #plan(): void {
    if (this.#stop || this.done) return;
    const rest = this.parts.rest();
    this.#stop = rest > 0 ? this.parts.later(rest, () => this.#again()) : this.parts.frame(() => this.#show(1));
  }

  #again(): void {
    this.#stop = undefined;
    this.#plan();
  }

  #show(number: number): void {
    this.#stop = undefined;
    this.parts.show(this.#waiting.splice(0, number));
    // What moves now is known once it is drawn.
    if (!this.done) this.#stop = this.parts.frame(() => this.#again());
  }
}
