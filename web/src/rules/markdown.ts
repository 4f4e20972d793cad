/**
 * A rules page as blocks that the page can show: Markdown, read by `marked`, in which rules and marks are found.
 * A list item that begins with a rule's id is that rule. `[D]`, `[X]` and `[C]` mark decisions and reconstructions.
 */
import { Lexer, type Token, type Tokens } from "marked";

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
const RULE_OR_MARK = /\[([DXC])\]|\b([A-Z]{2}-\d+)\b/gu;

export function parse(source: string): Block[] {
  return Lexer.lex(source).flatMap(block);
}

function block(token: Token): Block[] {
  switch (token.type) {
    case "heading":
      return [{ kind: "heading", level: (token as Tokens.Heading).depth, inlines: all(token) }];
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [{ kind: "table", head: header.map(all), rows: rows.map((row) => row.map(all)) }];
    }
    case "list":
      return [{ kind: "list", items: (token as Tokens.List).items.map(item) }];
    case "space":
      return [];
    default:
      return [{ kind: "paragraph", inlines: all(token) }];
  }
}

function item({ text }: Tokens.ListItem): Item {
  const rule = RULE_ITEM.exec(text)?.[1] ?? null;
  return { rule, blocks: parse(rule ? text.replace(RULE_ITEM, "") : text) };
}

export function inlines(source: string): Inline[] {
  return Lexer.lexInline(source).flatMap(inline);
}

const all = (parent: Token | Tokens.TableCell): Inline[] =>
  "tokens" in parent ? (parent.tokens ?? []).flatMap(inline) : [];

function inline(token: Token): Inline[] {
  const text = ("text" in token ? String(token.text) : token.raw).replace(/[ \n]+/g, " ");
  switch (token.type) {
    case "strong": {
      const parts = rulesAndMarks(text);
      return parts.length === 1 && parts[0]?.kind === "mark" ? parts : [{ kind: "bold", text }];
    }
    case "em":
      return [{ kind: "emphasis", text }];
    case "codespan":
      return [{ kind: "code", text }];
    default:
      return rulesAndMarks(text);
  }
}

/** Plain text, in which ids of rules lead to them and marks are explained. */
function rulesAndMarks(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_OR_MARK)) {
    const [whole, mark, rule] = match;
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    found.push(mark ? { kind: "mark", mark: mark as "D" | "X" | "C" } : { kind: "rule", rule: rule ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
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
