/** The table of Hocus. */
import { PRINTED, type HocusView } from "$lib/generated/hocus";
import { defineTable } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { printed } from "$lib/text/text";
import art from "./art.svg?url";
import { face } from "./cards";
import cover from "./cover";
import Closeup from "./Closeup.svelte";
import describe, { known } from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { story } from "./showdown";
import { BACK, STAR } from "./signs";
import { spellsOf } from "./spells";
import { hint, read, short } from "./steps";
import TextMoves from "./TextMoves.svelte";
import Yours from "./Yours.svelte";

/**
 * The server is asked about a spell, an Owl or a full place that is not on offer, and names the rule.
 * What it would allow is never sent.
 */
function attempt(claims: readonly Claim[], view: HocusView): Move | null {
  const [claim] = claims;
  if (typeof claim?.["spell"] === "string") return { move: String(claim["move"]), spell: claim["spell"], parts: [] };
  if (typeof claim?.["owl"] === "string") return { move: "use-owl", owl: claim["owl"], parts: [] };
  if (typeof claim?.["steps"] !== "string") return null;
  const [kind, number] = claim["steps"].split(":");
  const card = view.hands[view.seat]?.[0];
  if (!card) return null;
  const at = Number(number);
  if (kind === "community" && view.communities[at - 1]?.cards.length === PRINTED.community_size)
    return { move: "cast", spell: "build-community", parts: [{ part: "into-community", card, community: at }] };
  if (kind === "pocket" && view.pockets[view.seat]?.[at - 1]?.length === PRINTED.pocket_size)
    return { move: "cast", spell: "build-pocket", parts: [{ part: "into-pocket", cards: [card], pocket: at }] };
  return null;
}

export default defineTable<HocusView>({
  tint: cover.tint,
  back: BACK,
  art,
  backArt: "ho-reverse",
  face,
  Middle,
  Person,
  Yours,
  TextMoves,
  chapters: ["round-began"],
  facts: (view, text) => [
    text.say("fact-round", { number: view.round, goal: view.goal }),
    ...(view.final_turns == null ? [] : [text.say("fact-final", { number: view.final_turns })]),
  ],
  person: (seat) => [{ steps: `look:${seat}:1` }, { steps: `look:${seat}:2` }],
  story,
  picking: {
    read,
    hint,
    short,
    few: 1,
    confirm: ({ move }) => move === "take-school",
    aside: ({ move }) => move === "decline" || move === "end-turn",
  },
  attempt,
  describe,
  tokens: { point: STAR },
  rules: PRINTED.rules,
  kind: (look) => (spellsOf(look).length > 0 ? "school" : printed(look.split(":")[0]!).kind),
  known,
  Closeup,
  feelings: ({ event, seat, winner, winners }) => {
    if (event === "pot-won") return { pleased: [winner as number] };
    if (event === "pot-split") return { pleased: winners as number[] };
    if (event === "declined") return { struck: [seat as number] };
    return event === "owls-claimed" || event === "bonus-scored" ? { pleased: [seat as number] } : {};
  },
});
