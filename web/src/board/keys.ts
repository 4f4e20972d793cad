/** The letters of a table, beside those that answer (`parts/answerKeys.ts`), and what each stands for. */
export const KEYS = {
  h: "hint",
  l: "log",
  c: "chat",
  o: "others",
  t: "middle",
  d: "prompt",
  y: "yours",
  "?": "help",
} as const;

export type Wish = (typeof KEYS)[keyof typeof KEYS];

/** All keys of a table in the order in which the help tells them: what is on the key, and its message. */
export const TOLD: readonly (readonly [string, string])[] = [
  ["P", "key-pass"],
  ["Enter", "key-main"],
  ["Esc", "key-undo"],
  ["H", "key-hint"],
  ["I", "key-look"],
  ["D", "key-prompt"],
  ["Y", "key-yours"],
  ["T", "key-middle"],
  ["O", "key-others"],
  ["L", "key-log"],
  ["C", "key-chat"],
  ["?", "key-help"],
];

/** What somebody wants who presses a key, unless a field is written in or a box lies over the table. */
export function wished(event: KeyboardEvent): Wish | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  return KEYS[event.key.toLowerCase() as keyof typeof KEYS] ?? null;
}
