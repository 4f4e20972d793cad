/** Thinks for Masters, and analyses games, beside the house: nothing at a table waits for it. */
import type { Thinking, Thought } from "./messages";
import { startPython } from "./python";

type Think = (task: string) => string;
let starting: Promise<Think> | undefined;

async function start(folder: string): Promise<Think> {
  const python = await startPython(folder, () => undefined);
  return python.runPython("from coven.device.browser import think; think") as Think;
}

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  const think = await (starting ??= start(data.folder)).catch(() => null);
  self.postMessage({ id: data.id, result: think?.(data.task) ?? null } satisfies Thought);
};
