/**
 * For looking, not for playing: tables drawn from real positions that Python wrote. `?game=hocus_pocus&at=0&language=fr&theme=day`.
 * With `crowd`, the most people sit there, with a clock, hints and standing orders.
 */
import { mount, type Component } from "svelte";
import "$lib/theme/theme.css";
import TableView from "$lib/board/TableView.svelte";
import { loadTable } from "$lib/games/load";
import type { SeatInfo, TableInfo } from "$lib/generated/protocol";
import { words } from "$lib/page/words.svelte";
import type { Event, View } from "$lib/table/game";
import { TableModel } from "$lib/table/model.svelte";
import type { Move } from "$lib/table/picking";
import { loadText } from "$lib/text/load";
import { LANGUAGES, type Language } from "$lib/text/text";
import { settings } from "$lib/theme/settings.svelte";

interface Position {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly view: View;
  readonly moves: readonly Move[];
  readonly spectator: View;
  readonly events: readonly Event[];
}

const files = import.meta.glob<readonly Position[]>("../generated/*.{positions,crowd}.json", { import: "default" });

const ORDERS: Readonly<Record<string, readonly string[]>> = {
  hocus_pocus: ["pass-turn", "unless-target", "own-hocus"],
};

async function show(wanted: URLSearchParams): Promise<void> {
  const game = wanted.get("game") ?? "hocus_pocus";
  const crowd = wanted.has("crowd");
  const positions = await files[`../generated/${game}.${crowd ? "crowd" : "positions"}.json`]!();
  const at = positions[Number(wanted.get("at") ?? 0)] ?? positions[0]!;
  const language = LANGUAGES.find((one) => one === wanted.get("language")) ?? ("en" satisfies Language);
  Object.assign(settings.choices, {
    language,
    theme: wanted.get("theme") ?? "night",
    plain: wanted.has("plain"),
    motion: "none",
  });
  settings.apply();

  await words.load();
  const wire = {
    play: (move: Move) => {
      console.info(move);
      Object.assign(globalThis, { played: move });
      queueMicrotask(() => model.picker.release()); // nobody answers here
    },
    chat: () => undefined,
  };
  const helper = {
    hint: () => Promise.resolve(null),
    offered: () => Promise.resolve(false),
    back: () => undefined,
  };
  const model: TableModel = new TableModel(
    await loadTable(game),
    await loadText(language, game),
    wire,
    crowd ? helper : null,
    crowd ? () => undefined : null,
  );
  Object.assign(globalThis, { table: model }); // for tests and for the console
  const looks = wanted.has("spectator");
  model.info = { ...info(at), hints: crowd };
  const orders = (ORDERS[game] ?? []).map((name) => ({ name, on: false }));
  model.orders?.told({ tell: "orders", orders, bots: "normal" }, 0);
  model.seat = looks ? -1 : 0;
  model.link = "open";
  model.update(
    1,
    at.events,
    looks ? at.spectator : at.view,
    looks ? [] : at.moves,
    wanted.has("clock") || crowd ? Date.now() + 18_000 : null,
  );
  mount(TableView as Component<{ model: TableModel }>, { target: document.getElementById("app")!, props: { model } });
  document.title = `${game} ${at.title} ${positions.length}`;
}

function info({ game, names, view }: Position): TableInfo {
  const seats: SeatInfo[] = names.map((name, seat) => ({
    seat,
    name,
    connected: seat !== 2,
    bot: seat === 1 ? "adept" : null,
    portrait: name.toLowerCase(),
  }));
  return {
    id: "gallery",
    game,
    rules: 1,
    options: {},
    public: false,
    pace: { pace: "none" },
    leave_delay: null,
    autostart: true,
    status: view.outcome ? "ended" : "playing",
    host: 0,
    seats,
    created: 0,
    started: 0,
    ended: 0,
    commitment: "",
  };
}

void show(new URLSearchParams(location.search));
