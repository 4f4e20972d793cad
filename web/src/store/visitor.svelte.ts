/** Who is using the page. A guest needs no more than a name. */
import type { Me } from "$lib/generated/protocol";
import { api, Refusal } from "./api";
import { beHere } from "./device/requests";

/** Set once this browser has been somebody: the server need not be asked about strangers. */
const BEEN = "coven.been";

class Visitor {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  /** Whether the server still knows this browser. */
  async recall(): Promise<void> {
    try {
      if (localStorage.getItem(BEEN)) this.be(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  be(me: Me): void {
    this.me = me;
    localStorage.setItem(BEEN, "yes");
    beHere(me.name);
  }

  async beGuest(name: string): Promise<void> {
    this.be(await api.guest(name));
  }

  async leave(): Promise<void> {
    await api.signOut();
    this.me = null;
  }
}

export const visitor = new Visitor();
