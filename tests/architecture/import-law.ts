import {
  KEPT_LIBRARIES,
  LAW,
  MIXED_ROOMS,
  roomOf,
  SERVER_SIDE,
} from "../../scripts/eslint/import-law.mjs";
import { isOwnScreen } from "../../scripts/eslint/own-screen.mjs";
import { importsOf, isTest, type Import, type SourceFile, type Violation } from "./source-files.ts";

/**
 * Imports that violate docs/house.md, "The import law".
 *
 * @param routeModules files of the URL map, whose loaders and actions run on the server and are removed
 *   from the client build
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
  if (other === "screens" && room === "screens" && !isOwnScreen(from, target))
    return [`${from} imports another screen: ${target}`];
  if (other === room) return [];
  const isServerSide = routes.has(from) || (MIXED_ROOMS.has(room) && /\.server\.tsx?$/.test(from));
  const allowed = new Set([...LAW[room]!, ...(isServerSide ? SERVER_SIDE : [])]);
  return allowed.has(other) ? [] : [`${from} (${room}) may not import ${target} (${other})`];
}

/** Libraries that compute without side effects, and import nothing. */
const PURE_LIBRARIES: ReadonlySet<string> = new Set(["uqr", "croner", "zod/v4"]);

function checkLibrary(from: string, { specifier, target }: Import): Violation[] {
  if (target) return [];
  const room = roomOf(from);
  if ((room === "domain" || room === "engine") && !PURE_LIBRARIES.has(specifier))
    return [`${from}: ${room} imports no package: ${specifier}`];
  const library = Object.keys(KEPT_LIBRARIES).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (!room || !library || KEPT_LIBRARIES[library as keyof typeof KEPT_LIBRARIES].includes(room))
    return [];
  return [`${from} (${room}) may not import the library ${specifier}`];
}

/** Folders that import across folders by the aliases in package.json (`#domain/…`). */
const ALIASED = /^(adapters|app|config|db|domain|engine|worker)\//;

function checkForm(
  from: string,
  { specifier, target, isTypeOnly, isDynamic }: Import,
): Violation[] {
  const wrong: Violation[] = [];
  if (ALIASED.test(from) && specifier.startsWith("../"))
    wrong.push(`${from}: between folders an alias (#app/…) instead of ${specifier}`);
  if (target && ALIASED.test(target) && !/\.(tsx?|m?js|json|(svg|txt)\?(url|raw))$/.test(target))
    wrong.push(`${from}: ${specifier} lacks its extension`);
  if (target && /\.client\.tsx?$/.test(target) && !isTypeOnly && !isDynamic)
    wrong.push(`${from}: ${specifier} is only for the browser, load it with import()`);
  return wrong;
}

/**
 * Import cycles at run time. Type imports do not count, since they are erased, nor dynamic `import()`,
 * which runs later.
 */
export function findCycles(files: readonly SourceFile[]): Violation[] {
  const known = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ target, isTypeOnly, isDynamic }) => target && !isTypeOnly && !isDynamic)
        .map(({ target }) => target!)
        .filter((target) => known.has(target)),
    ]),
  );
  const cycles: Violation[] = [];
  const done = new Set<string>();
  const visit = (file: string, chain: readonly string[]): void => {
    if (chain.includes(file)) {
      cycles.push([...chain.slice(chain.indexOf(file)), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...chain, file]);
    done.add(file);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
}

/** Maximum of files per folder, so that it can be surveyed. Numbered and generated lists may be longer. */
export const MAX_FILES = 25;

/** Folders with more than {@link MAX_FILES} files. */
export function findFullFolders(paths: readonly string[]): Violation[] {
  const counts = new Map<string, number>();
  for (const file of paths) {
    const folder = file.split("/").slice(0, -1).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !UNBOUNDED.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
}

/** Folders of numbered files and pictures, which are not searched by name. */
const UNBOUNDED = /^(db\/migrations|docs\/decisions|docs\/pictures|public)/;
