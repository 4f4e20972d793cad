import { describe, expect, test } from "vitest";
import { firstFault, headerOf, linesOf, sha256 } from "./chain";
import { holds, judge } from "./verdict";

interface Recorded {
  record: string;
  positions: string[];
}
const files = import.meta.glob<Recorded>("../generated/*.record.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, file]) => [path.split("/").at(-1)!.split(".")[0]!, file] as const);

/** The record with one of its lines replaced. */
function tampered(record: string, number: number, change: (line: string) => string | null): string {
  return linesOf(record)
    .flatMap((line, at) => (at === number ? (change(line) ?? []) : line))
    .map((line) => `${line}\n`)
    .join("");
}
const other = (hash: string) => hash.replace(/^./, (first) => (first === "0" ? "1" : "0"));

test("the browser hashes as everybody does", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

describe.each(games)("a record of %s", (_, { record, positions }) => {
  const judged = (text: string, pledge: Parameters<typeof judge>[1] = null) =>
    judge(text, pledge, () => Promise.resolve(positions));
  const { commitment, nonces, secret } = headerOf(record)!;
  const moves = linesOf(record).length - 2;

  test("holds from the deal to the outcome", async () => {
    const verdict = (await judged(record, { commitment, nonce: nonces[0]! }))!;
    expect(verdict).toMatchObject({ secret: "yes", promise: "yes", nonce: "yes", fault: null, moves });
    expect(holds(verdict)).toBe(true);
  });

  test("that was written with other line ends holds too", async () => {
    expect(await firstFault(record.replaceAll("\n", "\r\n"), positions)).toBeNull();
  });

  test("with another secret breaks its promise", async () => {
    const verdict = (await judged(record.replace(secret!, "something else")))!;
    expect(verdict).toMatchObject({ secret: "no", fault: { number: 0, message: "record-commitment" } });
    expect(holds(verdict)).toBe(false);
  });

  test("with another seal than this browser was shown is not trusted, whatever its hashes say", async () => {
    const verdict = (await judged(record, { commitment: other(commitment), nonce: "mine" }))!;
    expect(verdict).toMatchObject({ secret: "yes", promise: "no", nonce: "no", fault: null });
    expect(holds(verdict)).toBe(false);
  });

  test("shows the first move that was changed", async () => {
    const number = Math.ceil(moves / 2);
    const time = tampered(record, number, (line) => line.replace(/"at":\d+/, '"at":7'));
    const seat = tampered(record, number, (line) => line.replace(/"seat":-?\d+/, '"seat":19'));
    for (const bad of [time, seat])
      expect(await firstFault(bad, positions)).toEqual({ number, message: "record-hash" });
  });

  test("shows a heading that was changed at the first move", async () => {
    const renamed = tampered(record, 0, (line) => line.replace(nonces[0]!, "another"));
    expect(await firstFault(renamed, positions)).toEqual({ number: 1, message: "record-hash" });
  });

  test("shows a move that was left out, and one that cannot be made", async () => {
    expect(
      await firstFault(
        tampered(record, 1, () => null),
        positions,
      ),
    ).toEqual({ number: 1, message: "record-hash" });
    expect(
      await firstFault(
        tampered(record, 2, () => "{"),
        positions,
      ),
    ).toEqual({ number: 2, message: "record-unplayable" });
    expect(await firstFault(record, positions.slice(0, 2))).toEqual({ number: 2, message: "record-unplayable" });
  });

  test("shows another outcome, none, and what goes on after it", async () => {
    const end = moves + 1;
    const won = tampered(record, end, (line) => line.replace('"reason":"', '"reason":"not-'));
    expect(await firstFault(won, positions)).toEqual({ number: end, message: "record-outcome" });
    expect(
      await firstFault(
        tampered(record, end, () => null),
        positions,
      ),
    ).toEqual({ number: end, message: "record-unfinished" });
    expect(await firstFault(`${record}{}\n`, positions)).toEqual({ number: end + 1, message: "record-goes-on" });
  });
});

test("what is no record is not judged", async () => {
  for (const text of ["", "hello", "[]", "null", '{"coven":2}', '{"tell":"update"}'])
    expect(await judge(text, null, () => Promise.resolve([]))).toBeNull();
});
