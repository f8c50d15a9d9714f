import ts from "typescript";
import { isTest, nodesOf, parse, type SourceFile, type Violation } from "./source-files.ts";

/** Globals with side effects or environment-dependent values. */
const OUTSIDE = new Set([
  "window",
  "document",
  "navigator",
  "location",
  "localStorage",
  "sessionStorage",
  "process",
  "globalThis",
  "fetch",
  "performance",
  "crypto",
  "setTimeout",
  "setInterval",
  "console",
]);

/** Uses of the clock, of randomness or of globals in domain/ and engine/, which must be pure. */
export function findImpurities(file: SourceFile): Violation[] {
  if (!/^(domain|engine)\//.test(file.path) || isTest(file.path)) return [];
  const tree = parse(file);
  const wrong: Violation[] = [];
  for (const node of nodesOf(tree)) {
    const what = impurityOf(node);
    if (what) wrong.push(`${file.path}:${lineOf(tree, node)} ${what}`);
  }
  return wrong;
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

/** Whether an identifier refers to the global, not to a property or parameter of that name. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent) || ts.isTypeNode(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if ("name" in parent && parent.name === node) return false;
  return !ts.isBindingElement(parent);
}

/** Files and folders that read the environment besides the settings of tools in the root, and why. */
export const ENVIRONMENT_READERS: Readonly<Record<string, string>> = {
  "config/env.ts": "parses it for all others",
  "scripts/": "makes the environment of the processes that it starts",
  "bench/": "makes the environment of what it measures",
  "db/migrate/migrate-main.ts": "a program that needs DATABASE_URL alone",
  "seeds/main.ts": "takes SEED_REMOTE and PGHOST as well, which the application does not know",
};

/** Reads of `process.env`: the environment is parsed in config/. */
export function findEnvironmentReads(file: SourceFile): Violation[] {
  if (isTest(file.path) || !file.path.includes("/")) return [];
  if (Object.keys(ENVIRONMENT_READERS).some((reader) => file.path.startsWith(reader))) return [];
  return environmentReads(file);
}

/** Lines of a file that read `process.env`. */
export function environmentReads(file: SourceFile): Violation[] {
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
