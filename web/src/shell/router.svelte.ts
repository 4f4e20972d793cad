/** Where one is on the page, in the part of the address after `#`: it never reaches a server, nor its logs. */
export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "settings" }
  | { page: "lost" };

export function read(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", first = "", second] = path.split("/").map(decodeURIComponent);
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
      return first ? { page: "table", id: first, invitation: new URLSearchParams(query).get("invitation") } : { page: "lost" };
    default:
      return { page: "lost" };
  }
}

export const to = {
  lobby: () => "#/",
  settings: () => "#/settings",
  new: (game: string) => `#/new/${encodeURIComponent(game)}`,
  rules: (game: string, rule?: string) => `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ""}`,
  table: (id: string, invitation?: string | null) =>
    `#/table/${encodeURIComponent(id)}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`,
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
