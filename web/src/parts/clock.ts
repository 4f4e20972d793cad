/** Whole seconds until `due`, never less than none. */
export const left = (due: number, now: number): number => Math.max(0, Math.ceil((due - now) / 1000));

/** Seconds as people read them on a clock: 0:18, 12:05, 26:00:00. */
export function spoken(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
