import { describe, expect, test } from "vitest";
import { firstFault, headerOf, linesOf, sha256 } from "./chain";
import { judge, verdictOf } from "./verdict";

const files = import.meta.glob<string>("../generated/*.record.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, record]) => [path.split("/").at(-1)!.split(".")[0]!, record] as const);

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

describe.each(games)("a record of %s", (_, record) => {
  const { commitment, nonces, secret } = headerOf(record)!;
  const moves = linesOf(record).length - 2;

  test("holds from the deal to the outcome", async () => {
    const verdict = (await judge(record, { commitment, nonce: nonces[0]! }))!;
    expect(verdict).toMatchObject({ secret: "yes", promise: "yes", nonce: "yes", chain: "yes", fault: null, moves });
    expect(verdictOf(verdict)).toBe("yes");
  });

  test("that was written with other line ends holds too", async () => {
    expect(await firstFault(record.replaceAll("\n", "\r\n"))).toBeNull();
  });

  test("with another secret breaks its promise", async () => {
    const verdict = (await judge(record.replace(secret!, "something else"), null))!;
    expect(verdict).toMatchObject({ secret: "no", chain: "no", fault: { number: 0, message: "record-commitment" } });
    expect(verdictOf(verdict)).toBe("no");
  });

  test("with another seal than this browser was shown is not trusted, whatever its hashes say", async () => {
    const verdict = (await judge(record, { commitment: other(commitment), nonce: "mine" }))!;
    expect(verdict).toMatchObject({ secret: "yes", promise: "no", nonce: "no", chain: "yes", fault: null });
    expect(verdictOf(verdict)).toBe("no");
  });

  test("of format 1 is neither good nor bad, for its hashes cannot be checked", async () => {
    const verdict = (await judge(record.replace('"coven":2', '"coven":1'), { commitment, nonce: nonces[0]! }))!;
    expect(verdict).toMatchObject({ secret: "yes", promise: "yes", nonce: "yes", chain: "unknown", fault: null });
    expect(verdictOf(verdict)).toBe("unknown");
  });

  test("shows the first line that was changed", async () => {
    const number = linesOf(record).findLastIndex((line) => line.includes('"told"'));
    const time = tampered(record, number, (line) => line.replace(/"at":\d+/, '"at":7'));
    const seat = tampered(record, number, (line) => line.replace(/"seat":-?\d+/, '"seat":19'));
    const told = tampered(record, number, (line) => line.replace('"told":[', '"told":[{"event":{"event":"cheered"}},'));
    const hash = tampered(record, number, (line) => line.replace(/"hash":"./, '"hash":"x'));
    const place = tampered(record, number, (line) => line.replace(/"number":\d+/, '"number":1000'));
    for (const bad of [time, seat, told, hash, place])
      expect(await firstFault(bad)).toEqual({ number, message: "record-hash" });
  });

  test("shows a heading that was changed at the first move", async () => {
    const renamed = tampered(record, 0, (line) => line.replace(nonces[0]!, "another"));
    expect(await firstFault(renamed)).toEqual({ number: 1, message: "record-hash" });
  });

  test("shows a move that was left out, and a line that is none", async () => {
    expect(await firstFault(tampered(record, 1, () => null))).toEqual({ number: 1, message: "record-hash" });
    for (const bad of ["{", "[]", "7"]) {
      expect(await firstFault(tampered(record, 2, () => bad))).toEqual({ number: 2, message: "record-not-a-move" });
    }
  });

  test("shows another outcome, none, and what goes on after it", async () => {
    const end = moves + 1;
    const won = tampered(record, end, (line) => line.replace('"reason":"', '"reason":"not-'));
    expect(await firstFault(won)).toEqual({ number: end, message: "record-hash" });
    expect(await firstFault(tampered(record, end, () => null))).toEqual({ number: end, message: "record-unfinished" });
    expect(await firstFault(`${record}{}\n`)).toEqual({ number: end + 1, message: "record-goes-on" });
  });
});

test("what is no record is not judged", async () => {
  for (const text of ["", "hello", "[]", "null", '{"coven":2}', '{"coven":9}', '{"tell":"update"}'])
    expect(await judge(text, null)).toBeNull();
});
