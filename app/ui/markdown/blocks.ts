/** Markdown as JSON for a page: only what an answer may contain. */

export type Inline =
  string | { kind: "strong" | "em"; parts: Inline[] } | { kind: "code"; text: string };

export type Block =
  | { kind: "heading"; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; start: number | null; items: Block[][] }
  | { kind: "code"; language: string; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };
