/** For looking, not for playing: tables drawn from real positions that Python wrote. `?game=hocus_pocus&at=0&language=fr&theme=day`. */
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

const files = import.meta.glob<readonly Position[]>("../generated/*.positions.json", { import: "default" });

async function show(wanted: URLSearchParams): Promise<void> {
  const game = wanted.get("game") ?? "hocus_pocus";
  const positions = await files[`../generated/${game}.positions.json`]!();
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
  const model = new TableModel(await loadTable(game), await loadText(language, game), {
    play: (move) => console.info(move),
    chat: () => undefined,
  });
  const looks = wanted.has("spectator");
  model.info = info(at);
  model.seat = looks ? -1 : 0;
  model.link = "open";
  model.update(
    1,
    at.events,
    looks ? at.spectator : at.view,
    looks ? [] : at.moves,
    wanted.has("clock") ? Date.now() + 18_000 : null,
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
