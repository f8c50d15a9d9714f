import ts from "typescript";
import { isTest, nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/** Words that are the same in every language: names of languages, currency codes. */
const ALLOWED = new Set(["Español", "English", "MXN", "USD"]);
const WORD = /\p{L}/u;
const READ_ATTRIBUTES = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
  "alt",
  "label",
  "content",
]);

/**
 * Hard-coded visible words that should come from messages/: JSX text, string expressions in JSX, and
 * attributes that are displayed or read out.
 */
export function findLooseWords(file: SourceFile): Violation[] {
  if (!file.path.startsWith("app/") || !file.path.endsWith(".tsx") || isTest(file.path)) return [];
  const tree = parse(file);
  const wrong: Violation[] = [];
  for (const node of nodesOf(tree)) {
    for (const words of wordsOf(node)) {
      const text = words.trim();
      if (!WORD.test(text) || ALLOWED.has(text)) continue;
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      wrong.push(`${file.path}:${line} "${text}" belongs into messages/`);
    }
  }
  return wrong;
}

function wordsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
    return literalsOf(node.expression);
  }
  if (!ts.isJsxAttribute(node) || !READ_ATTRIBUTES.has(node.name.getText())) return [];
  // The attributes of <meta> are machine-readable.
  const element = node.parent.parent;
  const isMeta =
    (ts.isJsxSelfClosingElement(element) || ts.isJsxOpeningElement(element)) &&
    element.tagName.getText() === "meta";
  if (isMeta || !node.initializer) return [];
  if (ts.isStringLiteral(node.initializer)) return [node.initializer.text];
  if (ts.isJsxExpression(node.initializer) && node.initializer.expression) {
    return literalsOf(node.initializer.expression);
  }
  return [];
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** String literals that an expression may evaluate to: branches of conditionals, parts of templates. */
function literalsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  }
  // Operands of comparisons are not displayed.
  if (ts.isBinaryExpression(node) && !COMPARISONS.has(node.operatorToken.kind)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}
