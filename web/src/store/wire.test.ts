import { beforeEach, describe, expect, test } from "vitest";
import type { TableInfo, ServerMessage, Update } from "$lib/generated/protocol";
import { Wire, type SocketLike } from "./wire";

class FakeSocket implements SocketLike {
  onopen = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly query: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  tell(told: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  drop() {
    this.onclose?.({ code: 1006 });
  }
}

const INFO = { id: "t", seats: [] } as unknown as TableInfo;
const welcome = (seat = 0): ServerMessage => ({ tell: "welcome", seat, now: 0, table: INFO });
const update = (number: number): Update => ({
  tell: "update",
  number,
  question: number,
  events: [],
  view: {},
  moves: [],
});

let sockets: FakeSocket[];
let timers: { ms: number; then: () => void }[];
let heard: string[];
let drawn = true;
let wire: Wire;
const socket = () => sockets.at(-1)!;
const pass = () => timers.splice(0).forEach((timer) => timer.then());

beforeEach(() => {
  [sockets, timers, heard] = [[], [], []];
  let ids = 0;
  wire = new Wire(
    {
      welcome: (seat) => heard.push(`welcome ${seat}`),
      info: () => heard.push("info"),
      update: ({ number }) => heard.push(`update ${number}`),
      line: ({ number }) => heard.push(`line ${number}`),
      orders: ({ bots }) => heard.push(`orders ${bots}`),
      ack: (id) => heard.push(`ack ${id}`),
      refused: ({ code }) => heard.push(`refused ${code}`),
      link: (state) => heard.push(state),
      anew: () => heard.push("anew"),
      drawn: () => drawn,
    },
    {
      socket: (query) => {
        sockets.push(new FakeSocket(query));
        return socket();
      },
      later: (ms, then) => {
        const timer = { ms, then };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
      id: () => `id-${++ids}`,
      chance: () => 0.5,
    },
  );
  wire.open();
});

describe("after a break", () => {
  test("it asks for what came after the last number", () => {
    socket().tell(welcome());
    [1, 2, 3].forEach((number) => socket().tell(update(number)));
    socket().drop();
    pass();
    expect(sockets.map((one) => one.query)).toEqual(["since=0&chat=0&team=0", "since=3&chat=0&team=0"]);
    expect(heard).toContain("lost");
  });

  test("a move that was not answered is sent again under its id and number", () => {
    socket().tell(welcome());
    socket().tell(update(1));
    wire.play({ move: "pass" });
    socket().drop();
    pass();
    expect(socket().sent).toEqual([]);
    socket().tell(welcome());
    expect(socket().sent).toEqual([{ say: "play", id: "id-1", at: 1, move: { move: "pass" } }]);
  });

  test("so is the wish to take one back", () => {
    socket().tell(welcome());
    socket().tell(update(1));
    wire.back();
    socket().drop();
    pass();
    socket().tell(welcome());
    expect(socket().sent).toEqual([{ say: "back", id: "id-1", at: 1 }]);
  });

  test("an answered move is not", () => {
    socket().tell(welcome());
    wire.play({ move: "pass" });
    socket().tell({ tell: "ack", id: "id-1", number: 1 });
    socket().drop();
    pass();
    socket().tell(welcome());
    expect(socket().sent).toEqual([]);
  });

  test("it waits longer each time, and starts over once it is welcome", () => {
    for (const ms of [250, 500, 1000]) {
      socket().drop();
      expect(timers.map((timer) => timer.ms)).toEqual([ms]);
      pass();
    }
    socket().tell(welcome());
    timers = [];
    socket().drop();
    expect(timers.map((timer) => timer.ms)).toEqual([250]);
  });

  test("a dead line is noticed by its silence", () => {
    socket().tell(welcome());
    pass();
    expect(socket().sent.at(-1)).toMatchObject({ say: "ping" });
    pass();
    expect(heard.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
  });
});

describe("numbers", () => {
  test("nothing is heard twice", () => {
    socket().tell(welcome());
    [1, 2, 2, 1, 3].forEach((number) => socket().tell(update(number)));
    expect(heard.filter((one) => one.startsWith("update"))).toEqual(["update 1", "update 2", "update 3"]);
  });

  test("a gap is asked for", () => {
    socket().tell(welcome());
    socket().tell(update(1));
    socket().tell(update(3));
    expect(socket().query).toBe("since=1&chat=0&team=0");
    expect(heard).not.toContain("update 3");
  });

  test("another seat has another story", () => {
    socket().tell(welcome(-1));
    socket().tell(update(1));
    socket().tell(welcome(2));
    expect(heard).toContain("anew");
    expect(socket().query).toBe("since=0&chat=0&team=0");
  });

  test("a number that the server does not know begins the story anew", () => {
    socket().tell(welcome());
    socket().tell(update(1));
    socket().drop();
    pass();
    socket().tell({ tell: "refused", id: null, code: "unknown-number", message: "problem-unknown-number" });
    expect(socket().query).toBe("since=0&chat=0&team=0");
  });
});

test("what is said to the team has numbers of its own", () => {
  const line = (number: number, team: boolean): ServerMessage => ({
    tell: "chat",
    number,
    team,
    seat: 1,
    name: "Bob",
    text: "hello",
    at: 0,
  });
  socket().tell(welcome());
  [line(1, false), line(2, false), line(1, true), line(1, true)].forEach((told) => socket().tell(told));
  expect(heard.filter((one) => one.startsWith("line"))).toEqual(["line 1", "line 2", "line 1"]);
  socket().drop();
  pass();
  expect(socket().query).toBe("since=0&chat=2&team=1");
  socket().tell(welcome());
  wire.chat("psst", true);
  expect(socket().sent).toEqual([{ say: "chat", id: "id-1", text: "psst", team: true }]);
});

test("a refusal at the door ends it, one at the table does not", () => {
  socket().tell(welcome());
  socket().tell({ tell: "refused", id: "id-1", code: "illegal", message: "refusal-not-asked", rule: "HP-6" });
  expect(heard.at(-1)).toBe("refused illegal");
  socket().drop();
  pass();
  socket().tell({ tell: "refused", id: null, code: "no-table", message: "problem-no-table" });
  expect(heard.slice(-2)).toEqual(["refused no-table", "closed"]);
  expect(timers).toEqual([]);
});

test("who is removed stays away, who is told of a restart comes back", () => {
  socket().tell(welcome());
  socket().tell({ tell: "bye", reason: "restarting" });
  socket().drop();
  pass();
  expect(sockets.length).toBe(2);
  socket().tell(welcome());
  socket().tell({ tell: "bye", reason: "removed" });
  expect(heard.at(-1)).toBe("closed");
});

test("who was signed out comes back only when there is a new cookie", () => {
  socket().tell(welcome());
  socket().tell({ tell: "bye", reason: "signed-out" });
  socket().drop();
  expect(timers.map((timer) => timer.ms)).toEqual([2_000]);
  pass();
  expect(sockets.length).toBe(2);
});

test("the server's ping is answered at once, so that distance does not decide a race", () => {
  socket().tell(welcome());
  socket().tell({ tell: "ping", id: "p-1" });
  expect(socket().sent).toEqual([{ say: "pong", id: "p-1" }]);
});

test("a ping is not answered while what was told cannot be seen yet: a race waits for that", () => {
  socket().tell(welcome());
  drawn = false;
  socket().tell({ tell: "ping", id: "p-1" });
  drawn = true;
  socket().tell({ tell: "ping", id: "p-2" });
  expect(socket().sent).toEqual([{ say: "pong", id: "p-2" }]);
});
