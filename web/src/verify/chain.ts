/**
 * Whether a record holds, found out with the browser's own SHA-256 and nobody's word for it.
 *
 * The heading has the commitment: the SHA-256 of the secret that is revealed at the end. Each move has the SHA-256 of
 * the hash before it, of the move itself and of what was told of it, and so has the outcome. docs/records.md has the
 * format.
 */
export interface Header {
  readonly coven: number;
  readonly game: string;
  readonly seats: readonly string[];
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
}
interface Played {
  readonly number: number;
  readonly seat: number;
  readonly move: unknown;
  readonly hash: string;
  readonly at?: number;
  readonly told?: readonly unknown[];
}
interface Closing {
  readonly outcome: unknown;
  readonly hash: string;
}

/** The first line that does not hold (0: the heading), and the message that says why. */
export interface Fault {
  readonly number: number;
  readonly message: string;
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The lines of a text, without the empty one after the last. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\n|\r/).filter((line, at, all) => line !== "" || at < all.length - 1);

/** The heading of a record; null for anything else. The hashes of format 1 cannot be checked any more. */
export function headerOf(record: string): Header | null {
  const found = parsed(linesOf(record)[0] ?? "") as Partial<Header> | null;
  const known = found?.coven === 1 || found?.coven === 2;
  const whole =
    known && typeof found.commitment === "string" && Array.isArray(found.nonces) && Array.isArray(found.seats);
  return whole ? (found as Header) : null;
}

export const keepsCommitment = async ({ secret, commitment }: Header): Promise<boolean> =>
  secret !== null && (await sha256(secret)) === commitment;

/** From the server's secret and everybody's nonces: nobody alone decides it. */
export const seedOf = ({ secret, nonces }: Header): Promise<string> => sha256(JSON.stringify([secret, ...nonces]));

/** The first line of the chain that does not hold, or null. */
export async function firstFault(record: string): Promise<Fault | null> {
  const [first = "", ...lines] = linesOf(record);
  const { secret: _, ...shown } = parsed(first) as Header;
  let hash = await sha256(canonical(shown));
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const found = parsed(line) as Played | Closing | null;
    if (!found) return { number, message: "record-not-a-move" };
    const closing = "outcome" in found;
    hash = await sha256(
      hash + canonical(closing ? found.outcome : [number, found.seat, found.move, found.at ?? null, found.told ?? []]),
    );
    if (found.hash !== hash || (!closing && found.number !== number)) return { number, message: "record-hash" };
    if (closing) return lines.length > number ? { number: number + 1, message: "record-goes-on" } : null;
  }
  return { number: lines.length + 1, message: "record-unfinished" };
}

/** JSON as everybody writes it who hashes it: no spaces, and keys sorted. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sorted(part) : part));
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
