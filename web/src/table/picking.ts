/**
 * Choosing a move by pointing at things: the thinking behind the picker. It knows no rule; it only compares what was clicked
 * with the moves on offer.
 *
 * A thing on the table (a card, a person, a place) makes claims: parts of moves that clicking it would say, such as
 * `{ move: "cast", card: "thief-3", source: "hand" }` or `{ target: 2 }`. A claim fits a move when every field it names is there
 * and is equal; where the move's field is a list, the claim names one of its members.
 */
export type Move = { readonly move: string } & Readonly<Record<string, unknown>>;
export type Claim = Readonly<Record<string, unknown>>;

/** A thing that was clicked: which one, and what it may say. */
export interface Pick {
  readonly key: string;
  readonly claims: readonly Claim[];
}

/** Equal in value. Words and numbers are compared at once: there may be a thousand moves on offer. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));

/** Whether one claim is part of a move. */
export function fits(move: Move, claim: Claim): boolean {
  for (const field in claim) {
    if (!(field in move)) return false;
    const [there, value] = [move[field], claim[field]];
    if (!(Array.isArray(there) && !Array.isArray(value) ? there.some((part) => same(part, value)) : same(there, value)))
      return false;
  }
  return true;
}

/** The list fields in which order matters: two moves on offer differ in nothing but their order. Named `tag.field`. */
export function orderedFields(moves: readonly Move[]): ReadonlySet<string> {
  const seen = new Map<string, string>();
  const ordered = new Set<string>();
  for (const move of moves) {
    for (const [field, value] of Object.entries(move)) {
      if (!Array.isArray(value)) continue;
      const sorted = JSON.stringify({ ...move, [field]: value.map((part) => JSON.stringify(part)).sort() });
      const before = seen.get(`${field} ${sorted}`);
      if (before !== undefined && before !== JSON.stringify(value)) ordered.add(`${move.move}.${field}`);
      seen.set(`${field} ${sorted}`, JSON.stringify(value));
    }
  }
  return ordered;
}

/** What the picks say of a move's list fields, in the order of picking; null if a pick does not fit the move at all. */
function said(move: Move, picks: readonly Pick[]): Map<string, unknown[]> | null {
  const lists = new Map<string, unknown[]>();
  for (const pick of picks) {
    const claim = pick.claims.find((one) => fits(move, one));
    if (!claim) return null;
    for (const [field, value] of Object.entries(claim)) {
      if (Array.isArray(move[field]) && !Array.isArray(value)) lists.set(field, [...(lists.get(field) ?? []), value]);
    }
  }
  return lists;
}

function without(list: readonly unknown[], part: unknown): unknown[] | null {
  const index = list.findIndex((one) => same(one, part));
  return index < 0 ? null : [...list.slice(0, index), ...list.slice(index + 1)];
}

function holds(list: readonly unknown[], parts: readonly unknown[], ordered: boolean): boolean {
  if (ordered) return parts.every((part, index) => same(part, list[index]));
  let rest: unknown[] | null = [...list];
  for (const part of parts) {
    rest = without(rest, part);
    if (rest === null) return false;
  }
  return true;
}

/** The moves that all picks fit. Two picks for one list stand for two of its members; in ordered lists, for its first ones. */
export function narrow<M extends Move>(moves: readonly M[], picks: readonly Pick[], ordered: ReadonlySet<string>): M[] {
  return moves.filter((move) => {
    const lists = said(move, picks);
    if (lists === null) return false;
    return [...lists].every(([field, parts]) =>
      holds(move[field] as unknown[], parts, ordered.has(`${move.move}.${field}`)),
    );
  });
}

/** Whether the picks name every member of every list of a move: nothing is left to say about it but yes. */
export function complete(move: Move, picks: readonly Pick[]): boolean {
  const lists = said(move, picks);
  return (
    lists !== null &&
    Object.entries(move).every(
      ([field, value]) => !Array.isArray(value) || value.length === (lists.get(field)?.length ?? 0),
    )
  );
}

export const hasList = (move: Move): boolean =>
  Object.values(move).some((value) => Array.isArray(value) && value.length > 0);

/** The fields in which moves still differ: what is to be chosen next. */
export function openFields(moves: readonly Move[]): string[] {
  const fields = new Set(moves.flatMap((move) => Object.keys(move)));
  return [...fields].filter((field) => moves.some((move) => !same(move[field], moves[0]?.[field])));
}
