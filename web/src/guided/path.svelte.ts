/** How far a learner has come on the path of a guided game. */
import type { Hint } from "$lib/generated/protocol";

type Lesson = Pick<Hint, "step" | "steps">;

export class Path {
  /** Led by lessons; astray, on a way of one's own; or done, when the last lesson has been followed. */
  state = $state<"led" | "astray" | "done">("led");
  #last: Lesson = {};

  /** At the next question there is a lesson, a hint that is none, or nothing. */
  walk(hint: Lesson | null): void {
    if (hint?.step) {
      this.#last = hint;
      this.state = "led";
    } else this.state = this.#last.step && this.#last.step === this.#last.steps ? "done" : "astray";
  }
}
