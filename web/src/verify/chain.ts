/**
 * Whether a record holds, found out with the browser's own SHA-256 and nobody's word for it.
 *
 * The heading has the commitment: the SHA-256 of the secret that is revealed at the end. Each move has the SHA-256 of the hash before it,
 * of the move itself and of the whole position that it led to. The positions are the server's; if one of them were not the one that was
 * played, its hash would tell.
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
  readonly at?: number | null;
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

/** The heading of a record; null for anything else. */
export function headerOf(record: string): Header | null {
  const found = parsed(linesOf(record)[0] ?? "") as Partial<Header> | null;
  const whole =
    found?.coven === 1 &&
    typeof found.commitment === "string" &&
    Array.isArray(found.nonces) &&
    Array.isArray(found.seats);
  return whole ? (found as Header) : null;
}

export const keepsCommitment = async ({ secret, commitment }: Header): Promise<boolean> =>
  secret !== null && (await sha256(secret)) === commitment;

/** From the server's secret and everybody's nonces: nobody alone decides it. */
export const seedOf = ({ secret, nonces }: Header): Promise<string> => sha256(JSON.stringify([secret, ...nonces]));

/** The first line of the chain that does not hold, or null; `positions` are those after the deal and after each move. */
export async function firstFault(record: string, positions: readonly string[]): Promise<Fault | null> {
  const [first = "", ...lines] = linesOf(record);
  if (positions.length === 0) return { number: 0, message: "record-foreign" };
  let hash = await sha256(JSON.stringify({ ...(parsed(first) as object), secret: null }) + positions[0]);
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const found = parsed(line) as (Played & { outcome?: unknown }) | null;
    const position = positions[number];
    if (found && "outcome" in found) return closing(found.outcome, number, lines.length, positions[index]);
    if (!found || position === undefined) return { number, message: "record-unplayable" };
    hash = await sha256(hash + JSON.stringify([found.seat, found.move, found.at ?? null]) + position);
    if (found.number !== number || found.hash !== hash) return { number, message: "record-hash" };
  }
  return { number: lines.length + 1, message: "record-unfinished" };
}

/** After the last move only the outcome that it led to. */
function closing(outcome: unknown, number: number, lines: number, position = "{}"): Fault | null {
  const led = (parsed(position) as { outcome?: unknown } | null)?.outcome;
  if (JSON.stringify(outcome) !== JSON.stringify(led)) return { number, message: "record-outcome" };
  return lines > number ? { number: number + 1, message: "record-goes-on" } : null;
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
