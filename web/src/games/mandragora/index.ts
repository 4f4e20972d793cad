/** The table of Mandragora. */
import { PRINTED, type MandragoraView } from "$lib/generated/mandragora";
import { SIGNS } from "$lib/signs/drawing";
import { defineTable } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { printed } from "$lib/text/text";
import { hint } from "./bench";
import { COLOURS, colourOf, face, read } from "./cards";
import art from "./art.svg?url";
import cover from "./cover";
import describe, { known } from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { COLOUR_SIGNS, grimoire, ROOT, SKULL } from "./signs";
import Yours from "./Yours.svelte";

const STAR = SIGNS.sparkle;
const LEAF = COLOUR_SIGNS["green"]!;

/**
 * The server is asked about what is not on offer, and names the rule: a shop is walked to, a card is cast all alone, a spell is
 * cast with cards that are for others. No such move is on offer, so none of these is ever made by accident.
 */
function attempt(claims: readonly Claim[], view: MandragoraView): Move | null {
  const instead = claims.find((one) => "instead" in one)?.["instead"];
  if (instead) return instead as Move;
  const claim = claims[0];
  if (claim?.["move"] === "send") return { move: "send", shops: claim["shops"] };
  if (claim?.["move"] !== "cast") return null;
  const spell = claim["spell"] ?? view.tops.find((top) => top !== null);
  if (!spell) return null;
  const card = claim["cards"];
  if (typeof card !== "string") return { move: "cast", spell, grimoire: "mandrake" };
  const colour = colourOf(card);
  const isIngredient = card.endsWith("-ingredient") && COLOURS.some((one) => one === colour);
  return { move: "cast", spell, grimoire: card, ...(isIngredient ? { [colour]: 1 } : {}) };
}

export default defineTable<MandragoraView>({
  tint: cover.tint,
  back: ROOT,
  art,
  backArt: "md-reverse",
  face,
  Middle,
  Person,
  Yours,
  facts: (view, text) => [
    ...(view.asked.length > 0 ? [text.say("fact-turn", { seats: view.asked })] : []),
    ...(view.last_round > 0 && !view.outcome ? [text.say("fact-last", { number: view.last_round })] : []),
  ],
  picking: {
    modes: ["pass"],
    few: 0,
    read,
    hint,
    confirm: (move) => ["cast", "give", "swap", "banish"].includes(move.move),
  },
  attempt,
  describe,
  rules: PRINTED.rules,
  kind: (look, view) =>
    look.startsWith("shop:") ? view.ring[Number(look.slice("shop:".length)) - 1]! : printed(look.split(":")[0]!).kind,
  known,
  tally: ({ scored, outcome }, text) =>
    (["spells", "grimoires", "colours", "curse"] as const).map((part) => ({
      label: text.say(`score-${part}`),
      sign: { spells: STAR, grimoires: grimoire("black"), colours: LEAF, curse: SKULL }[part],
      points: outcome!.sides.map((seats) =>
        scored
          .filter(({ seat }) => seats.includes(seat))
          .reduce((sum, row) => sum + (part === "colours" || part === "curse" ? -row[part] : row[part]), 0),
      ),
    })),
  feelings: ({ event, seat, giver, taker, holder }) => {
    if (event === "spell-cast" || event === "levitated") return { pleased: [seat as number] };
    if (event === "scroll-given" || event === "marker-passed")
      return { pleased: [giver as number], struck: [taker as number] };
    if (event === "handed") return { pleased: [taker as number], struck: [giver as number] };
    return event === "marker-taken" ? { struck: [holder as number] } : {};
  },
  flourish: (event) => event.event === "spell-cast" && printed(String(event["spell"])).number === PRINTED.highest_spell,
});
