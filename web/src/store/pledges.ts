/** What this browser was promised before a game began, and what it gave to the deal: to hold the server to it afterwards. */
import type { TableAnswer } from "$lib/generated/protocol";

export interface Pledge {
  /** The SHA-256 of the server's secret, as it was told when this browser first sat down. */
  readonly commitment: string;
  /** What this browser added to the secret; null where another one of the same person did. */
  readonly nonce: string | null;
}

const KEY = "coven.pledges";
const MOST = 200;

function kept(): Record<string, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Pledge>;
  } catch {
    return {};
  }
}

export const pledgeOf = (table: string): Pledge | null => kept()[table] ?? null;

/** The first commitment counts, since a later one could be another; and the nonce with which the seat was taken last. */
export function remember({ table, seat }: TableAnswer, nonce: string): void {
  const { [table.id]: before, ...others } = kept();
  const taken = table.seats.find((one) => one.seat === seat)?.nonce === nonce;
  const pledge = { commitment: before?.commitment ?? table.commitment, nonce: taken ? nonce : (before?.nonce ?? null) };
  const newest = [...Object.entries(others), [table.id, pledge] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}
