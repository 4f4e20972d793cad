import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";

const ANSWER = { table: { id: "t1", commitment: "c", seats: [] }, seat: 0, link: "l" };
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["a quick game", () => api.quick({ game: "whist" }), "POST /api/quick"],
  ["a guided game", () => api.guided("whist"), "POST /api/quick"],
  ["a new table", () => api.make({ game: "whist", seats: 2 }), "POST /api/tables"],
  ["a rematch", () => api.rematch("t0"), "POST /api/tables/t0/rematch"],
])("whoever opens the table of %s uses what was returned, once", async (_, post, said) => {
  await post();
  expect(await api.look("t1")).toEqual(ANSWER);
  expect(asked).toEqual([said]);
  await api.look("t1");
  expect(asked).toEqual([said, "GET /api/tables/t1"]);
});

test("another table is asked for", async () => {
  await api.quick({ game: "whist" });
  await api.look("t2");
  await api.look("t1");
  expect(asked).toEqual(["POST /api/quick", "GET /api/tables/t2", "GET /api/tables/t1"]);
});
