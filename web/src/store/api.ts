/** Everything but the game itself goes by HTTP, or in the same words to the house of this device. */
import type {
  BackInfo,
  BotWish,
  ChanceCurve,
  GameInfo,
  Hint,
  JoinWish,
  LuckAndSkill,
  Me,
  NewTable,
  PasswordWish,
  Past,
  PersonInfo,
  QuickWish,
  RecordWish,
  Replay,
  TableAnswer,
  TableInfo,
  TeamInfo,
  TokenInfo,
  Trouble,
} from "$lib/generated/protocol";
import { arrive, takeArrival } from "./arrivals";
import { answersHere, askHere } from "./device/requests";
import { remember } from "./pledges";
import { queryOf } from "./query";
import { randomHex } from "./random";

/** The server said no: a code, a Fluent message with its arguments, and what it is about. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.code);
  }
}

const OFFLINE: Trouble = { code: "offline", message: "problem-offline" };

const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  accepted(answersHere(path) ? fromHere(method, path, body) : fromServer(method, path, body));

async function accepted(asking: Promise<Response | null>): Promise<Response> {
  const answer = await asking;
  if (!answer) throw new Refusal(0, OFFLINE);
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Trouble | null;
  throw new Refusal(answer.status, said ?? { ...OFFLINE, code: String(answer.status) });
}

async function fromHere(method: string, path: string, body?: unknown): Promise<Response | null> {
  const { status, body: text } = await askHere(method, path, body);
  return status === 0 ? null : new Response(text, { status });
}

async function fromServer(method: string, path: string, body?: unknown): Promise<Response | null> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  return fetch(`/api${path}`, request).catch(() => null);
}

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> => read(send(method, path, body));
const answered = <T>(asking: Promise<Response | null>): Promise<T> => read(accepted(asking));

async function read<T>(asking: Promise<Response>): Promise<T> {
  const answer = await asking;
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Sits down with a nonce of this browser's own, and remembers what was promised of the deal. */
async function sit(path: string, wish: object): Promise<TableAnswer> {
  const nonce = randomHex(16);
  const answer = await ask<TableAnswer>("POST", path, { ...wish, nonce });
  remember(answer, nonce);
  return answer;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const of = (name: string) => `/people/${encodeURIComponent(name)}`;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  guest: (name: string) => ask<Me>("POST", "/guests", { name }),
  register: (name: string, password: string) => ask<Me>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "/session", { name, password }),
  rename: (name: string) => ask<Me>("POST", "/me/name", { name }),
  signOut: () => ask<null>("DELETE", "/session"),

  games: () => ask<GameInfo[]>("GET", "/games"),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  mine: () => ask<TableInfo[]>("GET", "/me/tables"),
  quick: async (wish: QuickWish) => arrive(await sit("/quick", wish)),
  make: async (wish: NewTable) => arrive(await sit("/tables", wish)),
  look: async (id: string, link?: string | null) =>
    takeArrival(id) ?? (await ask<TableAnswer>("GET", at(id) + queryOf({ link }))),
  guided: async (game: string) =>
    arrive(await ask<TableAnswer>("POST", "/quick", { game, guided: true } satisfies QuickWish)),
  hint: (id: string, seat?: number) => ask<Hint | null>("GET", `${at(id)}/hint${queryOf({ seat })}`),
  askBack: (id: string, seat?: number) => ask<BackInfo>("GET", `${at(id)}/back${queryOf({ seat })}`),
  join: (id: string, wish: JoinWish) => sit(`${at(id)}/join`, wish),
  leave: (id: string) => ask<TableAnswer>("POST", `${at(id)}/leave`),
  start: (id: string) => ask<TableAnswer>("POST", `${at(id)}/start`),
  bot: (id: string, wish: BotWish) => ask<TableAnswer>("POST", `${at(id)}/bots`, wish),
  remove: (id: string, seat: number) => ask<TableAnswer>("DELETE", `${at(id)}/seats/${seat}`),
  rematch: async (id: string) => arrive(await sit(`${at(id)}/rematch`, {})),
  mute: (id: string, seat: number, muted: boolean) =>
    ask<TableAnswer>("POST", `${at(id)}/seats/${seat}/mute`, { muted }),
  team: (id: string) => ask<TeamInfo>("GET", `${at(id)}/team`),

  setPassword: (wish: PasswordWish) => ask<Me>("POST", "/me/password", wish),
  tokens: () => ask<TokenInfo[]>("GET", "/me/tokens"),
  addToken: (label: string) => ask<TokenInfo>("POST", "/me/tokens", { label }),
  dropToken: (id: string) => ask<null>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),

  person: (name: string) => ask<PersonInfo>("GET", of(name)),
  past: (name: string) => ask<Past>("GET", `${of(name)}/games`),
  replay: (id: string, wish: { seat?: number | null; from?: number; link?: string | null }) =>
    ask<Replay>("GET", `${at(id)}/replay${queryOf(wish)}`),
  recordAddress: (id: string, link?: string | null) => `/api${at(id)}/record${queryOf({ link })}`,
  record: async (id: string, link?: string | null) =>
    (await send("GET", `${at(id)}/record${queryOf({ link })}`)).text(),
  replayRecord: (wish: RecordWish) => ask<Replay>("POST", "/records", wish),
  /** Plays a record again on this device. Refused with the first line that does not hold. */
  playAgain: (record: string) =>
    answered<Replay>(fromHere("POST", "/records", { record, seat: -1, from: 1, to: 1 } satisfies RecordWish)),
  chances: (record: string) => ask<ChanceCurve>("POST", "/records/chances", { record }),
  luckAndSkill: (record: string) => ask<LuckAndSkill>("POST", "/records/accounts", { record }),
};
