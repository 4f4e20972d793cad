/** What a POST has just told of a table: whoever opens that table next need not ask again. */
import type { TableAnswer } from "$lib/generated/protocol";

let newest: TableAnswer | null = null;

export function arrive(answer: TableAnswer): TableAnswer {
  newest = answer;
  return answer;
}

/** Once: later the table may have changed. */
export function takeArrival(id: string): TableAnswer | null {
  const found = newest?.table.id === id ? newest : null;
  newest = null;
  return found;
}
