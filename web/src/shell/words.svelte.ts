/** The page's own words, in the chosen language, for every component of the shell. */
import { loadText } from "$lib/text/load";
import type { Text } from "$lib/text/text";
import { settings } from "$lib/theme/settings.svelte";

class Words {
  text = $state.raw<Text | null>(null);

  async load(): Promise<void> {
    this.text = await loadText(settings.choices.language);
  }
}

export const words = new Words();

/** A message of the page. The shell draws nothing before its words are there. */
export const say: Text["say"] = (message, args) => words.text?.say(message, args) ?? "";
