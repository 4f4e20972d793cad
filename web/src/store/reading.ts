/** Up to which line the chat of a table was read in this browser. */
export interface Lines {
  readonly table: number;
  readonly team: number;
}

const KEY = "coven.read";
const MOST = 100;
const NOTHING: Lines = { table: 0, team: 0 };

function kept(): Record<string, Lines> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Lines>;
  } catch {
    return {};
  }
}

export const readLines = (table: string): Lines => ({ ...NOTHING, ...kept()[table] });

export function keepRead(table: string, lines: Lines): void {
  if (!table || (!lines.table && !lines.team)) return;
  const { [table]: _, ...others } = kept();
  const newest = [...Object.entries(others), [table, lines] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}
