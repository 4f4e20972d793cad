import { expect, test } from "vitest";
import { read, to } from "./router.svelte";

test("an address leads to its place, and a place has its address", () => {
  expect(read("")).toEqual({ page: "lobby" });
  expect(read(to.rules("hocus_pocus", "HP-8"))).toEqual({ page: "rules", game: "hocus_pocus", rule: "HP-8" });
  expect(read(to.table("abc", "s3cret"))).toEqual({ page: "table", id: "abc", invitation: "s3cret" });
  expect(read(to.table("abc"))).toEqual({ page: "table", id: "abc", invitation: null });
  expect(read("#/nowhere")).toEqual({ page: "lost" });
});
