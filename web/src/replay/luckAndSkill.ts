/** How an account of luck and skill is written: in parts of a hundred, each with half of its interval. */
import type { Account, Estimate } from "$lib/generated/protocol";

/** What adds up to the result of a player, in this order. */
export const PARTS = ["choices", "others", "luck"] as const satisfies readonly (keyof Account)[];

/** With its sign; nothing has none. */
export function signed({ value }: Estimate): string {
  const number = Math.round(value * 100);
  return number === 0 ? "0" : `${number < 0 ? "−" : "+"}${Math.abs(number)}`;
}

/** Half of the interval; null where there is no doubt. */
export function doubt({ low, high }: Estimate): string | null {
  const reach = (high - low) * 50;
  if (reach === 0) return null;
  return reach < 0.5 ? "<1" : String(Math.round(reach));
}
