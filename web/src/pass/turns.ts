/** Whose turn it is to hold the device. */

/** The first of the device's seats that is asked, clockwise after who held it last; null if none is. */
export function nextSeat(asked: readonly number[], shared: readonly number[], last: number): number | null {
  const waiting = shared.filter((seat) => asked.includes(seat)).sort((a, b) => a - b);
  return waiting.find((seat) => seat > last) ?? waiting[0] ?? null;
}
