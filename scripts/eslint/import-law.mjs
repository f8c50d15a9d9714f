/**
 * The import law (docs/house.md): which room of the house may import which others. One table, read
 * by the test tests/architecture.test.ts and by ESLint, so that a forbidden import shows in the
 * editor.
 */
import { ownScreen } from "./own-screen.mjs";

const APP_ROOMS = [
  "api",
  "browser",
  "charts",
  "document",
  "forms",
  "island",
  "messages",
  "preferences",
  "presenters",
  "screens",
  "session",
  "shell",
  "ui",
  "words",
];
const TOP_ROOMS = [
  "adapters",
  "config",
  "domain",
  "engine",
  "scripts",
  "seeds",
  "server",
  "tests",
  "bench",
  "worker",
];

/** Rooms that everything rendered on a page may import. */
export const PAGE = ["ui", "preferences", "words", "domain", "messages"];

/**
 * Additional rooms for code that runs only on the server: route modules, whose loaders and actions
 * the client build removes, and `*.server.ts` in a mixed room.
 */
export const SERVER_SIDE = [
  "presenters",
  "session",
  "forms",
  "adapters",
  "config",
  "live-db",
  "db",
  "db/queries",
  "db/commands",
];

/** Rooms with both server-only code and code that also runs in the browser. */
export const MIXED_ROOMS = new Set(["screens", "shell", "root", "preferences"]);

/**
 * The rooms that each room may import, besides itself.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const LAW = {
  domain: [],
  config: [],
  /** The embedded engine: rules and templates, pure as domain/ is. */
  engine: ["domain"],

  db: [],
  "db/schema": ["domain"],
  "live-db": ["config", "db"],
  "db/queries": ["db", "db/schema", "domain"],
  "db/commands": ["db", "db/queries", "db/schema", "domain"],
  adapters: ["config", "domain"],
  /** Pages never call a model: they write a row, and the worker works. */
  "adapters/models": ["adapters", "domain"],
  worker: [
    "adapters",
    "adapters/models",
    "config",
    "db",
    "db/queries",
    "db/commands",
    "domain",
    "engine",
    "words",
  ],

  /** Texts of pages and of background work alike. */
  words: ["domain", "messages"],
  preferences: ["domain", "messages"],
  ui: ["preferences", "domain", "messages"],
  charts: PAGE,
  island: PAGE,
  browser: ["document", "domain", "messages"],
  document: ["ui", "preferences", "domain", "messages"],

  session: [
    "adapters",
    "config",
    "live-db",
    "db",
    "db/queries",
    "db/commands",
    "preferences",

    "domain",
    "messages",
  ],
  forms: ["session", "preferences", "domain", "messages"],
  presenters: ["forms", "session", "live-db", "db/queries", ...PAGE],
  shell: ["island", "document", ...PAGE],
  screens: ["island", "charts", "document", ...PAGE],
  root: ["shell", "island", "charts", "document", ...PAGE],
  api: [...SERVER_SIDE, "preferences", "domain", "messages"],

  seeds: ["db", "db/queries", "db/commands", "db/schema", "domain", "engine", "words"],
  server: ["config", "adapters", "db", "domain"],
  scripts: ["config", "adapters", "db", "db/queries", "db/commands", "seeds", "domain"],
};

/** Libraries, and the only rooms that may import them. */
export const KEPT_LIBRARIES = {
  "drizzle-orm": ["db", "live-db", "db/schema", "db/queries", "db/commands", "seeds"],
  postgres: ["db", "live-db", "scripts"],
  echarts: ["charts"],
  "echarts-for-react": ["charts"],
};

/** The running process's database: a file of db/connection, but a room of its own in the law. */
const LIVE_DATABASE = "db/connection/live-database.ts";

/**
 * Glob patterns of each room's files, and a regular expression for import specifiers that refer to it.
 *
 * @type {Readonly<Record<string, { files: string[], ignores?: string[], imports: string }>>}
 */
const ROOMS = {
  ...Object.fromEntries(
    TOP_ROOMS.map((room) => [room, { files: [`${room}/**`], imports: `^(#|(\\.\\./)+)${room}/` }]),
  ),
  ...Object.fromEntries(
    APP_ROOMS.map((room) => [room, { files: [`app/${room}/**`], imports: `^#app/${room}/` }]),
  ),
  ...Object.fromEntries(
    ["schema", "queries", "commands"].map((room) => [
      `db/${room}`,
      { files: [`db/${room}/**`], imports: `^#db/${room}/` },
    ]),
  ),
  db: {
    files: ["db/{connection,migrate,verify}/**"],
    ignores: [LIVE_DATABASE],
    imports: "^#db/(connection/(?!live-database)|migrate/|verify/)",
  },
  adapters: {
    files: ["adapters/**"],
    ignores: ["adapters/models/**"],
    imports: "^(#|(\\.\\./)+)adapters/(?!models/)",
  },
  "adapters/models": { files: ["adapters/models/**"], imports: "^#adapters/models/" },
  "live-db": { files: [LIVE_DATABASE], imports: `^#${LIVE_DATABASE}$` },
  root: { files: ["app/*"], imports: "^#app/[^/]+$" },
};

/**
 * Route modules (app/routes.ts): their loaders and actions run on the server.
 *
 * @type {Readonly<Record<string, string[]>>}
 */
const ROUTE_MODULES = {
  screens: ["app/screens/**/route.tsx"],
  shell: ["app/shell/layout.tsx"],
  root: ["app/root.tsx"],
};

const TESTS = ["**/*.test.ts", "**/*.test.tsx"];
/** @type {import("eslint").Linter.RulesRecord} */
const OWN_SCREEN = { "house/own-screen": "error" };

/**
 * The law as settings of ESLint: `no-restricted-imports` in one block per room, plus a more permissive
 * one for its server-only code; and a rule for screens among each other.
 */
export const importLaw = [
  ...Object.entries(LAW).flatMap(blocksOf),
  {
    files: ["app/screens/**"],
    ignores: TESTS,
    plugins: { house: { rules: { "own-screen": ownScreen } } },
    rules: OWN_SCREEN,
  },
];

/** @param {[string, readonly string[]]} entry a room, and the others it may import */
function blocksOf([room, law]) {
  const { files, ignores = [] } = ROOMS[room] ?? { files: [] };
  const whole = block(room, files, [...ignores, ...TESTS], law);
  if (!MIXED_ROOMS.has(room)) return [whole];
  const server = files.map((glob) =>
    glob.replace(/\*+$/, (stars) => (stars === "*" ? "*.server.{ts,tsx}" : "**/*.server.{ts,tsx}")),
  );
  const allowed = [...law, ...SERVER_SIDE];
  return [whole, block(room, [...server, ...(ROUTE_MODULES[room] ?? [])], TESTS, allowed)];
}

/**
 * @param {string} room
 * @param {string[]} files
 * @param {string[]} ignores
 * @param {readonly string[]} allowed the other rooms it may import
 */
function block(room, files, ignores, allowed) {
  const patterns = Object.entries(ROOMS)
    .filter(([other]) => other !== room && !allowed.includes(other))
    .map(([other, { imports }]) => ({
      regex: imports,
      message: `${room} may not import ${other} (docs/house.md, "The import law").`,
    }));
  /** @type {import("eslint").Linter.RulesRecord} */
  const rules = { "no-restricted-imports": ["error", { patterns }] };
  return { files, ignores, rules };
}

/**
 * The room a file is in; undefined for the root's own configuration and for tests.
 *
 * @param {string} file relative to the project's folder, with forward slashes
 * @returns {string | undefined}
 */
export function roomOf(file) {
  const [first = "", second = "", ...rest] = file.split("/");
  if (file === LIVE_DATABASE) return "live-db";
  if (file.startsWith("adapters/models/")) return "adapters/models";
  if (first === "db") return `db/${second}` in LAW ? `db/${second}` : "db";
  if (first !== "app") return first in LAW ? first : undefined;
  return rest.length > 0 ? second : "root";
}
