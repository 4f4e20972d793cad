/** The house of this device: the same Python as on a server, in a worker, with tables that stay in the browser. */
import { randomHex } from "../random";
import { keep, keptTexts } from "./kept";
import type { Asked, FromHouse, Thinking, Thought, ToHouse } from "./messages";
import { newWorker } from "./new_worker";
import { startPython } from "./python";
import address from "./thinker.worker?worker&url";

interface PageHouse {
  ask(name: string, method: string, path: string, query: string, body: string): string;
  connect(number: number, table: string, since: number, seat: number | null | undefined): void;
  say(number: number, text: string): void;
  leave(number: number): void;
  next_due(): number | undefined;
  work(): Iterable<string>;
  thought(task: string, move: string): void;
}
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly task: string | null;
}

const say = (message: FromHouse) => self.postMessage(message);

let house: PageHouse;
let thinkHere: (task: string) => string;
let folder = "";
let alarm: ReturnType<typeof setTimeout> | undefined;
let thinker: Worker | undefined;
const thinking = new Map<number, (result: string | null) => void>();
let tasks = 0;

async function start(): Promise<void> {
  const [python, kept] = await Promise.all([
    startPython(folder, (bytes) => say({ kind: "progress", bytes })),
    keptTexts(),
  ]);
  thinkHere = python.runPython("from coven.device.browser import think; think") as typeof thinkHere;
  const make = python.runPython("from coven.device.browser import PageHouse; PageHouse") as {
    callKwargs(kept: string[], parts: object): PageHouse;
  };
  house = make.callKwargs(kept, {
    now: () => Date.now(),
    draw: (bytes: number) => randomHex(bytes),
    tell: (number: number, text: string) => say({ kind: "tell", number, text }),
    keep: (id: string, table: string, info: string) => void keep(id, table, info),
  });
}

/** Elsewhere: whatever takes longer than a page may wait. */
async function think(task: string): Promise<string> {
  thinker ??= newThinker();
  const id = ++tasks;
  thinker.postMessage({ id, folder, task } satisfies Thinking);
  const result = await new Promise<string | null>((done) => thinking.set(id, done));
  return result ?? thinkHere(task); // a thinker that cannot be loaded is no reason to stop
}

function newThinker(): Worker {
  const made = newWorker(address);
  made.onmessage = ({ data }: MessageEvent<Thought>) => {
    thinking.get(data.id)?.(data.result);
    thinking.delete(data.id);
  };
  made.onerror = () => {
    for (const done of thinking.values()) done(null);
    thinking.clear();
  };
  return made;
}

/** Bots and clocks: now, or when the next of them is due. */
function work(): void {
  clearTimeout(alarm);
  for (const task of house.work()) {
    void think(task).then((move) => {
      house.thought(task, move);
      work();
    });
  }
  const due = house.next_due();
  if (due !== undefined) alarm = setTimeout(work, Math.max(0, due - Date.now()));
}

async function ask({ id, name, method, path, query, body }: Asked): Promise<void> {
  const answer = JSON.parse(house.ask(name, method, path, JSON.stringify(query), body)) as Answer;
  if (answer.task === null) return say({ kind: "answer", id, status: answer.status, body: answer.body });
  const found = await think(answer.task);
  const refused = JSON.parse(found) as { trouble?: unknown; status?: number };
  if (refused.trouble === undefined) return say({ kind: "answer", id, status: 200, body: found });
  say({ kind: "answer", id, status: refused.status ?? 400, body: JSON.stringify(refused.trouble) });
}

function hear(message: Exclude<ToHouse, { kind: "start" }>): void {
  if (message.kind === "ask") void ask(message);
  else if (message.kind === "connect")
    house.connect(message.number, message.table, message.since, message.seat ?? undefined);
  else if (message.kind === "say") house.say(message.number, message.text);
  else house.leave(message.number);
  work();
}

const ignore = () => undefined; // whoever asks has been told that it failed
let ready: Promise<void> | undefined;
self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.kind === "start") {
    folder = data.folder;
    ready = start();
    ready.then(
      () => say({ kind: "ready" }),
      (error: unknown) => say({ kind: "failed", why: String(error) }),
    );
  } else void ready?.then(() => hear(data), ignore);
};
