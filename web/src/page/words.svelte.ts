/** The page's own words, in the chosen language, for all that is not part of a table. */
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

/** A message of the page. Nothing is drawn before the words are there. */
export const say: Text["say"] = (message, args) => words.text?.say(message, args) ?? "";
