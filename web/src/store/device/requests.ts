/** Requests that this device answers itself: most of them by the house, a few without it. */
import { GAMES } from "$lib/generated/games";
import type { Me, PlayedGame, TableInfo } from "$lib/generated/protocol";
import { device, type DeviceAnswer } from "./house.svelte";
import { keptGames, keptTables } from "./kept";
import { HERE, where } from "./where.svelte";

const NAME = "coven.name";
const nameHere = (): string => localStorage.getItem(NAME) ?? "";
const me = (): Me => ({ id: "here", name: nameHere(), guest: true });

/** Whoever is known elsewhere has the same name here. */
export const beHere = (name: string): void => localStorage.setItem(NAME, name.slice(0, 24));

/** Whether a request is for this device, and not for the server. */
export const answersHere = (path: string): boolean => where.here || path.startsWith(`/tables/${HERE}`);

export async function askHere(method: string, path: string, body: unknown): Promise<DeviceAnswer> {
  const [bare = "", asked = ""] = path.split("?");
  const told = (found: unknown): DeviceAnswer => ({ status: 200, body: JSON.stringify(found) });
  switch (`${method} ${bare}`) {
    case "GET /me":
      return nameHere() ? told(me()) : { status: 401, body: "{}" };
    case "POST /guests":
    case "POST /me/name":
      beHere((body as { name: string }).name);
      return told(me());
    case "GET /games":
      return told(GAMES);
    case "GET /tables":
      return told([]);
    case "GET /me/tables":
      return told(await keptTables());
  }
  const query = Object.fromEntries(new URLSearchParams(asked));
  return device.ask(me().name, method, bare, query, body === undefined ? "" : JSON.stringify(body));
}

/** The tables of this device, for a list, and the games that ended: the house need not be loaded for them. */
export const tablesHere = (): Promise<TableInfo[]> => keptTables();
export const gamesHere = (): Promise<PlayedGame[]> => keptGames();
