/** Python for the time without a network: what came before the service worker was there is kept as well. */
import { FILES, FOLDER } from "$lib/generated/python";

/** The service worker looks there first. */
const CACHE = "python";

export async function keepPython(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const kept = await caches.open(CACHE);
  for (const file of FILES) {
    const address = new URL(FOLDER + file, document.baseURI).href;
    if (!(await kept.match(address))) await kept.add(address);
  }
}
