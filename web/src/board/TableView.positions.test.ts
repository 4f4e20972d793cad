import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadTable } from "$lib/games/load";
import type { TableInfo } from "$lib/generated/protocol";
import type { Event, View } from "$lib/table/game";
import { TableModel } from "$lib/table/model.svelte";
import { narrow, same, type Move } from "$lib/table/picking";
import { loadText } from "$lib/text/load";
import { LANGUAGES } from "$lib/text/text";
import TableView from "./TableView.svelte";

interface Position {
  game: string;
  title: string;
  names: string[];
  view: View;
  moves: Move[];
  events: Event[];
}

const files = import.meta.glob<Position[]>("../generated/*.positions.json", { import: "default", eager: true });
const games = Object.values(files).flatMap((positions) =>
  positions[0] && positions[0].game !== "familiars" ? [positions] : [],
);

afterEach(() => vi.restoreAllMocks());

describe.each(games.map((positions) => [positions[0]!.game, positions] as const))(
  "%s, drawn from real positions",
  (game, positions) => {
    async function draw(position: Position, language: (typeof LANGUAGES)[number]) {
      const sent = vi.fn();
      const model = new TableModel(await loadTable(game), await loadText(language, game), {
        play: sent,
        chat: () => undefined,
      });
      model.info = {
        id: "t",
        game,
        seats: position.names.map((name, seat) => ({ seat, name, connected: true })),
      } as unknown as TableInfo;
      model.seat = 0;
      model.link = "open";
      model.update(1, position.events, position.view, position.moves, null);
      const page = mount(TableView, { target: document.body, props: { model } });
      flushSync();
      return { model, sent, close: () => unmount(page) };
    }

    test.each(LANGUAGES)("has all of its words in %s", async (language) => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      for (const position of positions) await (await draw(position, language)).close();
      expect([...new Set(warned.mock.calls.map(([said]) => String(said)))]).toEqual([]);
    });

    test("lets every move on offer be made, and sends nothing else", async () => {
      for (const position of positions) {
        const { model, sent, close } = await draw(position, "en");
        const { picker } = model;
        for (const move of position.moves) {
          const clickable = picker.things.some(
            ([key, claims]) => narrow([move], [{ key, claims }], new Set()).length > 0,
          );
          const shown = picker.buttons.some((button) => same(button, move)) || picker.doors.includes(move.move);
          expect(clickable || shown, JSON.stringify(move)).toBe(true);
        }
        if (position.moves.length > 0) picker.choose(position.moves[0]!);
        expect(sent.mock.calls).toEqual(position.moves.slice(0, 1).map((move) => [move]));
        await close();
      }
    });
  },
);
