/** Where games are played: at the server of this page or, where there is none, on this device. */

/** How the ids of tables on this device begin. */
export const HERE = "here-";

/** `coven site` writes `none`, or the address of a server for playing with friends. */
const NAMED = "coven-server";
const CHOSEN = "coven.here";

class Where {
  /** The page was made to be served without a Coven server. */
  readonly alone: boolean;
  /** Where "With friends" leads from such a page. */
  readonly server: string | null;
  #chosen = $state(false);

  constructor() {
    const named = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${NAMED}"]`)?.content;
    this.alone = named !== undefined;
    this.server = named === undefined || named === "none" ? null : named;
    this.#chosen = globalThis.sessionStorage?.getItem(CHOSEN) === "yes";
  }

  /** Where a table for friends is made, where this page cannot do so itself. */
  friendsAt(place: string): string | null {
    return this.server === null ? null : new URL(place, this.server).href;
  }

  get here(): boolean {
    return this.alone || this.#chosen;
  }

  /** Play on this device, as long as this tab is open. */
  stay(): void {
    this.#chosen = true;
    sessionStorage.setItem(CHOSEN, "yes");
  }

  /** Back to the server. */
  leave(): void {
    this.#chosen = false;
    sessionStorage.removeItem(CHOSEN);
  }
}

export const where = new Where();

export const isHere = (table: string): boolean => table.startsWith(HERE);
