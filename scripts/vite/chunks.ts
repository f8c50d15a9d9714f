import type { Rollup } from "vite";

/** A module, as far as the assignment to chunks depends on it. */
export interface GraphModule {
  /** Ids of modules that import it statically. */
  importers: readonly string[];
  isRoute: boolean;
  /** Imported by a dynamic `import()`. */
  isLazy: boolean;
  /** Ids of modules that import it by a dynamic `import()`. */
  openers?: readonly string[];
}

/** The module graph by ids. The importers of a message are the modules that call it. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;

/** Chunk of every page: imports of root and shell, and modules shared by several areas. */
const SHELL = "shell";
const FRAMEWORK = "framework";
const CHARTS = "charts";
const LAZY = "lazy";
const ROUTE = "route:";

const FRAMEWORK_FILES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-utils|turbo-stream)\/|^\0(commonjsHelpers|vite\/preload-helper)|\/app\/entry\.client\.tsx/;
const SHELL_ROUTES = /\/app\/(root|shell\/layout)\.tsx/;
/** Folders of `app/ui` that get a chunk each, because their modules are used together; rarest first. */
export const UI_CHUNKS = [
  "live",
  "markdown",
  "challenges",
  "detail",
  "entry",
  "item-fields",
  "fields",
  "lists",
  "cards",
];
/** Folders of `app/ui` for a few screens of one area, whose other screens do not load their chunk. */
export const PART_CHUNKS = [
  "documents",
  "tasks",
  "trial",
  "runs",
  "calls",
  "copy",
  "confirm",
  "conversation",
  "kits",
  "gallery",
];
const UI_FOLDER = new RegExp(`/app/ui/(${[...PART_CHUNKS, ...UI_CHUNKS].join("|")})/`);
/** The rules of `app/ui/lists`: in its chunk, although one screen uses them without it. */
const LISTS_RULES = /\/domain\/lists\//;
const CHARTS_FOLDER = /\/app\/charts\//;
const AREA = /\/app\/screens\/([a-z-]+)\//;

/**
 * The chunk of each module, chosen by folders and the import graph alone, never by file names:
 *
 * - the framework and the client entry: `framework`;
 * - the folders of UI_CHUNKS (`app/ui/cards`, `lists` and others): a chunk each;
 * - the folders of PART_CHUNKS, and modules whose screens all load it: a chunk that the area's others do not load;
 * - modules of one screen stay in its chunk; those reached only by `import()` in the lazy chunk;
 * - modules of several screens of one area, or of a screen and another screen's lazy part: the area's;
 * - modules of several areas whose screens all load chunks of `app/ui`: the rarest of those;
 * - `app/charts`, where screens of several areas draw them: the chunk `charts`;
 * - everything else: `shell`, which every page loads.
 *
 * @returns undefined for a module that Rollup itself assigns: to its only screen or a lazy chunk
 */
export function createChunks(graph: ModuleGraph): (id: string) => string | undefined {
  const imports = new Map<string, string[]>();
  for (const [id, { importers }] of graph) {
    for (const user of importers) addTo(imports, user, id);
  }
  /** Chunks and routes that reach a module through static imports. */
  const users = new Map<string, Set<string>>();
  /** Chunks that are loaded together with a chunk or a route. */
  const loaded = new Map<string, Set<string>>();
  const reach = (id: string, place: string): void => {
    const known = users.get(id) ?? new Set();
    if (known.has(place)) return;
    users.set(id, known.add(place));
    for (const next of imports.get(id) ?? []) {
      const fixed = fixedPlace(next, graph.get(next));
      if (fixed === undefined) reach(next, place);
      else loaded.set(place, (loaded.get(place) ?? new Set()).add(fixed));
    }
  };
  for (const [id, module] of graph) {
    const place = fixedPlace(id, module) ?? (module.isLazy ? LAZY + id : undefined);
    if (place) reach(id, place);
  }
  /** Whether only one screen opens a lazy part. */
  const isOpenedBy = (place: string, lazy: string): boolean =>
    (graph.get(lazy.slice(LAZY.length))?.openers ?? []).every((opener) => {
      const places = users.get(opener) ?? new Set([fixedPlace(opener, graph.get(opener))]);
      return [...places].every((found) => found === place);
    });

  return (id) => {
    const found =
      fixedPlace(id, graph.get(id)) ?? meet([...(users.get(id) ?? [])], loaded, isOpenedBy);
    const place = found === SHELL && CHARTS_FOLDER.test(id) ? CHARTS : found;
    return place === LAZY || place.startsWith(ROUTE) ? undefined : place;
  };
}

/** The chunk of a module that does not depend on its importers; undefined if it does. */
function fixedPlace(id: string, module: GraphModule | undefined): string | undefined {
  if (FRAMEWORK_FILES.test(id)) return FRAMEWORK;
  if (SHELL_ROUTES.test(id)) return SHELL;
  if (module?.isRoute) return ROUTE + id;
  return LISTS_RULES.test(id) ? "lists" : UI_FOLDER.exec(id)?.[1];
}

/** The smallest chunk that is loaded before all its users. */
function meet(
  users: readonly string[],
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
  isOpenedBy: (place: string, lazy: string) => boolean,
): string {
  const early = users.filter((place) => !place.startsWith(LAZY) && place !== FRAMEWORK);
  const [first] = early;
  if (first === undefined) return LAZY;
  const isAlone = early.length === 1;
  const others = isAlone
    ? users.filter((place) => place.startsWith(LAZY) && !isOpenedBy(first, place))
    : [];
  if (isAlone && others.length === 0) return first;
  const loads = (place: string, chunk: string) => place === chunk || loaded.get(place)?.has(chunk);
  const loadedByAll = (chunks: readonly string[]) =>
    chunks.find((chunk) => early.every((place) => loads(place, chunk)));
  const part = isAlone ? undefined : loadedByAll(PART_CHUNKS);
  if (part) return part;
  const areas = new Set([...early, ...others].map((place) => AREA.exec(place)?.[1]));
  const [area] = areas;
  if (areas.size === 1 && area) return area;
  if (isAlone) return first;
  if (early.includes(SHELL)) return SHELL;
  return loadedByAll(UI_CHUNKS) ?? SHELL;
}

function addTo(lists: Map<string, string[]>, key: string, id: string): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

const MESSAGE = /\/app\/messages\/messages\/([a-z\d_]+)\.js$/;
const MESSAGES = /\/app\/messages\//;

/**
 * Reads the module graph of a build. A message's callers are found by searching the code, because one
 * module imports all messages.
 */
export function readGraph({
  getModuleIds,
  getModuleInfo,
}: Pick<Rollup.PluginContext, "getModuleIds" | "getModuleInfo">): ModuleGraph {
  const callers = new Map<string, string[]>();
  const ids = [...getModuleIds()];
  for (const id of ids) {
    if (!id.includes("/app/") || MESSAGES.test(id)) continue;
    const code = getModuleInfo(id)?.code ?? "";
    for (const [, key = ""] of code.matchAll(/\bm\.([a-z\d_]+)\b/g)) {
      addTo(callers, key, id);
    }
  }
  return new Map(
    ids.map((id) => {
      const info = getModuleInfo(id);
      const key = MESSAGE.exec(id)?.[1];
      return [
        id,
        {
          importers: (key && callers.get(key)) || (info?.importers ?? []),
          isRoute: id.includes("__remix-build-client-route"),
          isLazy: (info?.dynamicImporters.length ?? 0) > 0,
          openers: info?.dynamicImporters ?? [],
        },
      ];
    }),
  );
}
