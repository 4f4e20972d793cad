/** A table as the page knows it: what was told of it, and what the player is choosing. It decides nothing. */
import { getContext, setContext } from "svelte";
import type { OrdersWish, SeatInfo, TableInfo } from "$lib/generated/protocol";
import type { Args, Text } from "$lib/text/text";
import { settings } from "$lib/theme/settings.svelte";
import { Aids, type Helper } from "./aids.svelte";
import type { Event, GameTable, View } from "./game";
import { StandingOrders } from "./orders.svelte";
import { Picker } from "./picker.svelte";
import type { Claim, Move } from "./picking";

export interface Entry {
  readonly key: string;
  readonly event: Event;
}
export interface ChatLine {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** For one's own side alone. */
  readonly team?: boolean;
}
/** Why something cannot be done: a message of the texts, the rule behind it, and the thing that was clicked. */
export interface Why {
  readonly message: string;
  readonly args: Args;
  readonly rule: string | null;
  readonly key?: string | null;
}
/** What the middle tells on a stage of its own before anything else is asked: from what was seen before to what is seen after. */
export interface Story {
  readonly before: View;
  readonly after: View;
  /** When this seat's time runs out. */
  readonly due: number | null;
}
export type Link = "connecting" | "open" | "lost" | "closed";

const LONGEST_LOG = 400;

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** When this seat's time runs out, by this machine's clock. */
  due = $state<number | null>(null);
  link = $state<Link>("connecting");
  why = $state.raw<Why | null>(null);
  text = $state.raw<Text>() as Text;
  /** Until when (ms, as `performance.now`) what was shown last moves or is worth a look: the next thing waits for it. */
  restsAt = 0;
  /** How the game has ended, in a sentence, once the table has shown it. */
  result = $state("");
  /** A game told again: to be looked at, not to be played. */
  replaying = $state(false);
  /** All seats of this device, where several people share one. */
  shared = $state.raw<readonly number[]>([]);
  readonly picker: Picker;
  /** Hints and taking back; null where nothing is played, as in a replay. */
  readonly aids: Aids | null;
  /** What the table answers for this seat; null where nothing is played. */
  readonly orders: StandingOrders | null;
  story = $state.raw<Story | null>(null);
  /** What waits for the end of the story. */
  #later: (() => void)[] = [];
  #tried: string | null = null;
  #comings = 0;

  readonly seats: readonly SeatInfo[] = $derived(this.info?.seats ?? []);
  /** In one string, so that nothing is said again while the people are the same. */
  readonly #people: string = $derived(JSON.stringify(this.seats.map((one) => this.nameOf(one))));
  readonly names: readonly string[] = $derived(JSON.parse(this.#people) as string[]);
  /** The texts with these people's names. */
  readonly words: Text = $derived(this.text.withNames(this.names));
  readonly asked: boolean = $derived(this.seat >= 0 && !this.story && (this.view?.asked.includes(this.seat) ?? false));
  readonly over: boolean = $derived(!!this.view?.outcome);
  /** A first game in which a guide tells what to do. */
  readonly guided: boolean = $derived(this.seats.some(({ bot }) => bot === "guide"));

  /** Whether this seat plays, and bots do too. */
  readonly playsBots: boolean = $derived(this.seat >= 0 && this.seats.some(({ bot }) => !!bot));

  constructor(
    readonly game: GameTable,
    text: Text,
    private readonly wire: { play(move: Move): void; chat(text: string, team: boolean): void },
    helper: Helper | null = null,
    order: ((wish: OrdersWish) => void) | null = null,
  ) {
    this.text = text;
    this.orders = order && new StandingOrders(order);
    this.picker = new Picker(
      (move) => this.play(move),
      () => game.picking ?? {},
      () => settings.choices.confirm,
    );
    this.aids = helper && new Aids(helper, this.picker);
  }

  /** Whether a hint may be asked for. In a guided game there are lessons instead; in a race there is no time. */
  get hintable(): boolean {
    return !!this.aids && this.asked && !!this.info?.hints && !this.guided && !this.game.racing;
  }

  /** Something happened: events, then what the seat sees now. `question`: since which update the same is asked. */
  update(...happened: Parameters<TableModel["see"]>): void {
    const [, , after, , due] = happened;
    if (this.story) {
      this.#later.push(() => this.update(...happened));
    } else if (this.view && !settings.choices.plain && this.game.story?.(this.view, after)) {
      this.#later.push(() => this.see(...happened));
      this.picker.offer([]);
      this.story = { before: this.view, after, due };
    } else this.see(...happened);
  }

  /** The story is told: now what came of it, and what has happened since. */
  tellOn(): void {
    this.story = null;
    for (const one of this.#later.splice(0)) one();
  }

  private see(
    number: number,
    events: readonly Event[],
    view: View,
    moves: readonly Move[],
    due: number | null,
    question = number,
  ): void {
    const entries = events.map((event, index) => ({ key: `${number}.${index}`, event }));
    this.log = [...this.log, ...entries].slice(-LONGEST_LOG);
    this.view = view;
    this.due = due;
    this.why = null;
    this.picker.offer(moves);
    this.aids?.seen(number, question);
  }

  /** News of who sits there. That somebody has left a game, or is back, is told in the log. */
  seated(info: TableInfo): void {
    const before = this.info?.started ? this.seats : [];
    this.info = info;
    const events = info.seats.flatMap(({ seat, stand_in }) => {
      const was = before[seat]?.stand_in ?? stand_in;
      return was === stand_in ? [] : [{ event: stand_in ? "person-left" : "person-back", seat }];
    });
    const entries = events.map((event) => ({ key: `people.${(this.#comings += 1)}`, event }));
    if (entries.length > 0) this.log = [...this.log, ...entries].slice(-LONGEST_LOG);
  }

  /** A moment of a game that is told again: all that was heard until then, and what was seen. */
  show(log: readonly Entry[], view: View): void {
    this.replaying = true;
    this.log = log;
    this.view = view;
    this.picker.offer([]);
  }

  play(move: Move): void {
    this.why = null;
    this.wire.play(move);
  }

  say(text: string, team = false): void {
    this.wire.chat(text, team);
  }

  refused(why: Why): void {
    this.why = { ...why, key: this.#tried };
    this.#tried = null;
    this.picker.release();
  }

  /** A click on a thing. What is not on offer is asked of the server all the same: it answers with the rule. */
  click(key: string, claims: readonly Claim[]): void {
    this.why = null;
    if (this.picker.click(key, claims) || !this.view) return;
    const attempt = this.game.attempt?.(claims, this.view);
    if (!attempt) return;
    this.#tried = key;
    this.wire.play(attempt);
  }

  private nameOf(seat: SeatInfo): string {
    return seat.name ?? this.text.say("seat", { number: seat.seat + 1 });
  }
}

const KEY = Symbol("table");

export const provideTable = (model: TableModel): TableModel => setContext(KEY, model);

/** The table that a component is part of, with the types of its game. */
export function useTable<V extends View = View>(): TableModel & { readonly view: V } {
  return getContext<TableModel & { readonly view: V }>(KEY);
}
