import ts from "typescript";
import { isTest, nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/**
 * The URL map itself, the description of the JSON interface, and the service worker and its like,
 * which are scripts of their own and know addresses by patterns.
 */
const EXCEPTED = /^app\/(paths\.ts|routes\.ts|messages\/|browser\/|api\/json\/openapi)/;
const LINK_ATTRIBUTES = new Set(["to", "href", "action", "formAction", "back"]);
const LEADING_CALLS = /^(redirect|redirectWithFlash|leaveFor|leadTo|linkTo|navigate)$/;

/**
 * Addresses written by hand instead of taken from app/paths.ts: whatever begins with a slash where
 * somebody is led, and elsewhere what begins as a route does.
 *
 * @param firstSegments what routes begin with: `spaces`, `login` …
 */
export function findLooseAddresses(
  file: SourceFile,
  firstSegments: ReadonlySet<string>,
): Violation[] {
  if (!file.path.startsWith("app/") || EXCEPTED.test(file.path) || isTest(file.path)) return [];
  const tree = parse(file);
  const wrong: Violation[] = [];
  for (const node of nodesOf(tree)) {
    const text = beginningOf(node);
    if (!text?.startsWith("/") || text.startsWith("//") || isSpecifier(node)) continue;
    const [, segment = ""] = /^\/([^/?#]*)/.exec(text) ?? [];
    if (!firstSegments.has(segment) && !isWhereSomebodyIsLed(node)) continue;
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    wrong.push(`${file.path}:${line} "${text}" belongs into app/paths.ts`);
  }
  return wrong;
}

/** What a text literal begins with; of a template, what stands before its first value. */
function beginningOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

const isSpecifier = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

/** In a link, a form's action or a redirect, also as one side of a choice. */
function isWhereSomebodyIsLed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return LINK_ATTRIBUTES.has(parent.name.getText());
  if (ts.isCallExpression(parent)) return LEADING_CALLS.test(parent.expression.getText());
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent);
  return isChoice && isWhereSomebodyIsLed(parent);
}
