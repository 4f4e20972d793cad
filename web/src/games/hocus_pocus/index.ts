/** The table of Hocus Pocus. */
import { PRINTED, type HocusPocusView } from "$lib/generated/hocus_pocus";
import { SIGNS } from "$lib/signs/drawing";
import { defineTable, type Event, type Face, type Feelings } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { printed, type Text } from "$lib/text/text";
import art from "./art.svg?url";
import cover from "./cover";
import describe, { known } from "./describe";
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

/** Spells and Thieves grow with their number. */
function drawing(kind: string, number: number | null): string {
  if (kind === "spell") return number! < 3 ? "hp-spell1" : number! < 5 ? "hp-spell3" : "hp-spell";
  if (kind === "thief") return number! < 3 ? "hp-thief1" : "hp-thief";
  return `hp-${SHORT[kind] ?? kind}`;
}
const SHORT: Readonly<Record<string, string>> = {
  "crystal-ball": "ball",
  "enchanted-mirror": "mirror",
  "magic-wand": "wand",
  "black-cat": "cat",
};

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
    art: drawing(kind, number),
    name: text.card(marked ? card.slice("marked-".length) : card),
    ...(marked ? { mark: { sign: CARD_SIGNS["pumpkin"]!, label: text.say("marked") } } : {}),
  };
}

const GAINS: ReadonlySet<string> = new Set(["gems-taken", "cat-took"]);
const HARMS: ReadonlySet<string> = new Set(["robbed", "cursed", "owl-took", "hands-swapped"]);
const LOSSES: ReadonlySet<string> = new Set(["sacrificed", "destroyed", "pumpkin-returned"]);

function feelings({ event, seat, target }: Event): Feelings {
  if (HARMS.has(event)) return { pleased: [seat as number], struck: [target as number] };
  if (LOSSES.has(event)) return { struck: [seat as number] };
  return GAINS.has(event) ? { pleased: [seat as number] } : {};
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
  art,
  backArt: "hp-reverse",
  face,
  Middle,
  Person,
  Yours,
  chapters: ["turn-began"],
  facts: (view, text) => [turn(view, text)],
  Fact: Piles,
  aimed: (view) => (view.hocus?.target == null ? [] : [view.hocus.target]),
  picking: { modes: ["rearrange"] },
  attempt,
  describe,
  tokens: { gem: SIGNS.gem },
  rules: PRINTED.rules,
  kind: (look) => printed(look.replace(/^marked-|:.*/g, "")).kind,
  known,
  tally: ({ outcome }, text) => [{ label: text.say("gems-label"), sign: SIGNS.gem, points: outcome!.scores }],
  feelings,
  flourish: (event, view) => event.event === "gems-taken" && view.cauldron === 0,
});
