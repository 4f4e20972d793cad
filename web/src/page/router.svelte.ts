import { queryOf } from "$lib/store/query";

/** Where one is on the page, in the part of the address after `#`: it never reaches a server, nor its logs. */
export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "settings" }
  | { page: "replay"; id: string | null; moment: Moment; link: string | null }
  | { page: "verify"; id: string | null; link: string | null }
  | { page: "history"; name: string | null }
  | { page: "account" }
  | { page: "lost" };

/** A moment of a replay: after which move, and with whose eyes (-1: a spectator's). */
export interface Moment {
  readonly at: number | null;
  readonly seat: number | null;
}

export function read(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", first = "", second] = path.split("/").map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  switch (page) {
    case "":
      return { page: "lobby" };
    case "settings":
      return { page: "settings" };
    case "new":
      return { page: "new", game: first };
    case "rules":
      return { page: "rules", game: first, rule: second ?? null };
    case "table":
      return first ? { page: "table", id: first, invitation: asked.get("invitation") } : { page: "lost" };
    case "replay":
      return {
        page: "replay",
        id: first || null,
        moment: { at: numberOf(asked.get("at")), seat: numberOf(asked.get("seat")) },
        link: asked.get("link"),
      };
    case "verify":
      return { page: "verify", id: first || null, link: asked.get("link") };
    case "history":
      return { page: "history", name: first || null };
    case "account":
      return { page: "account" };
    default:
      return { page: "lost" };
  }
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;

const part = (text: string | null | undefined): string => (text ? `/${encodeURIComponent(text)}` : "");

export const to = {
  lobby: () => "#/",
  settings: () => "#/settings",
  new: (game: string) => `#/new/${encodeURIComponent(game)}`,
  rules: (game: string, rule?: string) => `#/rules${part(game)}${part(rule)}`,
  table: (id: string, invitation?: string | null) => `#/table${part(id)}${queryOf({ invitation })}`,
  replay: (id?: string | null, moment?: Moment, link?: string | null) =>
    `#/replay${part(id)}${queryOf({ ...moment, link })}`,
  verify: (id?: string | null, link?: string | null) => `#/verify${part(id)}${queryOf({ link })}`,
  history: (name?: string | null) => `#/history${part(name)}`,
  account: () => "#/account",
};

class Router {
  place = $state.raw<Place>(read(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => (this.place = read(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }
}

export const router = new Router();
