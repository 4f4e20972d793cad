import { expect, test } from "vitest";
import { read, to } from "./router.svelte";

test("an address leads to its place, and a place has its address", () => {
  expect(read("")).toEqual({ page: "lobby" });
  expect(read(to.rules("hocus_pocus", "HP-8"))).toEqual({ page: "rules", game: "hocus_pocus", rule: "HP-8" });
  expect(read(to.table("abc", "s3cret"))).toEqual({ page: "table", id: "abc", invitation: "s3cret" });
  expect(read(to.table("abc"))).toEqual({ page: "table", id: "abc", invitation: null });
  expect(read(to.replay("abc", { at: 17, seat: -1 }, "s3c?ret"))).toEqual({
    page: "replay",
    id: "abc",
    moment: { at: 17, seat: -1 },
    link: "s3c?ret",
  });
  expect(read("#/replay?at=1e9&seat=x")).toEqual({
    page: "replay",
    id: null,
    moment: { at: null, seat: null },
    link: null,
  });
  expect(read(to.verify("abc"))).toEqual({ page: "verify", id: "abc", link: null });
  expect(read(to.history("Zoé & co"))).toEqual({ page: "history", name: "Zoé & co" });
  expect(read("#/nowhere")).toEqual({ page: "lost" });
});
