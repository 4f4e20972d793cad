/** Everything that can be said of a record in this browser. */
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
  /** Every line fits the one before it. The hashes of format 1 cannot be checked any more. */
  readonly chain: Answer;
  readonly fault: Fault | null;
}

const answer = (agrees: boolean): Answer => (agrees ? "yes" : "no");

/** Null: this is no record. */
export async function judge(record: string, pledge: Pledge | null): Promise<Verdict | null> {
  const header = headerOf(record);
  if (!header) return null;
  const kept = await keepsCommitment(header);
  const chained = header.coven > 1;
  const fault = !kept ? { number: 0, message: "record-commitment" } : chained ? await firstFault(record) : null;
  return {
    header,
    seed: await seedOf(header),
    moves: linesOf(record).filter((line) => line.includes('"move"')).length,
    secret: answer(kept),
    promise: pledge ? answer(pledge.commitment === header.commitment) : "unknown",
    nonce: pledge?.nonce ? answer(header.nonces.includes(pledge.nonce)) : "unknown",
    chain: fault ? "no" : chained ? "yes" : "unknown",
    fault,
  };
}

/** What can be said of the whole: all agrees, something does not, or too little can be checked to say. */
export function verdictOf({ secret, promise, nonce, chain }: Verdict): Answer {
  return [secret, promise, nonce, chain].includes("no") ? "no" : chain;
}
