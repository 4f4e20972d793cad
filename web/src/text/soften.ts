/** Where a long word may break if it must: a soft hyphen near its middle, between two consonants or before one that begins a syllable. */
const VOWEL = /[aeiouyàâäáæéèêëíîïóôöœúùûüÿ]/i;
const LONG = 8;

export const soften = (text: string): string => text.split(" ").map(softenWord).join(" ");

function softenWord(word: string): string {
  if (word.length <= LONG || /[-\u00AD]/.test(word)) return word;
  let best = 0;
  for (let at = 3; at <= word.length - 3; at += 1) {
    if (breaks(word, at) && Math.abs(at - word.length / 2) <= Math.abs(best - word.length / 2)) best = at;
  }
  return best === 0 ? word : `${word.slice(0, best)}\u00AD${word.slice(best)}`;
}

function breaks(word: string, at: number): boolean {
  const [before, here, after] = [word[at - 1]!, word[at]!, word[at + 1] ?? ""];
  if (VOWEL.test(here)) return false;
  return VOWEL.test(before) ? VOWEL.test(after) : VOWEL.test(after) || !VOWEL.test(before);
}

/** The most letters that must stand side by side. */
export function longestPart(text: string): number {
  return Math.max(
    0,
    ...text
      .split(/[\s-]+/)
      .flatMap((word) =>
        word.split("\u00AD").map((part, index, parts) => part.length + (index < parts.length - 1 ? 1 : 0)),
      ),
  );
}
