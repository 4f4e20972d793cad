/** Ties a table's model to its socket. */
import type { Refused, Update } from "$lib/generated/protocol";
import { api } from "$lib/store/api";
import { device } from "$lib/store/device/house.svelte";
import { isHere } from "$lib/store/device/where.svelte";
import { randomHex } from "$lib/store/random";
import { Wire, type SocketLike } from "$lib/store/wire";
import type { Text } from "$lib/text/text";
import { Following } from "./following";
import type { Event, GameTable, View } from "./game";
import { settings } from "$lib/theme/settings.svelte";
import { TableModel } from "./model.svelte";
import type { Move } from "./picking";

/** What the log says when a move is taken back. */
const TAKEN_BACK: Event = { event: "taken-back" };

/** Where there are no frames, as in a tab that nobody looks at, a table is drawn all the same. */
const NO_FRAME = 100;

export interface Connection {
  readonly model: TableModel;
  close(): void;
}

/** `seat`: which of several seats on this device; -1 to look on; left out, one's own. */
export function connect(id: string, game: GameTable, text: Text, seat?: number): Connection {
  let ahead = 0; // the server's clock against ours
  let moved = false;

  const model = new TableModel(
    game,
    text,
    { play: (move) => void wire.play(move), chat: (line, team) => void wire.chat(line, team) },
    {
      hint: () => api.hint(id, seat),
      offered: async () => (await api.askBack(id, seat)).offered,
      back: () => void wire.back(),
    },
    (wish) => wire.orders(wish),
  );
  const draw = (updates: readonly Update[]) => {
    const newest = updates.at(-1);
    if (!newest) return;
    const events = updates.flatMap((update) => [
      ...(update.taken_back ? [TAKEN_BACK] : []),
      ...(update.events as Event[]),
    ]);
    const due = newest.due == null ? null : newest.due - ahead;
    model.update(newest.number, events, newest.view as View, newest.moves as Move[], due, newest.question);
    if (moved) lookBack();
  };
  const lookBack = () => {
    moved = false;
    void model.aids?.moved();
  };

  /** Where time counts, or one's own move is answered, nothing waits to be followed. */
  const urgent = ({ due }: Update) => !!game.racing || !settings.moving || due != null || model.picker.sent !== null;
  const following = new Following<Update>({
    show: draw,
    rest: () => model.restsAt - performance.now(),
    urgent,
    frame: onFrame,
    later,
  });
  const wire = new Wire(
    {
      welcome(seat, info, now) {
        ahead = now - Date.now();
        model.seat = seat;
        model.seated(info);
      },
      info: (info) => model.seated(info),
      drawn: () => following.done,
      update: (update) => following.add(update),
      orders: (orders) => model.orders?.told(orders, ahead),
      line: (line) => (model.chat = [...model.chat, line].slice(-200)),
      ack() {
        moved = true;
        if (following.done) lookBack();
      },
      refused: (refused) => model.refused(whyOf(refused)),
      link(state) {
        model.link = state;
        if (state === "open" && model.playsBots) model.orders?.pace(settings.choices.bots);
      },
      anew() {
        model.chat = model.chat.filter((line) => !line.team);
        model.log = [];
        model.view = null;
        model.picker.offer([]);
        model.aids?.forget();
      },
    },
    {
      socket: (query) => socketOf(id, seat === undefined ? query : `${query}&seat=${seat}`),
      later,
      id: () => randomHex(12),
      chance: Math.random,
    },
  );

  const hurry = () => document.visibilityState === "visible" && wire.hurry();
  /** Whoever clicks has seen enough. */
  const skip = () => following.hurry();
  addEventListener("online", hurry);
  addEventListener("pointerdown", skip, true);
  addEventListener("keydown", skip, true);
  document.addEventListener("visibilitychange", hurry);
  wire.open();
  return {
    model,
    close() {
      removeEventListener("online", hurry);
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
      document.removeEventListener("visibilitychange", hurry);
      following.close();
      wire.close();
    },
  };
}

function whyOf({ message, args, rule }: Refused) {
  return { message, args: args ?? {}, rule: rule ?? null };
}

function socketOf(id: string, query: string): SocketLike {
  if (isHere(id)) return device.socket(id, query);
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket?${query}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as SocketLike;
}

/** With the next frame: what comes in one burst, as after a break, is drawn once. The result calls it off. */
function onFrame(then: () => void): () => void {
  const once = () => {
    stop();
    then();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, NO_FRAME);
  return stop;
}

function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
