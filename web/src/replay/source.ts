/** Where a replay comes from: a table of this server, or a record that somebody has; as one seat saw it. */
import type { Frame, Replay, TableInfo, Update } from "$lib/generated/protocol";
import { api } from "$lib/store/api";
import type { Event, View } from "$lib/table/game";
import type { Entry } from "$lib/table/model.svelte";

/** What a seat saw after a move (0: the deal). */
export interface Moment {
  readonly move: number;
  readonly events: readonly Entry[];
  readonly view: View;
}

/** A whole game as one seat saw it. */
export interface SeenGame {
  readonly game: string;
  readonly names: readonly string[];
  readonly seat: number;
  readonly moments: readonly Moment[];
}

export interface Source {
  /** Of this server; null for a record from elsewhere. */
  readonly table: string | null;
  readonly link: string | null;
  /** As a seat saw it; null: the visitor's own seat. */
  load(seat: number | null): Promise<SeenGame>;
  /** The record as text, one JSON object a line. */
  record(): Promise<string>;
}

export const ofTable = (table: string, link: string | null): Source => ({
  table,
  link,
  load: (seat) => whole((from) => api.replay(table, { seat, from, link })),
  record: () => api.record(table, link),
});

export const ofRecord = (record: string): Source => ({
  table: null,
  link: null,
  load: (seat) => whole((from) => api.replayRecord({ record, seat: seat ?? -1, from })),
  record: () => Promise.resolve(record),
});

/** A long game comes in parts. */
async function whole(ask: (from: number) => Promise<Replay>): Promise<SeenGame> {
  const first = await ask(1);
  const frames = [...first.frames];
  while (frames.length < first.newest) {
    const more = await ask(frames.length + 1);
    if (more.frames.length === 0) break;
    frames.push(...more.frames);
  }
  return { game: first.game, names: first.names, seat: first.seat, moments: frames.map(moment) };
}

function moment({ update, move }: Frame, index: number): Moment {
  const { number, events, view } = update as Update;
  const entries = (events as Event[]).map((event, place) => ({ key: `${number}.${place}`, event }));
  return { move: move ?? index, events: entries, view: view as View };
}

/** The people at the table, as far as a replay knows them. */
export function infoOf({ game, names }: SeenGame): TableInfo {
  return {
    id: "",
    game,
    rules: 0,
    options: {},
    public: false,
    pace: { pace: "none" },
    leave_delay: null,
    autostart: false,
    status: "ended",
    host: null,
    seats: names.map((name, seat) => ({ seat, name, connected: true })),
    created: 0,
    started: 0,
    ended: 0,
    commitment: "",
  };
}
