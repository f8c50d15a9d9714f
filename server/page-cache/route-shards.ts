import { createRoutePatterns, type RouteAddress } from "../wire/route-patterns.ts";

/** The routes among which the one for an address is, under a name that is the same for alike ones. */
export interface Shard<Route> {
  pattern: string;
  routes: Record<string, Route>;
}

/**
 * Parts of the URL map. The framework looks through all of its routes several times for each request,
 * and builds what it looks through anew each time: with eighty routes a seventh of a page's time. So
 * it is given only those that could be meant.
 *
 * Those of a pattern are all whose own pattern some address could match as well, so whichever the
 * framework would choose among all is among them.
 *
 * @returns a function that finds the part for a path; undefined where all are needed
 */
export function createRouteShards<Route extends RouteAddress>(
  routes: Readonly<Record<string, Route | undefined>>,
): (path: string) => Shard<Route> | undefined {
  const patternOf = createRoutePatterns(routes);
  const entries = Object.entries(routes).filter(
    (entry): entry is [string, Route] => entry[1] !== undefined,
  );
  const shards = new Map<string, Shard<Route>>();
  const whole = (route: RouteAddress | undefined): string[] =>
    route ? [...whole(routes[route.parentId ?? ""]), ...segmentsOf(route.path ?? "")] : [];
  const parents = new Set(entries.map(([, { parentId }]) => parentId));

  function make(pattern: string): Shard<Route> {
    const wanted = segmentsOf(pattern);
    const meant = new Map<string, Route>();
    for (const [id, route] of entries) {
      if (parents.has(id) || !canBoth(wanted, whole(route))) continue;
      meant.set(id, route);
      for (let above = route.parentId; above; above = routes[above]?.parentId) {
        const parent = routes[above];
        if (parent) meant.set(above, parent);
      }
    }
    // In the order of the whole: between equals it decides.
    return { pattern, routes: Object.fromEntries(entries.filter(([id]) => meant.has(id))) };
  }

  return (path) => {
    // Read in more than one way.
    if (/%|\/\//.test(path)) return undefined;
    const pattern = patternOf(path);
    if (pattern === undefined) return undefined;
    let shard = shards.get(pattern);
    if (!shard) shards.set(pattern, (shard = make(pattern)));
    return shard;
  };
}

const segmentsOf = (pattern: string) => pattern.split("/").filter(Boolean);

/** Whether there is a path that matches both. */
function canBoth(one: readonly string[], other: readonly string[]): boolean {
  for (let at = 0; ; at += 1) {
    const [a, b] = [one[at], other[at]];
    if (a === "*" || b === "*") return true;
    // May be left out, and then the rest is somewhere else.
    if (a?.endsWith("?") || b?.endsWith("?")) return true;
    if (a === undefined || b === undefined) return a === b;
    if (a.startsWith(":") || b.startsWith(":")) continue;
    if (a.toLowerCase() !== b.toLowerCase()) return false;
  }
}
