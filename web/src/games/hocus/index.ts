/** The table of Hocus. */
import { PRINTED, type HocusView } from "$lib/generated/hocus";
import { defineTable } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { face } from "./cards";
import cover from "./cover";
import describe from "./describe";
import Middle from "./Middle.svelte";
import Person from "./Person.svelte";
import { BACK } from "./signs";
import { hint, read } from "./steps";
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
  face,
  Middle,
  Person,
  Yours,
  TextMoves,
  facts: (view, text) => [
    text.say("fact-round", { number: view.round, goal: view.goal }),
    ...(view.final_turns == null ? [] : [text.say("fact-final", { number: view.final_turns })]),
  ],
  person: (seat) => [{ steps: `look:${seat}:1` }, { steps: `look:${seat}:2` }],
  picking: { read, hint, few: 1, confirm: ({ move }) => move === "take-school" },
  attempt,
  describe,
});
