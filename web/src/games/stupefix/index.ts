/** The table of Stupéfix: a ring of people, and what they point at one another. */
import { PRINTED, type StupefixView } from "$lib/generated/stupefix";
import { defineTable, type Face } from "$lib/table/game";
import type { Claim, Move } from "$lib/table/picking";
import { printed, type Text } from "$lib/text/text";
import art from "./art.svg?url";
import { BEAT, steps } from "./counting";
import Closeup from "./Closeup.svelte";
import cover from "./cover";
import describe, { isHouse, known } from "./describe";
import Middle from "./Middle.svelte";
import { CARD_SIGNS, LATE, WANDS } from "./signs";
import Yours from "./Yours.svelte";

const BANDS: Readonly<Record<string, Pick<Face, "band" | "pattern">>> = {
  stunner: { band: "#b8324a" },
  fizzle: { band: "#6d6780", pattern: "dots" },
  shield: { band: "#2f5fc4", pattern: "checks" },
  points: { band: "#a86f00", pattern: "stars" },
  favour: { band: "#8e5bd0", pattern: "waves" },
  potion: { band: "#2b8a5c", pattern: "dots" },
  "private-lesson": { band: "#b8324a", pattern: "stripes" },
  "time-turner": { band: "#0f7d8c", pattern: "checks" },
  "become-the-pet": { band: "#c2562c", pattern: "stripes" },
};

const SHORT: Readonly<Record<string, string>> = {
  "private-lesson": "lesson",
  "time-turner": "time",
  "become-the-pet": "pet",
};

function face(card: string, text: Text): Face | null {
  const { kind, number } = printed(card);
  const band = BANDS[kind];
  if (!band) return null;
  const sign = CARD_SIGNS[kind];
  return {
    ...band,
    ...(sign ? { sign } : {}),
    number,
    art: kind === "points" ? `st-p${number}` : `st-${SHORT[kind] ?? kind}`,
    line: text.say(`line-${kind}`, { n: number ?? 0 }),
    ...(text.has(`name-${kind}`) ? { name: text.say(`name-${kind}`) } : {}),
  };
}

/** The server is asked about what is not on offer, and names the rule. */
function attempt(claims: readonly Claim[], view: StupefixView): Move | null {
  const claim = claims[0];
  if (typeof claim?.["move"] === "string") return { ...claim } as Move;
  if (typeof claim?.["owner"] === "number" && view.offered.includes("time-turner"))
    return { move: "take", card: "time-turner", owner: claim["owner"] };
  return null;
}

export default defineTable<StupefixView>({
  tint: cover.tint,
  back: WANDS,
  art,
  backArt: "st-reverse",
  ring: true,
  face,
  Middle,
  Yours,
  chapters: ["round-began"],
  facts: (view, text) => [
    text.say("board-round", { number: view.round }),
    ...(view.phase ? [text.say(`phase-${view.phase}`)] : []),
  ],
  aimed: (view) => (view.phase === "casting" ? view.aims.filter((target) => target !== null) : []),
  attempt,
  describe,
  tokens: { late: LATE },
  rules: PRINTED.rules,
  kind: (look, view) => (isHouse(look, view) ? "house" : printed(look.split(":")[0]!).kind),
  known,
  Closeup,
  suspense: (view, log) => steps(view, log).length * BEAT + BEAT,
  feelings: ({ event, seat }) => {
    if (event === "stunned") return { struck: [seat as number] };
    return event === "took" || event === "became-pet" ? { pleased: [seat as number] } : {};
  },
  flourish: (event) => event.event === "aim-shown",
});
