/** The house of this device, as the page sees it: it answers requests and sockets as a server does. */
import { BYTES, FOLDER } from "$lib/generated/python";
import type { SocketLike } from "../wire";
import address from "./house.worker?worker&url";
import { keepPython } from "./keep_python";
import type { FromHouse, ToHouse } from "./messages";
import { newWorker } from "./new_worker";

export interface DeviceAnswer {
  readonly status: number;
  readonly body: string;
}

class DeviceHouse {
  /** How much of it has come, from 0 to 1; it is loaded when it is first wanted. */
  loaded = $state(0);
  ready = $state(false);
  failed = $state<string | null>(null);
  #opened = $state(false);
  readonly loading: boolean = $derived(this.#opened && !this.ready && this.failed === null);
  #worker: Worker | null = null;
  #bytes = 0;
  #numbers = 0;
  readonly #asking = new Map<number, (answer: DeviceAnswer) => void>();
  readonly #sockets = new Map<number, DeviceSocket>();

  /** Begin to load it. */
  open(): void {
    if (this.#worker) return;
    this.#opened = true;
    this.#worker = newWorker(address);
    this.#worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    this.post({ kind: "start", folder: new URL(FOLDER, document.baseURI).href });
  }

  ask(name: string, method: string, path: string, query: Record<string, string>, body: string): Promise<DeviceAnswer> {
    this.open();
    const id = ++this.#numbers;
    this.post({ kind: "ask", id, name, method, path, query, body });
    return new Promise((done) => this.#asking.set(id, done));
  }

  socket(table: string, query: string): SocketLike {
    this.open();
    const [number, asked] = [++this.#numbers, new URLSearchParams(query)];
    const socket = new DeviceSocket(this, number);
    this.#sockets.set(number, socket);
    const seat = asked.get("seat");
    this.post({
      kind: "connect",
      number,
      table,
      since: Number(asked.get("since") ?? 0),
      seat: seat === null ? null : Number(seat),
    });
    return socket;
  }

  post(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  forget(number: number): void {
    this.#sockets.delete(number);
    this.post({ kind: "leave", number });
  }

  #hear(message: FromHouse): void {
    switch (message.kind) {
      case "progress":
        this.#bytes += message.bytes;
        this.loaded = Math.min(1, this.#bytes / BYTES);
        return;
      case "ready":
        this.loaded = 1;
        this.ready = true;
        keepPython().catch(() => undefined); // a browser that is full plays online
        return;
      case "failed":
        this.failed = message.why;
        console.error(message.why);
        for (const answer of this.#asking.values()) answer({ status: 0, body: "" });
        return this.#asking.clear();
      case "answer":
        this.#asking.get(message.id)?.(message);
        this.#asking.delete(message.id);
        return;
      case "tell":
        this.#sockets.get(message.number)?.onmessage?.({ data: message.text });
    }
  }
}

/** A connection to a table of this device. */
class DeviceSocket implements SocketLike {
  onopen = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(
    private readonly house: DeviceHouse,
    private readonly number: number,
  ) {}

  send(text: string): void {
    this.house.post({ kind: "say", number: this.number, text });
  }

  close(): void {
    this.house.forget(this.number);
  }
}

export const device = new DeviceHouse();
