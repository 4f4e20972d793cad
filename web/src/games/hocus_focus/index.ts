/** The table of Hocus Focus. */
import { PRINTED, type HocusFocusView } from "$lib/generated/hocus_focus";
import { defineTable, type Face } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import Closeup from "./Closeup.svelte";
import cover from "./cover";
import describe, { known, told } from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { HAT } from "./signs";
import TextMoves from "./TextMoves.svelte";
import { DYES, traits } from "./wizard";
import Yours from "./Yours.svelte";

/** For words of the log: the five traits with their patterns. The wizards themselves are drawn by `Wizard`. */
function face(card: string, text: Text): Face | null {
  const wizard = traits(card);
  if (!wizard) return null;
  const { dye, pattern } = DYES[wizard.robe];
  return { band: dye, pattern, sign: HAT, line: told(wizard, text).join(" · ") };
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
  chapters: ["turned"],
  facts: (view, text) => [text.say("fact-goal", { goal: view.goal })],
  describe,
  rules: PRINTED.rules,
  kind: (look) => (traits(look) ? "wizard" : look.split(":")[0]!),
  known,
  Closeup,
  feelings: ({ event, seat }) => {
    if (event === "won") return { pleased: [seat as number] };
    return event === "barred" || event === "forfeited" || event === "pointed-late" ? { struck: [seat as number] } : {};
  },
});
