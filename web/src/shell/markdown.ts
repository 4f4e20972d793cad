/**
 * The Markdown that our rules pages use, and no more: headings, paragraphs, lists, tables; bold, emphasis, code.
 * A list item that begins with a rule's id is that rule. `[D]`, `[X]` and `[C]` mark decisions and reconstructions.
 */
export type Inline =
  | { kind: "text" | "bold" | "emphasis" | "code"; text: string }
  | { kind: "mark"; mark: "D" | "X" | "C" }
  | { kind: "rule"; rule: string };

export type Block =
  | { kind: "heading"; level: number; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "list"; items: Item[] };

export interface Item {
  readonly rule: string | null;
  readonly blocks: Block[];
}

const RULE_ITEM = /^\*\*([A-Z]{2}-\d+)\*\*\s+/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([DXC])\]|\b([A-Z]{2}-\d+)\b/gsu;

export function inlines(source: string): Inline[] {
  const text = source.replace(/\s+/g, " ").trim();
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [, bold, emphasis, code, mark, rule] = match;
    if (mark) found.push({ kind: "mark", mark: mark as "D" | "X" | "C" });
    else if (rule) found.push({ kind: "rule", rule });
    else if (bold !== undefined) found.push(...nested("bold", bold));
    else if (emphasis !== undefined) found.push({ kind: "emphasis", text: emphasis });
    else found.push({ kind: "code", text: code ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** `**[D]**` is a mark, not bold text with brackets. */
function nested(kind: "bold", text: string): Inline[] {
  const mark = /^\[([DXC])\]$/.exec(text);
  return mark ? [{ kind: "mark", mark: mark[1] as "D" | "X" | "C" }] : [{ kind, text }];
}

export function parse(source: string): Block[] {
  const lines = source.split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === "") at += 1;
    else if (/^#{1,6} /.test(line)) {
      const [hashes = "", ...words] = line.split(" ");
      blocks.push({ kind: "heading", level: hashes.length, inlines: inlines(words.join(" ")) });
      at += 1;
    } else if (line.startsWith("|")) at = table(lines, at, blocks);
    else if (line.startsWith("- ")) at = list(lines, at, blocks);
    else at = paragraph(lines, at, blocks);
  }
  return blocks;
}

function paragraph(lines: string[], start: number, blocks: Block[]): number {
  let at = start;
  while (at < lines.length && lines[at]!.trim() !== "" && !/^(#|\||- )/.test(lines[at]!)) at += 1;
  blocks.push({ kind: "paragraph", inlines: inlines(lines.slice(start, at).join(" ")) });
  return at;
}

function table(lines: string[], start: number, blocks: Block[]): number {
  let at = start;
  while (lines[at]?.startsWith("|")) at += 1;
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map(inlines);
  const [head = "", , ...rows] = lines.slice(start, at);
  blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
  return at;
}

function list(lines: string[], start: number, blocks: Block[]): number {
  const items: Item[] = [];
  let at = start;
  while (lines[at]?.startsWith("- ")) {
    const own = [lines[at]!.slice(2)];
    at += 1;
    while (
      at < lines.length &&
      (lines[at]!.startsWith("  ") || (lines[at]!.trim() === "" && lines[at + 1]?.startsWith("  ")))
    ) {
      own.push(lines[at]!.replace(/^ {2}/, ""));
      at += 1;
    }
    const rule = RULE_ITEM.exec(own[0]!)?.[1] ?? null;
    if (rule) own[0] = own[0]!.replace(RULE_ITEM, "");
    items.push({ rule, blocks: parse(own.join("\n")) });
    if (lines[at]?.trim() === "" && lines[at + 1]?.startsWith("- ")) at += 1;
  }
  blocks.push({ kind: "list", items });
  return at;
}

/** All words of a block, for searching. */
export function plain(block: Block): string {
  const of = (parts: Inline[]) =>
    parts.map((one) => ("text" in one ? one.text : "rule" in one ? one.rule : "")).join("");
  switch (block.kind) {
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(of).join(" ")).join(" ");
    case "list":
      return block.items.map((item) => [item.rule ?? "", ...item.blocks.map(plain)].join(" ")).join(" ");
    default:
      return of(block.inlines);
  }
}

/** The blocks that hold every word of the query, whatever case or accents; of lists, the items that do. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => fold(text).includes(word));
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "heading") return [];
    if (block.kind !== "list") return holds(plain(block)) ? [block] : [];
    const items = block.items.filter((item) => holds([item.rule ?? "", ...item.blocks.map(plain)].join(" ")));
    return items.length > 0 ? [{ kind: "list", items }] : [];
  });
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
