/** Everything but the game itself goes by HTTP. */
import type { BotWish, GameInfo, JoinWish, Me, NewTable, QuickWish, TableAnswer, TableInfo, Trouble } from "$lib/generated/protocol";

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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (!answer) throw new Refusal(0, OFFLINE);
  const said: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw new Refusal(answer.status, (said as Trouble | null) ?? { ...OFFLINE, code: String(answer.status) });
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  guest: (name: string) => ask<Me>("POST", "/guests", { name }),
  register: (name: string, password: string) => ask<Me>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "/session", { name, password }),
  signOut: () => ask<null>("DELETE", "/session"),

  games: () => ask<GameInfo[]>("GET", "/games"),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  mine: () => ask<TableInfo[]>("GET", "/me/tables"),
  quick: (wish: QuickWish) => ask<TableAnswer>("POST", "/quick", wish),
  make: (wish: NewTable) => ask<TableAnswer>("POST", "/tables", wish),
  look: (id: string, link?: string | null) => ask<TableAnswer>("GET", at(id) + (link ? `?link=${encodeURIComponent(link)}` : "")),
  join: (id: string, wish: JoinWish) => ask<TableAnswer>("POST", `${at(id)}/join`, wish),
  leave: (id: string) => ask<TableAnswer>("POST", `${at(id)}/leave`),
  start: (id: string) => ask<TableAnswer>("POST", `${at(id)}/start`),
  bot: (id: string, wish: BotWish) => ask<TableAnswer>("POST", `${at(id)}/bots`, wish),
  remove: (id: string, seat: number) => ask<TableAnswer>("DELETE", `${at(id)}/seats/${seat}`),
  rematch: (id: string) => ask<TableAnswer>("POST", `${at(id)}/rematch`, {}),
};
