/** The table of Hocus Pocus. */
import { PRINTED, type HocusPocusView } from "$lib/generated/hocus_pocus";
import { defineTable, type Face } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { printed, type Text } from "$lib/text/text";
import cover from "./cover";
import describe from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { turn } from "./piles";
import Piles from "./Piles.svelte";
import { CARD_SIGNS, CAULDRON } from "./signs";
import Yours from "./Yours.svelte";

const HOCUS = "#c0304a";
const POCUS = "#c98a00";
/** Red cards are cast, yellow ones are laid. */
const YELLOW: ReadonlySet<string> = new Set(PRINTED.pocus);

function face(card: string, text: Text): Face | null {
  const marked = card.startsWith("marked-");
  const { kind, number } = printed(marked ? card.slice("marked-".length) : card);
  const sign = CARD_SIGNS[kind];
  if (!sign) return null;
  return {
    band: YELLOW.has(kind) ? POCUS : HOCUS,
    ...(YELLOW.has(kind) ? { pattern: "stripes" } : {}),
    sign,
    number,
    line: text.say(`line-${kind}`, { n: number ?? 0 }),
    name: text.card(marked ? card.slice("marked-".length) : card),
    ...(marked ? { mark: { sign: CARD_SIGNS["pumpkin"]!, label: text.say("marked") } } : {}),
  };
}

/** The server is asked about a card that is not on offer, and names the rule. */
function attempt(claims: readonly Claim[], view: HocusPocusView): Move | null {
  const claim = claims.find(({ move }) => move === (view.hocus ? "lay" : "cast")) ?? claims[0];
  const card = claim?.["card"];
  if (typeof card !== "string") return null;
  const tag = YELLOW.has(printed(card).kind) ? "lay" : "cast";
  return { move: tag, card, source: claim!["source"], target: null };
}

export default defineTable<HocusPocusView>({
  tint: cover.tint,
  back: CAULDRON,
  face,
  Middle,
  Person,
  Yours,
  facts: (view, text) => [turn(view, text)],
  Fact: Piles,
  aimed: (view) => (view.hocus?.target == null ? [] : [view.hocus.target]),
  picking: { modes: ["rearrange"] },
  attempt,
  describe,
  flourish: (event, view) => event.event === "gems-taken" && view.cauldron === 0,
});
