/** The table of Hocus Focus. */
import type { HocusFocusView } from "$lib/generated/hocus_focus";
import { defineTable, type Face } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import cover from "./cover";
import describe from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { HAT } from "./signs";
import TextMoves from "./TextMoves.svelte";
import { DYES, GARMENTS, traits } from "./wizard";
import Yours from "./Yours.svelte";

/** For words of the log: the five traits with their patterns. The wizards themselves are drawn by `Wizard`. */
function face(card: string, text: Text): Face | null {
  const wizard = traits(card);
  if (!wizard) return null;
  const { dye, pattern } = DYES[wizard.robe];
  const dyed = GARMENTS.map((garment) =>
    text.say("trait", { name: text.say(`board-${garment}`), detail: text.say(`dyed-${wizard[garment]}`) }),
  );
  return { band: dye, pattern, sign: HAT, line: [text.say(wizard.size), ...dyed].join(" · ") };
}

export default defineTable<HocusFocusView>({
  tint: cover.tint,
  back: HAT,
  face,
  Middle,
  Person,
  Yours,
  TextMoves,
  racing: true,
  facts: (view, text) => [text.say("fact-goal", { goal: view.goal })],
  describe,
});
