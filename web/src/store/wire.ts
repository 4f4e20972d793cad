/**
 * One table's socket: it says everything once, hears everything once, and comes back by itself.
 *
 * Updates are numbered for this seat alone. After a break the wire asks for what came after the last number it saw, and sends
 * again, under the same ids, the moves that were not answered; the server plays each id once.
 */
import type {
  Back,
  ClientMessage,
  Line,
  Orders,
  OrdersWish,
  Play,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
} from "$lib/generated/protocol";

export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Hears {
  welcome(seat: number, info: TableInfo, now: number): void;
  info(info: TableInfo): void;
  update(update: Update): void;
  line(line: Line): void;
  orders(orders: Orders): void;
  ack(id: string): void;
  refused(refused: Refused): void;
  link(state: "connecting" | "open" | "lost" | "closed"): void;
  /** This seat's story begins anew: another seat, or a table that has been started again. */
  anew(): void;
  /** Whether all that was told can be seen by now. */
  drawn(): boolean;
}

export interface WireParts {
  socket(query: string): SocketLike;
  /** Calls back after some ms, unless the result is called before. */
  later(ms: number, then: () => void): () => void;
  id(): string;
  chance(): number;
}

const BEAT = 20_000;
const PATIENCE = 8_000;
const FIRST_PAUSE = 250;
/** A change of password closes all sockets: by then this browser has the cookie of its new session. */
const NEW_COOKIE = 2_000;
const LONGEST_PAUSE = 10_000;

export class Wire {
  /** The newest update seen; 0: none yet. */
  last = 0;
  lastLine = 0;
  /** Lines of one's team have numbers of their own. */
  lastTeamLine = 0;
  readonly #unanswered = new Map<string, Play | Back>();
  #socket: SocketLike | null = null;
  #seat: number | null = null;
  #welcomed = false;
  #ended = false;
  #pause = FIRST_PAUSE;
  #stops: (() => void)[] = [];

  constructor(
    private readonly hears: Hears,
    private readonly parts: WireParts,
  ) {}

  open(): void {
    if (this.#ended) return;
    this.#drop();
    this.#welcomed = false;
    const socket = this.parts.socket(`since=${this.last}&chat=${this.lastLine}&team=${this.lastTeamLine}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  /** For good. */
  close(): void {
    this.#ended = true;
    this.#drop();
    this.hears.link("closed");
  }

  /** The network is back, or somebody looks at the page again: do not wait for the next try. */
  hurry(): void {
    if (!this.#ended && !this.#socket) this.open();
  }

  play(move: Readonly<Record<string, unknown>>): string {
    return this.#sayOnce({ say: "play", id: this.parts.id(), at: this.last, move });
  }

  /** Takes back the last move. */
  back(): string {
    return this.#sayOnce({ say: "back", id: this.parts.id(), at: this.last });
  }

  #sayOnce(said: Play | Back): string {
    this.#unanswered.set(said.id, said);
    if (this.#welcomed) this.#say(said);
    return said.id;
  }

  /** A line that cannot be sent now is not sent: the talk has moved on by the time the wire is back. */
  chat(text: string, team = false): boolean {
    if (this.#welcomed) this.#say({ say: "chat", id: this.parts.id(), text, team });
    return this.#welcomed;
  }

  /** Standing orders. What cannot be said now is not said: the server tells what holds once the wire is back. */
  orders(wish: OrdersWish): void {
    if (this.#welcomed) this.#say({ say: "orders", id: this.parts.id(), ...wish });
  }

  #hear(told: ServerMessage): void {
    switch (told.tell) {
      case "welcome":
        return this.#welcome(told.seat, told.table, told.now);
      case "table":
        return this.hears.info(told.table);
      case "update":
        return this.#update(told);
      case "chat":
        return this.#line(told);
      case "orders":
        return this.hears.orders(told);
      case "ack":
        this.#unanswered.delete(told.id);
        return this.hears.ack(told.id);
      case "refused":
        return this.#refused(told);
      case "pong":
        return this.#beat();
      case "ping":
        // A race begins when all have answered: whoever does not see the table yet answers the next ping.
        if (this.hears.drawn()) this.#say({ say: "pong", id: told.id });
        return;
      case "bye":
        if (told.reason === "removed" || told.reason === "closed") this.close();
        else if (told.reason === "too-fast") this.#pause = LONGEST_PAUSE;
        else if (told.reason === "signed-out") this.#pause = NEW_COOKIE;
    }
  }

  #welcome(seat: number, info: TableInfo, now: number): void {
    const moved = this.#seat !== null && this.#seat !== seat;
    this.#seat = seat;
    this.hears.welcome(seat, info, now);
    if (moved && this.last > 0) {
      this.last = this.lastTeamLine = 0;
      this.#unanswered.clear();
      this.hears.anew();
      this.open();
      return;
    }
    if (this.#welcomed) return;
    this.#welcomed = true;
    this.#pause = FIRST_PAUSE;
    this.hears.link("open");
    for (const said of this.#unanswered.values()) this.#say(said);
    this.#beat();
  }

  #update(update: Update): void {
    if (update.number <= this.last) return;
    if (update.number > this.last + 1) return this.open();
    this.last = update.number;
    this.hears.update(update);
  }

  #line(line: Line): void {
    const newest = line.team ? "lastTeamLine" : "lastLine";
    if (line.number <= this[newest]) return;
    this[newest] = line.number;
    this.hears.line(line);
  }

  #refused(refused: Refused): void {
    if (refused.id !== null) this.#unanswered.delete(refused.id);
    this.hears.refused(refused);
    if (refused.id !== null || this.#welcomed) return;
    // Refused at the door. A number that the server does not know: begin anew. Anything else will not change by trying.
    if (refused.code === "unknown-number" && this.last > 0) {
      this.last = 0;
      this.hears.anew();
      this.open();
    } else if (refused.code !== "too-fast") this.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.hears.link("lost");
    const wait = this.#pause * (0.75 + this.parts.chance() / 2);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.#stops.push(this.parts.later(wait, () => this.open()));
  }

  /** A ping now and then; no answer means that the line is dead although nobody said so. */
  #beat(): void {
    this.#stop();
    const ping = () => {
      this.#say({ say: "ping", id: this.parts.id() });
      this.#stops.push(this.parts.later(PATIENCE, () => this.#lost()));
    };
    this.#stops.push(this.parts.later(BEAT, ping));
  }

  #say(said: ClientMessage): void {
    this.#socket?.send(JSON.stringify(said));
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  #drop(): void {
    this.#stop();
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }
}
