/** What the player has pointed at so far, and what that leaves of the moves on offer. */
import { untrack } from "svelte";
import {
  complete,
  fits,
  hasList,
  narrow,
  openFields,
  orderedFields,
  same,
  type Claim,
  type Move,
  type Pick,
} from "./picking";

export interface PickerRules {
  /** Kinds of moves that wait behind a button of their own, since the same cards are clicked for other moves too. */
  readonly modes?: readonly string[];
  /** Whether a slip would hurt so much that the move is to be confirmed. */
  readonly confirm?: (move: Move) => boolean;
  /**
   * How a move is pointed at, where its fields are not what one clicks: numbers of cards as a list of these cards, say;
   * several where there are several ways.
   */
  readonly read?: (move: Move) => Move | readonly Move[];
  /** Up to how many moves are shown as buttons though what they differ in can be pointed at too; 6 unless said. */
  readonly few?: number;
  /** What the button of a spelled-out move says where the whole move is told beside it. */
  readonly short?: (
    move: Move,
  ) => { readonly message: string; readonly args: Readonly<Record<string, unknown>> } | null;
  /** A way out that does not shine, even where it is the only button: the things on the table are what is asked for. */
  readonly aside?: (move: Move) => boolean;
  /** The message that says what to point at next, where `pick-<field>` cannot tell. */
  readonly hint?: (candidates: readonly Move[], picks: readonly Pick[]) => string | null;
}

export type Light = "plain" | "bright" | "dim" | "selected";

export class Picker {
  offered = $state.raw<readonly Move[]>([]);
  picks = $state.raw<readonly Pick[]>([]);
  mode = $state<string | null>(null);
  /** The move that somebody who knows the game would make. */
  advised = $state.raw<Move | null>(null);
  /** The move that was sent and is not answered yet. */
  sent = $state.raw<Move | null>(null);

  #things = new Map<string, readonly Claim[]>();
  #thingsChanged = $state(0);
  /** The moves as they are pointed at, each with the one on offer that it is. */
  #read = $derived(new Map(this.offered.flatMap((move) => this.#ways(move).map((way) => [way, move] as const))));
  #ordered = $derived(orderedFields([...this.#read.keys()]));
  #open = $derived([...this.#read.keys()].filter((move) => this.#inMode(move)));
  #left = $derived(narrow(this.#open, this.picks, this.#ordered));

  readonly candidates: readonly Move[] = $derived(this.#meant(this.#left));
  /** What the candidates still differ in. */
  readonly asks: readonly string[] = $derived(openFields(this.#left));
  /** The candidates of which the picks name every member of every list. */
  readonly named: readonly Move[] = $derived(this.#meant(this.#left.filter((move) => complete(move, this.picks))));
  /** The message that says what to point at next, if the game has one. */
  readonly hint: string | null = $derived.by(() => this.rules().hint?.(this.candidates, this.picks) ?? null);
  /** The modes that can be entered now. */
  readonly doors: readonly string[] = $derived(
    this.mode === null && this.picks.length === 0
      ? this.#modes.filter((mode) => this.offered.some((move) => move.move === mode))
      : [],
  );
  /** The move that the picks have spelled out, waiting for a yes. */
  readonly ready: Move | null = $derived(this.picks.length > 0 ? this.#spelledOut() : null);
  /** Moves to be shown as buttons: those that nothing on the table stands for, and the few that picks have left. */
  readonly buttons: readonly Move[] = $derived(this.#buttons());

  constructor(
    private readonly send: (move: Move) => void,
    private readonly rules: () => PickerRules = () => ({}),
    private readonly confirmAll: () => boolean = () => false,
  ) {}

  get #modes(): readonly string[] {
    return this.rules().modes ?? [];
  }

  /** New moves on offer. What was picked stays while the offer is the same, unless it has been played. */
  offer(moves: readonly Move[]): void {
    const played = this.sent !== null;
    this.sent = null;
    if (!played && same(moves, this.offered)) return;
    this.offered = moves;
    this.clear();
  }

  clear(): void {
    this.picks = [];
    this.mode = null;
  }

  enter(mode: string): void {
    this.picks = [];
    this.mode = mode;
  }

  /** Takes back the last pick, or leaves the mode. */
  undo(): void {
    if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else this.mode = null;
  }

  get unfinished(): boolean {
    return this.picks.length > 0 || this.mode !== null;
  }

  light(key: string, claims: readonly Claim[] | undefined): Light {
    if (this.picks.some((pick) => pick.key === key)) return "selected";
    if (!claims || this.offered.length === 0) return "plain";
    return this.can(key, claims) ? "bright" : "dim";
  }

  can(key: string, claims: readonly Claim[]): boolean {
    return this.sent === null && this.#goOn(this.#left, [...this.picks, { key, claims }]);
  }

  /** Whether a click on this thing goes on with the advised move. */
  advises(key: string, claims: readonly Claim[] | undefined): boolean {
    const { advised } = this;
    if (
      !advised ||
      !claims ||
      this.sent !== null ||
      !this.#inMode(advised) ||
      this.picks.some((pick) => pick.key === key)
    )
      return false;
    return this.#goOn(this.#ways(advised), [...this.picks, { key, claims }]);
  }

  /** Whether the advised move waits behind this button. */
  advisesMode(mode: string): boolean {
    return this.advised?.move === mode;
  }

  /** A click: picks the thing, or takes it back. A thing that does not go with the last picks takes their place. */
  click(key: string, claims: readonly Claim[]): boolean {
    const before = this.picks.findIndex((pick) => pick.key === key);
    if (before >= 0) {
      const others = this.picks.filter((pick) => pick.key !== key);
      this.picks = this.#goOn(this.#open, others) ? others : this.picks.slice(0, before);
      return true;
    }
    let kept = this.picks;
    while (!this.#goOn(this.#open, [...kept, { key, claims }])) {
      if (kept.length === 0) return false;
      kept = kept.slice(0, -1);
    }
    this.picks = [...kept, { key, claims }];
    const ready = this.#spelledOut();
    if (ready && !this.#mustConfirm(ready)) this.choose(ready);
    return true;
  }

  /** Sends one of the moves on offer. */
  choose(move: Move): void {
    if (this.sent !== null || !this.offered.some((one) => same(one, move))) return;
    this.sent = move;
    this.send(move);
  }

  /** The server said no, or the connection is gone: choose again. */
  release(): void {
    this.sent = null;
    this.clear();
  }

  /** Tells the picker of a thing on the table; the result takes it away again. */
  register(key: string, claims: readonly Claim[]): () => void {
    const changed = () => untrack(() => (this.#thingsChanged += 1));
    this.#things.set(key, claims);
    changed();
    return () => {
      this.#things.delete(key);
      changed();
    };
  }

  /** All things that can be pointed at. */
  get things(): [string, readonly Claim[]][] {
    return [...this.#things];
  }

  #inMode(move: Move): boolean {
    return this.mode === null ? !this.#modes.includes(move.move) : move.move === this.mode;
  }

  /** The ways in which a move can be pointed at. */
  #ways(move: Move): readonly Move[] {
    return [this.rules().read?.(move) ?? move].flat();
  }

  /** The moves on offer that these ways stand for. */
  #meant(ways: readonly Move[]): Move[] {
    return [...new Set(ways.map((way) => this.#read.get(way)!))];
  }

  /** Whether these picks leave any move. The last one is looked at first: mostly it decides, and there may be many moves. */
  #goOn(moves: readonly Move[], picks: readonly Pick[]): boolean {
    const last = picks.at(-1);
    return moves.some(
      (move) =>
        (!last || last.claims.some((claim) => fits(move, claim))) && narrow([move], picks, this.#ordered).length > 0,
    );
  }

  #spelledOut(): Move | null {
    const left = narrow(this.#open, this.picks, this.#ordered);
    const done = left.filter((move) => complete(move, this.picks));
    const named = this.#meant(done.filter(hasList));
    const only = this.#meant(left).length === 1 ? this.#meant(done)[0] : named.length === 1 ? named[0] : undefined;
    return only ?? null;
  }

  #mustConfirm(move: Move): boolean {
    return hasList(move) || this.candidates.length > 1 || this.confirmAll() || (this.rules().confirm?.(move) ?? false);
  }

  #buttons(): readonly Move[] {
    void this.#thingsChanged;
    if (this.ready) return [this.ready];
    const things = [...this.#things].filter(([key]) => !this.picks.some((pick) => pick.key === key));
    if (this.picks.length > 0) {
      const shown =
        this.candidates.length <= (this.rules().few ?? 6) || !things.some(([key, claims]) => this.can(key, claims));
      return shown ? this.candidates : [];
    }
    const unclaimed = this.#open.filter(
      (move) => !things.some(([key, claims]) => this.#goOn([move], [{ key, claims }])),
    );
    return this.#meant(unclaimed);
  }
}
