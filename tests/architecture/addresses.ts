import ts from "typescript";
import { isTest, nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/**
 * Exceptions: the URL map, the OpenAPI description, the messages, and scripts of app/browser, which are
 * bundled separately and match URLs by patterns.
 */
const EXCEPTED = /^(domain\/addresses\/|app\/(routes\.ts|messages\/|browser\/|api\/json\/openapi))/;
/** Folders whose code names addresses of pages, endpoints and links in notifications. */
const CHECKED = /^(app|db|domain|worker|adapters)\//;
const LINK_ATTRIBUTES = new Set(["to", "href", "action", "formAction", "back"]);
const LEADING_CALLS = /^(redirect|redirectWithFlash|leaveFor|leadTo|linkTo|navigate)$/;

/**
 * Hard-coded URLs that should come from domain/addresses: in links, form actions and redirects every string
 * that begins with a slash, elsewhere strings that begin with a route's first segment.
 *
 * @param firstSegments first path segments of all routes: `spaces`, `login` …
 */
export function findLooseAddresses(
  file: SourceFile,
  firstSegments: ReadonlySet<string>,
): Violation[] {
  if (!CHECKED.test(file.path) || EXCEPTED.test(file.path) || isTest(file.path)) return [];
  const tree = parse(file);
  const wrong: Violation[] = [];
  for (const node of nodesOf(tree)) {
    const text = beginningOf(node);
    if (!text?.startsWith("/") || text.startsWith("//") || isSpecifier(node)) continue;
    const [, segment = ""] = /^\/([^/?#]*)/.exec(text) ?? [];
    if (!firstSegments.has(segment) && !isNavigationTarget(node)) continue;
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    wrong.push(`${file.path}:${line} "${text}" belongs into domain/addresses`);
  }
  return wrong;
}

/** Beginning of a string literal, or of a template up to its first value. */
function beginningOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

const isSpecifier = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

/** Whether a string is a link target, form action or redirect, also within a conditional expression. */
function isNavigationTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return LINK_ATTRIBUTES.has(parent.name.getText());
  if (ts.isCallExpression(parent)) return LEADING_CALLS.test(parent.expression.getText());
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent);
  return isChoice && isNavigationTarget(parent);
}
