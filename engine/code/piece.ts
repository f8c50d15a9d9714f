import type { Asked, Material } from "#engine/asked.ts";

/** Languages of the catalogue's code, as the fence of a Markdown code block names them. */
export const CODE_LANGUAGES = [
  "excel",
  "html",
  "javascript",
  "json",
  "ics",
  "vcard",
  "text",
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Code with notes on its use. */
export interface Code {
  /** Purpose of the code, in one or two sentences. */
  before: string;
  code: string;
  /** Instructions for use. Markdown. */
  after: string;
}

/** Code that is known to work: each piece is executed by a test. */
export interface CodePiece extends Asked {
  language: CodeLanguage;
  make: (material: Material) => Code;
}

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (each) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[each]!,
  );

/** A value as JSON that may stand in a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");

/** Code as Markdown: its fence is longer than any in the code. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
