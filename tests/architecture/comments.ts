import ts from "typescript";
import { parse, tokensOf, type SourceFile, type Violation } from "./source-files.ts";

/** Words that hide whom or what a comment is about. */
const VAGUE: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^Of\b|[.:] Of\b/, '"Of …" instead of naming the subject'],
  [/\b(?:whoever|somebody|one['’]s own)\b/i, "a pronoun instead of the person"],
  [/\b[Nn]obody\b(?!`)/, "a pronoun instead of the person"],
];

/** A comment's line with one of these words. Other files are not parsed, which takes most of the time. */
const SUSPECT = /(?:\*|\/\/).*(?:\bOf\b|\b(?:[Ww]hoever|[Ss]omebody|[Nn]obody|[Oo]ne['’]s)\b)/;

/** Comments that do not name their subject (CONTRIBUTING.md, Comments and commits). */
export function findVagueComments(file: SourceFile): Violation[] {
  if (!SUSPECT.test(file.text)) return [];
  return commentsOf(file).flatMap(({ line, text }) =>
    VAGUE.flatMap(([pattern, problem]) =>
      pattern.test(text) ? [`${file.path}:${line} ${problem}: ${text}`] : [],
    ),
  );
}

/** Comments of a file as text in one line, without their marks. */
export function commentsOf(file: SourceFile): { line: number; text: string }[] {
  const tree = parse(file);
  const found = new Map<number, string>();
  for (const node of tokensOf(tree)) {
    if (node.kind === ts.SyntaxKind.JsxText) continue;
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.pos) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, file.text.slice(pos, end));
  }
  return [...found].map(([pos, comment]) => ({
    line: tree.getLineAndCharacterOfPosition(pos).line + 1,
    text: comment
      .replace(/^\s*(?:\/\*+|\/\/|\*+\/?)/gm, "")
      .replace(/\s*\*\/$/, "")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}
