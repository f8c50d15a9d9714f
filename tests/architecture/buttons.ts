import ts from "typescript";
import { nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/**
 * Rows of docs/buttons.md whose last cell is not a list of tests: paths, each with parts of titles that it
 * has, or `the same` for those of the row above.
 */
export function findLostTests(text: string, sources: readonly SourceFile[]): Violation[] {
  const files = new Map(sources.map((file) => [file.path, file]));
  return text.split(/\n{2,}/).flatMap((table) => {
    const [header, , ...rows] = table.split("\n").filter(isRow).map(cellsOf);
    return rows.flatMap((row) => {
      const wrong = row.length === header!.length ? problemOf(row.at(-1)!, files) : "lacks a cell";
      return wrong ? [`${row.slice(0, 2).join(", ")}: ${wrong}`] : [];
    });
  });
}

const isRow = (line: string) => line.startsWith("|");
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

const ITEM = /`[^`]+`|"[^"]+"|the same/g;

function problemOf(cell: string, files: ReadonlyMap<string, SourceFile>): string | undefined {
  const items = cell.match(ITEM) ?? [];
  if (items.length === 0 || /[^, ]/.test(cell.replace(ITEM, "")))
    return `no list of tests: ${cell}`;
  let file: SourceFile | undefined;
  for (const item of items) {
    const name = item.slice(1, -1);
    if (item.startsWith("`")) {
      file = /\.(?:test|spec)\.tsx?$/.test(name) ? files.get(name) : undefined;
      if (!file) return `no test file ${name}`;
    } else if (
      item.startsWith('"') &&
      !(file && titlesOf(file).some((title) => title.includes(name)))
    )
      return `no test "${name}" in ${file?.path}`;
  }
  return undefined;
}

/** Titles of a test file, as they are written. */
const titlesOf = (file: SourceFile): string[] =>
  nodesOf(parse(file)).flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^(?:describe|it|test)\b/.test(node.expression.getText()))
      return [];
    const [title] = node.arguments;
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      ? [title.getText().slice(1, -1)]
      : [];
  });
