/** Ties a table's model to its socket. */
import type { Refused, Update } from "$lib/generated/protocol";
import type { Event, GameTable, View } from "$lib/table/game";
import { TableModel } from "$lib/table/model.svelte";
import type { Move } from "$lib/table/picking";
import type { Text } from "$lib/text/text";
import { Wire, type SocketLike } from "./wire";

/** Updates that come in one burst, as after a break, are drawn once. */
const BURST = 16;

export interface Connection {
  readonly model: TableModel;
  close(): void;
}

export function connect(id: string, game: GameTable, text: Text): Connection {
  let ahead = 0; // the server's clock against ours
  let waiting: Update[] = [];
  let drawing: ReturnType<typeof setTimeout> | undefined;

  const model = new TableModel(game, text, { play: (move) => void wire.play(move), chat: (line) => void wire.chat(line) });
  const draw = () => {
    drawing = undefined;
    const [updates, newest] = [waiting, waiting.at(-1)];
    waiting = [];
    if (!newest) return;
    const events = updates.flatMap((update) => update.events as Event[]);
    const due = newest.due == null ? null : newest.due - ahead;
    model.update(newest.number, events, newest.view as View, newest.moves as Move[], due);
  };

  const wire = new Wire(
    {
      welcome(seat, info, now) {
        ahead = now - Date.now();
        model.seat = seat;
        model.info = info;
      },
      info: (info) => (model.info = info),
      update(update) {
        waiting.push(update);
        drawing ??= setTimeout(draw, BURST);
      },
      line: (line) => (model.chat = [...model.chat, line].slice(-200)),
      ack: () => undefined,
      refused: (refused) => model.refused(whyOf(refused)),
      link: (state) => (model.link = state),
      anew() {
        model.log = [];
        model.view = null;
        model.picker.offer([]);
      },
    },
    { socket: (query) => socketOf(id, query), later, id: newId, chance: Math.random },
  );

  const hurry = () => document.visibilityState === "visible" && wire.hurry();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  wire.open();
  return {
    model,
    close() {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      clearTimeout(drawing);
      wire.close();
    },
  };
}

function whyOf({ message, args, rule }: Refused) {
  return { message, args: args ?? {}, rule: rule ?? null };
}

function socketOf(id: string, query: string): SocketLike {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket?${query}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as SocketLike;
}

/** Unlike `randomUUID`, this works on plain HTTP too, as on a friend's machine in the same house. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
