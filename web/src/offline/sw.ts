/** Keeps the page in the browser: it opens and plays without a network. A new version waits until the old one is closed. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { FOLDER } from "$lib/generated/python";

/** What a service worker is: the types of its library do not go together with those of a page. */
interface Scope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: "activate", hear: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(kind: "message", hear: (event: { data: { type?: string } | null }) => void): void;
  skipWaiting(): Promise<void>;
}
declare const self: Scope;

const PYTHON = "python";

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\/api\//, /\/health$/, /\/metrics$/] }),
);
// Python is large and wanted by few: it is kept once it has been fetched, under a name that changes with it.
registerRoute(({ url }) => url.pathname.includes("/assets/python-"), new CacheFirst({ cacheName: PYTHON }));

async function dropOldPythons(): Promise<void> {
  const kept = await caches.open(PYTHON);
  const old = (await kept.keys()).filter(({ url }) => !url.includes(FOLDER));
  await Promise.all(old.map((request) => kept.delete(request)));
}

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldPythons()])));

self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
