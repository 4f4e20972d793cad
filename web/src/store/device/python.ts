/** Python in a worker: the runtime, msgspec, and Coven with its library from our own origin, with a count of the bytes that have come. */
import type { PyodideInterface } from "pyodide";
import { INFO } from "$lib/generated/python";

export type Progress = (bytes: number) => void;

/** `folder` ends in a slash. */
export async function startPython(folder: string, progress: Progress): Promise<PyodideInterface> {
  const plain = self.fetch.bind(self);
  self.fetch = async (...request) => counted(await plain(...request), progress);
  const [{ loadPyodide }, msgspec] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import("pyodide")>,
    bytes(`${folder}msgspec.whl`),
  ]);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileContents: JSON.stringify({ info: INFO, packages: {} }), // no package is ever fetched from elsewhere
  });
  python.unpackArchive(msgspec, "wheel");
  self.fetch = plain;
  return python;
}

async function bytes(address: string): Promise<ArrayBuffer> {
  const answer = await self.fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

function counted(answer: Response, progress: Progress): Response {
  if (!answer.ok || !answer.body) return answer;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      progress(piece.byteLength);
      out.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(counting), { status: answer.status, headers: answer.headers });
}
