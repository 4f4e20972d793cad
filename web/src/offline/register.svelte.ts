/** Offline use: the service worker, and news of a version that waits. */
import { Workbox } from "workbox-window";
import { ourScript } from "$lib/store/device/new_worker";

class Offline {
  /** A newer page is there. It is taken over when somebody says so, and never by itself. */
  waiting = $state(false);
  #workbox: Workbox | null = null;

  start(): void {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    this.#workbox = new Workbox(ourScript("./sw.js"));
    this.#workbox.addEventListener("waiting", () => (this.waiting = true));
    this.#workbox.register().catch(() => undefined); // a browser that forbids it plays online
  }

  /** With the new page from here on. */
  update(): void {
    this.#workbox?.addEventListener("controlling", () => location.reload());
    this.#workbox?.messageSkipWaiting();
  }
}

export const offline = new Offline();

const RELOADED = "coven.reloaded";

/** A part of an older page that its server no longer has: the page is loaded anew, once. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, "yes");
    event.preventDefault();
    location.reload();
  });
  addEventListener("load", () => setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000));
}
