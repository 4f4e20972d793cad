/** Installing the page as an app: browsers that can do it offer it once, and it is kept until somebody wants it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  get offered(): boolean {
    return this.#offer !== null;
  }

  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // nobody is asked in the middle of a game
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  async take(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // an offer holds once
    await offer?.prompt();
  }
}

export const install = new Install();
