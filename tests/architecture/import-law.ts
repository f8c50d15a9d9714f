import { importsOf, isTest, type Import, type SourceFile, type Violation } from "./source-files.ts";

/** What every part of a page may name. */
const PAGE = ["island", "charts", "document", "preferences", "ui", "domain", "messages"];
/** What only code that never reaches a browser may name, besides what its room may. */
const SERVER_SIDE = [
  ...["session", "live-db", "env", "db", "db/queries", "db/commands"],
  ...["storage", "payments"],
];

/** Which rooms a room may name, besides itself (docs: "The import law"). */
const LAW: Record<string, readonly string[]> = {
  domain: [],
  env: [],
  storage: ["env", "domain"],
  payments: ["env", "domain"],
  ui: ["preferences", "domain", "messages"],
  preferences: ["domain", "messages"],
  charts: ["ui", "preferences", "domain", "messages"],
  island: ["ui", "preferences", "domain", "messages"],
  document: ["preferences", "domain", "messages"],
  shell: PAGE,
  screens: PAGE,
  root: ["shell", ...PAGE],
  "live-db": ["env", "db"],
  session: ["preferences", "domain", "messages", ...SERVER_SIDE],
  api: ["domain", "messages", ...SERVER_SIDE],
  db: ["db/schema", "domain"],
  "db/schema": ["domain"],
  "db/queries": ["db", "db/schema", "domain"],
  "db/commands": ["db", "db/queries", "db/schema", "domain"],
  seeds: ["db", "db/queries", "db/commands", "db/schema", "domain"],
  // It does the background work, which deletes files too.
  server: ["env", "storage", "db", "db/queries", "db/commands", "domain"],
  scripts: ["env", "db", "db/queries", "db/commands", "db/schema", "seeds", "server", "domain"],
};

/** The browser's reader of the endpoints: beside them, and for whoever may name no other of them. */
const BROWSER_READER = "app/island/search/fetch-json.ts";

/** Libraries and the only rooms that may name them. */
const KEPT_LIBRARIES: Record<string, readonly string[]> = {
  "drizzle-orm": ["db", "db/schema", "db/queries", "db/commands", "seeds"],
  postgres: ["db", "scripts"],
  echarts: ["charts"],
  "echarts-for-react": ["charts"],
};

/** The room a file is in; undefined for the root's own configuration and for tests. */
export function roomOf(file: string): string | undefined {
  const [first = "", second = "", ...rest] = file.split("/");
  if (first === "db") return rest.length > 0 ? `db/${second}` : "db";
  if (first !== "app") return first in LAW ? first : undefined;
  if (rest.length > 0) return second;
  if (/^env\b.*\.server\.m?[jt]s$/.test(second)) return "env";
  return second === "db.server.ts" ? "live-db" : "root";
}

/**
 * Who names what it may not (architecture: "The import law").
 *
 * @param routeModules the files of the URL map: their loaders and actions run on the server, and
 *   the build strips them from the browser's copy
 */
export function findForbiddenImports(
  file: SourceFile,
  routeModules: ReadonlySet<string>,
): Violation[] {
  if (isTest(file.path)) return [];
  const imports = importsOf(file);
  return [
    ...imports.flatMap((each) => checkRoom(file.path, each, routeModules)),
    ...imports.flatMap((each) => checkLibrary(file.path, each)),
    ...imports.flatMap((each) => checkForm(file.path, each)),
  ];
}

function checkRoom(from: string, { target }: Import, routes: ReadonlySet<string>): Violation[] {
  const room = roomOf(from);
  const other = target && roomOf(target);
  if (!room || !other) return [];
  if (!(room in LAW)) return [`${from}: the room "${room}" is not in the plan of the house`];
  if (other === "screens" && room === "screens" && screenOf(from) !== screenOf(target))
    return [`${from} imports another screen: ${target}`];
  if (other === room || (room === "island" && target === BROWSER_READER)) return [];
  const isServerSide = routes.has(from) || /\.server\.tsx?$/.test(from);
  const allowed = new Set([...LAW[room]!, ...(isServerSide ? SERVER_SIDE : [])]);
  return allowed.has(other) ? [] : [`${from} (${room}) may not import ${target} (${other})`];
}

const screenOf = (file: string) => file.split("/")[2];

function checkLibrary(from: string, { specifier, target }: Import): Violation[] {
  if (target) return [];
  const room = roomOf(from);
  if (room === "domain") return [`${from}: the rules import nothing from outside: ${specifier}`];
  const library = Object.keys(KEPT_LIBRARIES).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (!room || !library || KEPT_LIBRARIES[library]!.includes(room)) return [];
  return [`${from} (${room}) may not import the library ${specifier}`];
}

function checkForm(
  from: string,
  { specifier, target, isTypeOnly, isDynamic }: Import,
): Violation[] {
  const isHome = from.startsWith("app/") || from.startsWith("db/");
  const wrong: Violation[] = [];
  if (isHome && specifier.startsWith("../"))
    wrong.push(`${from}: between folders a package import (#app/…) instead of ${specifier}`);
  if (
    target &&
    /^(app|db)\//.test(target) &&
    !/\.(tsx?|m?js|json|(svg|txt)\?(url|raw))$/.test(target)
  )
    wrong.push(`${from}: ${specifier} lacks its extension`);
  if (target && /\.client\.tsx?$/.test(target) && !isTypeOnly && !isDynamic)
    wrong.push(`${from}: ${specifier} is only for the browser, load it with import()`);
  return wrong;
}
