/** The games that this server has, with their names and what they are about, in the chosen language. */
import { coverOf } from "$lib/games/covers";
import type { GameInfo } from "$lib/generated/protocol";
import { api } from "$lib/store/api";
import type { Cover } from "$lib/table/game";
import { loadText } from "$lib/text/load";
import type { Text } from "$lib/text/text";
import { settings } from "$lib/theme/settings.svelte";

export interface Shown extends Cover {
  readonly info: GameInfo;
  readonly text: Text;
}

const HEAVIEST = 99;

class Games {
  all = $state.raw<readonly Shown[]>([]);

  async load(): Promise<void> {
    const language = settings.choices.language;
    const infos = await api.games();
    const texts = await Promise.all(infos.map((info) => loadText(language, info.name)));
    const shown = infos.map((info, index) => ({ info, text: texts[index]!, ...coverOf(info.name) }));
    this.all = shown.sort((one, other) => (one.weight ?? HEAVIEST) - (other.weight ?? HEAVIEST));
  }

  find(name: string): Shown | undefined {
    return this.all.find(({ info }) => info.name === name);
  }
}

export const games = new Games();
