import jsQR from "jsqr";
import { expect, test } from "vitest";
import { codeOf } from "./qrcode";

const SCALE = 4;

/** The drawing as a camera sees it: four pixels a square. */
function photographed({ size, path }: ReturnType<typeof codeOf>): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let at = start; at < start + SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return pixels;
}

test.each([
  "https://coven.example/#/table/3f2a9c1e?invitation=8d1f02c4b6a7e590",
  `http://192.168.1.20:8000/${"é".repeat(60)}`,
])("a scanner reads %s", (link) => {
  const code = codeOf(link);
  const side = code.size * SCALE;
  expect(jsQR(photographed(code), side, side)?.data).toBe(link);
});

test("a code has a quiet border of four squares", () => {
  const { size, path } = codeOf("x");
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});
