/**
 * Bytes that nobody can guess, in hexadecimal.
 * Unlike `randomUUID`, this works on plain HTTP too, as on a friend's machine in the same house.
 */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
