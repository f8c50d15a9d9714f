import ts from "typescript";
import { isTest, nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/** What would let the outside into a rule. */
const OUTSIDE = new Set([
  ...["window", "document", "navigator", "location", "localStorage", "sessionStorage", "process"],
  ...["globalThis", "fetch", "performance", "crypto", "setTimeout", "setInterval", "console"],
]);

/** The clock, chance or the machine in a rule (architecture: `domain` is pure). */
export function findImpurities(file: SourceFile): Violation[] {
  if (!file.path.startsWith("domain/") || isTest(file.path)) return [];
  const tree = parse(file);
  const wrong: Violation[] = [];
  for (const node of nodesOf(tree)) {
    const what = impurityOf(node);
    if (what) wrong.push(`${file.path}:${lineOf(tree, node)} ${what}`);
  }
  return wrong;
}

/** Run by the browser alone, however they are named: nothing that is drawn on the server calls them. */
const BROWSER_FILES: ReadonlySet<string> = new Set([
  "app/screens/studio/builder/kept-draft.ts",
  "app/browser/prefetch-intent.ts",
  "app/browser/service-worker.ts",
  "app/shell/tooltips.ts",
]);
const IN_LOADERS = /^(?:loader|action)$/;

/**
 * The clock or chance in what pages are drawn by. A page is drawn from what its loaders answer and
 * from nothing else, so that it need not be drawn twice from the same (docs/decisions/
 * personal-pages.md): the time, and what is drawn by lot, comes from the loader.
 */
export function findUndrawable(file: SourceFile): Violation[] {
  if (!/^app\/(?:charts|document|preferences|screens|shell|ui)\//.test(file.path)) return [];
  if (/\.(?:server|client)\.tsx?$/.test(file.path) || isTest(file.path)) return [];
  if (BROWSER_FILES.has(file.path)) return [];
  const tree = parse(file);
  return [...nodesOf(tree)]
    .filter((node) => readsClockOrChance(node) && !isInLoader(node))
    .map((node) => `${file.path}:${lineOf(tree, node)} takes the clock or chance: the loader may`);
}

function readsClockOrChance(node: ts.Node): boolean {
  if (ts.isNewExpression(node))
    return node.expression.getText() === "Date" && !node.arguments?.length;
  if (ts.isCallExpression(node)) return node.expression.getText() === "Date";
  return (
    ts.isPropertyAccessExpression(node) &&
    /^(?:Date\.now|Math\.random|performance\.now|crypto\.\w+)$/.test(node.getText())
  );
}

function isInLoader(node: ts.Node): boolean {
  let outer = node;
  while (!ts.isSourceFile(outer.parent)) outer = outer.parent;
  if (ts.isFunctionDeclaration(outer)) return IN_LOADERS.test(outer.name?.text ?? "");
  return (
    ts.isVariableStatement(outer) &&
    outer.declarationList.declarations.every(({ name }) => IN_LOADERS.test(name.getText()))
  );
}

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === "Date") {
    return node.arguments?.length ? undefined : "reads the clock: new Date()";
  }
  if (ts.isCallExpression(node) && node.expression.getText() === "Date") return "reads the clock";
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText();
    if (text === "Date.now") return "reads the clock: Date.now";
    if (text === "Math.random") return "draws by chance: Math.random";
  }
  if (ts.isIdentifier(node) && OUTSIDE.has(node.text) && isReference(node)) {
    return `reaches outside: ${node.text}`;
  }
  return undefined;
}

/** A use of the global, not a property, a field or a parameter that happens to be called so. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent) || ts.isTypeNode(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if ("name" in parent && parent.name === node) return false;
  return !ts.isBindingElement(parent);
}

/** Reads of `process.env` in app/ besides the one place that checks it. */
export function findEnvironmentReads(file: SourceFile): Violation[] {
  if (!file.path.startsWith("app/") || isTest(file.path)) return [];
  if (/^app\/env\b.*\.server\.ts$/.test(file.path)) return [];
  const tree = parse(file);
  return [...nodesOf(tree)]
    .filter(
      (node) => ts.isIdentifier(node) && node.text === "process" && isEnvironment(node.parent),
    )
    .map((node) => `${file.path}:${lineOf(tree, node)} reads the environment: take it from env`);
}

const isEnvironment = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) && node.name.text === "env") ||
  ts.isElementAccessExpression(node) ||
  (ts.isVariableDeclaration(node) && node.initializer?.getText() === "process");

const lineOf = (tree: ts.SourceFile, node: ts.Node) =>
  tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
