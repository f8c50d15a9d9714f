import type { Rollup } from "vite";

/** What the assignment of chunks needs to know of a module. */
export interface GraphModule {
  /** Who imports it statically. */
  importers: readonly string[];
  isRoute: boolean;
  /** Loaded by `import()`. */
  isLazy: boolean;
}

/** The module graph by ids; a message is imported by the modules that call it. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;

/** Loaded with every page: what root and shell import, and what chunks of several areas share. */
export const SHELL = "shell";
const FRAMEWORK = "framework";

const FRAMEWORK_FILES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-utils|turbo-stream)\/|^\0(commonjsHelpers|vite\/preload-helper)|\/app\/entry\.client\.tsx/;
const SHELL_ROUTES = /\/app\/(root|shell\/layout)\.tsx/;
/** A folder of `app/ui` whose parts belong together on a page. */
const UI_FOLDER = /\/app\/ui\/(lists|detail)\//;
const AREA = /\/app\/screens\/([a-z-]+)\//;

/**
 * The script file each module belongs to, by folders and the import graph alone. A module stands
 * with whoever uses it:
 *
 * - the framework, with the call that starts the page: `framework`;
 * - `app/ui/lists` and `app/ui/detail`: a file each;
 * - what one screen uses stays with that screen, and what only `import()` reaches with that;
 * - what several screens of one area use: the area's file;
 * - everything else: `shell`, which every page loads.
 *
 * @returns undefined for a module that Rollup places by itself: with its only screen, or lazily
 */
export function createChunks(graph: ModuleGraph): (id: string) => string | undefined {
  const imports = new Map<string, string[]>();
  for (const [id, { importers }] of graph) {
    for (const user of importers) imports.set(user, [...(imports.get(user) ?? []), id]);
  }
  /** The places that reach a module through static imports. */
  const users = new Map<string, Set<string>>();
  const reach = (id: string, place: string): void => {
    const known = users.get(id) ?? new Set();
    if (known.has(place)) return;
    users.set(id, known.add(place));
    for (const next of imports.get(id) ?? []) {
      if (fixedPlace(next, graph.get(next)) === undefined) reach(next, place);
    }
  };
  for (const [id, module] of graph) {
    const place = fixedPlace(id, module) ?? (module.isLazy ? LAZY : undefined);
    if (place) reach(id, place);
  }

  return (id) => {
    const place = fixedPlace(id, graph.get(id)) ?? meet([...(users.get(id) ?? [])]);
    return place === LAZY || place.startsWith(ROUTE) ? undefined : place;
  };
}

const LAZY = "lazy";
const ROUTE = "route:";

/** Where a module belongs whoever uses it; undefined where that decides. */
function fixedPlace(id: string, module: GraphModule | undefined): string | undefined {
  if (FRAMEWORK_FILES.test(id)) return FRAMEWORK;
  if (SHELL_ROUTES.test(id)) return SHELL;
  if (module?.isRoute) return ROUTE + id;
  return UI_FOLDER.exec(id)?.[1];
}

/** The smallest place that all who use a module load before it. */
function meet(users: readonly string[]): string {
  const early = users.filter((place) => place !== LAZY && place !== FRAMEWORK);
  if (early.length <= 1) return early[0] ?? LAZY;
  const areas = new Set(early.map((place) => AREA.exec(place)?.[1]));
  const [area] = areas;
  return areas.size === 1 && area ? area : SHELL;
}

const MESSAGE = /\/app\/messages\/messages\/([a-z\d_]+)\.js$/;
const MESSAGES = /\/app\/messages\//;

/** Reads the graph of a build. The list of all messages imports each, so who uses one is read in the code. */
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
      if (!callers.has(key)) callers.set(key, []);
      callers.get(key)!.push(id);
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
        },
      ];
    }),
  );
}
