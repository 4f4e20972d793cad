/** What is written on the two markers. */
import { PRINTED } from "$lib/generated/mandragora";

/** MD-30: the end marker counts the last rounds down. */
export const COUNTDOWN: readonly string[] = Array.from({ length: PRINTED.last_rounds }, (_, round) =>
  "I".repeat(PRINTED.last_rounds - round),
);

/** What the curse marker is worth at the end. */
export const CURSE = `−${-PRINTED.curse_marker}`;
