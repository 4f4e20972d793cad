import { expect, test, vi } from "vitest";
import type { Orders } from "$lib/generated/protocol";
import { StandingOrders } from "./orders.svelte";

const TOLD: Orders = {
  tell: "orders",
  orders: [
    { name: "pass-turn", on: false },
    { name: "unless-target", on: true },
  ],
  bots: "normal",
  question: 7,
  at: 5000,
};

function told(): [StandingOrders, ReturnType<typeof vi.fn>] {
  const send = vi.fn();
  const orders = new StandingOrders(send);
  orders.told(TOLD, 1000);
  return [orders, send];
}

test("when an order answers is told by this machine’s clock", () => {
  const [orders] = told();
  expect([orders.at, orders.on]).toEqual([4000, ["unless-target"]]);
  orders.told({ ...TOLD, question: 0, at: null }, 1000);
  expect(orders.at).toBeNull();
});

test("an order is added to those that hold, taken away, and none means ask me always", () => {
  const [orders, send] = told();
  orders.toggle("pass-turn");
  orders.toggle("unless-target");
  orders.none();
  expect(send.mock.calls).toEqual([[{ orders: ["unless-target", "pass-turn"] }], [{ orders: [] }], [{ orders: [] }]]);
});

test("a question is held once, and only where an order would answer it", () => {
  const [orders, send] = told();
  orders.hold();
  orders.hold();
  expect(send.mock.calls).toEqual([[{ hold: 7 }]]);
  expect(orders.at).toBeNull();
});
