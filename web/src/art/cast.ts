/** The faces that people and bots have. */
import { CAST } from "$lib/generated/cast";

export type Mood = "calm" | "pleased" | "struck" | "thinking";
export type Face = (typeof CAST)[number];

/** Colours for seats; each is told apart by its place and name too. */
export const FACES: readonly Face[] = CAST;

const isFace = (word: string | undefined): word is Face => FACES.some((face) => face === word);

/** Somebody's face: the one they have, that of the cast's member of that name, or one that stays with the name. */
export function faceOf(name: string, portrait?: string): Face {
  if (isFace(portrait)) return portrait;
  const own = name.toLowerCase().replace(/ \(.*\)$/, "");
  if (isFace(own)) return own;
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return FACES[sum % FACES.length]!;
}
