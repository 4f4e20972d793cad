/** What the page and its workers say to each other. */

export interface Asked {
  readonly kind: "ask";
  readonly id: number;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}
export type ToHouse =
  | { readonly kind: "start"; readonly folder: string }
  | Asked
  | {
      readonly kind: "connect";
      readonly number: number;
      readonly table: string;
      readonly since: number;
      readonly seat: number | null;
    }
  | { readonly kind: "say"; readonly number: number; readonly text: string }
  | { readonly kind: "leave"; readonly number: number };

export type FromHouse =
  | { readonly kind: "progress"; readonly bytes: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "tell"; readonly number: number; readonly text: string };

/** A task, and its result as JSON; null where the thinker could not be loaded. */
export interface Thinking {
  readonly id: number;
  readonly folder: string;
  readonly task: string;
}
export interface Thought {
  readonly id: number;
  readonly result: string | null;
}
