import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** Root folder of the checkout. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");

/** A source file: its path relative to the root, with forward slashes, and its content. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One line of a failing test: what is wrong, and where. */
export type Violation = string;

const NOT_OURS = new Set([
  "build",
  "data",
  "reports",
  "test-results",
  "playwright-report",
  "app/messages",
  "project.inlang/cache",
  "db/migrations/meta",
]);
/** Excluded at any depth. */
const NEVER_OURS = new Set(["node_modules", ".git"]);
const CODE = /\.(ts|tsx|mjs|js)$/;

/** Paths of all files in the repository, relative to its root, without generated and installed ones. */
export function listPaths(folder = ""): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(name) || NEVER_OURS.has(entry.name) || entry.isSymbolicLink()) return [];
    return entry.isDirectory() ? listPaths(name) : [name];
  });
}

/** All source files. */
export const readSources = (): SourceFile[] =>
  listPaths()
    .filter((name) => CODE.test(name))
    .map((name) => ({ path: name, text: fs.readFileSync(path.join(ROOT, name), "utf8") }));

export const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/");

const trees = new WeakMap<SourceFile, ts.SourceFile>();

/** The syntax tree of a file, parsed once for all rules. */
export function parse(file: SourceFile): ts.SourceFile {
  const parsed = trees.get(file);
  if (parsed) return parsed;
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  trees.set(file, tree);
  return tree;
}

/** All nodes of a tree in pre-order, without tokens: `getChildren()` would scan the text for them. */
export function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** All tokens of a tree, in order, between which its comments are. */
export const tokensOf = (root: ts.Node): ts.Node[] => [
  ...(ts.isToken(root) ? [root] : []),
  ...root.getChildren().flatMap(tokensOf),
];

export interface Import {
  /** The specifier as written. */
  specifier: string;
  /** The imported file, relative to the root (`domain/journey/gate.ts`); undefined for a package. */
  target?: string;
  isTypeOnly: boolean;
  /** A dynamic `import()`. */
  isDynamic: boolean;
}

/** Static imports, re-exports, type imports and dynamic imports of a file. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean, isDynamic: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const target = resolve(file.path, specifier.text);
    found.push({ specifier: specifier.text, target, isTypeOnly, isDynamic });
  };
  for (const node of nodesOf(parse(file))) {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false, false);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly, false);
    } else if (ts.isImportTypeNode(node)) {
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    }
  }
  return found;
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (!specifier.startsWith(".")) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
}
