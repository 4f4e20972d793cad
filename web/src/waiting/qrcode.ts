/** A link as a QR code: one path of black squares on a grid, with the quiet border that scanners need. */
import { encode } from "uqr";

const BORDER = 4;

export interface Code {
  /** Squares along a side, border included. */
  readonly size: number;
  readonly path: string;
}

export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((black, x) => (black ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
