/** Everything that can be said of a record in this browser. */
import { api } from "$lib/store/api";
import type { Pledge } from "$lib/store/pledges";
import { firstFault, headerOf, keepsCommitment, linesOf, seedOf, type Fault, type Header } from "./chain";

/** Agrees, differs, or there is nothing to compare. */
export type Answer = "yes" | "no" | "unknown";

export interface Verdict {
  readonly header: Header;
  readonly seed: string;
  readonly moves: number;
  /** The secret fits the commitment. */
  readonly secret: Answer;
  /** The commitment is the one that this browser was told before the deal. */
  readonly promise: Answer;
  /** The deal was mixed with what this browser gave to it. */
  readonly nonce: Answer;
  readonly fault: Fault | null;
}

const answer = (agrees: boolean): Answer => (agrees ? "yes" : "no");

/** Null: this is no record. */
export async function judge(record: string, pledge: Pledge | null, positions = positionsOf): Promise<Verdict | null> {
  const header = headerOf(record);
  if (!header) return null;
  const kept = await keepsCommitment(header);
  return {
    header,
    seed: await seedOf(header),
    moves: linesOf(record).filter((line) => line.includes('"move"')).length,
    secret: answer(kept),
    promise: pledge ? answer(pledge.commitment === header.commitment) : "unknown",
    nonce: pledge?.nonce ? answer(header.nonces.includes(pledge.nonce)) : "unknown",
    fault: kept ? await firstFault(record, await positions(record)) : { number: 0, message: "record-commitment" },
  };
}

export const holds = ({ secret, promise, nonce, fault }: Verdict): boolean =>
  fault === null && ![secret, promise, nonce].includes("no");

/** The positions that the record's moves lead to, as far as they can be made. They come in parts. */
async function positionsOf(record: string): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const more = linesOf(await api.positions({ record, from: found.length }));
    if (more.length === 0) return found;
    found.push(...more);
  }
}
