/** Standing orders: what the table answers for this seat. The server keeps and answers them; here they are shown and changed. */
import type { OrderInfo, Orders, OrdersWish } from "$lib/generated/protocol";

export class StandingOrders {
  known = $state.raw<readonly OrderInfo[]>([]);
  /** When one of them answers, by this machine's clock; null: the player is waited for. */
  at = $state<number | null>(null);
  #question = 0;

  constructor(private readonly send: (wish: OrdersWish) => void) {}

  readonly on: readonly string[] = $derived(this.known.filter(({ on }) => on).map(({ name }) => name));

  told({ orders, question = 0, at = null }: Orders, ahead: number): void {
    this.known = orders;
    this.#question = question;
    this.at = at === null ? null : at - ahead;
  }

  toggle(name: string): void {
    const on = this.on.includes(name) ? this.on.filter((one) => one !== name) : [...this.on, name];
    this.send({ orders: on });
  }

  /** Ask me always. */
  none(): void {
    this.send({ orders: [] });
  }

  /** Time to think: nobody answers this question but the player. */
  hold(): void {
    if (this.at === null) return;
    this.at = null;
    this.send({ hold: this.#question });
  }

  /** How fast bots should move. */
  pace(bots: "calm" | "normal" | "fast"): void {
    this.send({ bots });
  }
}
