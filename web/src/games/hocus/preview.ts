/** What a spelled-out move would lay where, as its parts say: drawn on the table before it is confirmed. */
import type { Cast } from "$lib/generated/hocus";
import type { Move } from "$lib/table/picking";

type Part = Cast["parts"][number];

/** Cards that would come to a place (null: unknown ones) or leave it. */
export interface Change {
  readonly come: readonly (string | null)[];
  readonly go: readonly string[];
}
export interface Preview {
  at(place: string): Change;
  /** How many cards the Hand would draw. */
  readonly draws: number;
}

const NOTHING: Change = { come: [], go: [] };

/** Where each card of a part comes to, and where it goes from. */
function changes(part: Part): { come: [string, string | null][]; go: [string, string][] } {
  switch (part.part) {
    case "into-community":
    case "face-down":
      return { come: [[`community:${part.community}`, part.card]], go: [] };
    case "top-into-community":
      return { come: [[`community:${part.community}`, null]], go: [] };
    case "into-pot":
      return { come: part.cards.map((card) => [`pot:${part.pot}`, card]), go: [] };
    case "into-pocket":
      return { come: part.cards.map((card) => [`pocket:${part.pocket}`, card]), go: [] };
    case "exchange":
      return {
        come: [[`community:${part.community}`, part.card]],
        go: [[`community:${part.community}`, part.taken]],
      };
    case "exchange-pocket":
      return { come: [[`pocket:${part.pocket}`, part.card]], go: [[`pocket:${part.pocket}`, part.taken]] };
    case "move-pocket":
      return { come: [], go: [[`pocket:${part.pocket}`, part.card]] };
    case "scorching":
      return { come: [[`pot:${part.community}`, part.card]], go: [[`community:${part.community}`, part.card]] };
    case "dissolving":
      return { come: [], go: [[`community:${part.community}`, part.card]] };
    case "palming":
      return {
        come: [
          [`pot:${part.pot}`, part.taken],
          [`pocket:${part.pocket}`, part.card],
        ],
        go: [[`pocket:${part.pocket}`, part.taken]],
      };
    case "swap":
      return {
        come: [],
        go: [
          [`community:${part.community}`, part.card],
          [`community:${part.other_community}`, part.other_card],
        ],
      };
    default:
      return { come: [], go: [] };
  }
}

export function preview(move: Move | null): Preview {
  const parts = Array.isArray(move?.["parts"]) ? (move["parts"] as Part[]) : [];
  const all = parts.map(changes);
  const on = <T>(place: string, pairs: readonly [string, T][]) =>
    pairs.flatMap(([at, card]) => (at === place ? [card] : []));
  return {
    at: (place) =>
      all.length === 0
        ? NOTHING
        : { come: all.flatMap(({ come }) => on(place, come)), go: all.flatMap(({ go }) => on(place, go)) },
    draws: parts.reduce((sum, part) => sum + (part.part === "draw" ? part.number : 0), 0),
  };
}
