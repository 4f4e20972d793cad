/** How the seats are arranged around the one who looks. */

/** Clockwise from your left, without you; everybody, from the first seat on, for who looks on. */
export function others(players: number, you: number): number[] {
  if (you < 0) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (you + 1 + step) % players);
}
