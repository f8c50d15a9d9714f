/** The parts of a Remix route that determine its URL pattern. */
export interface RouteAddress {
  path?: string;
  parentId?: string;
  index?: boolean;
}

/** A node of the trie of path segments. */
interface RouteNode {
  words: Map<string, RouteNode>;
  parameter?: RouteNode;
  rest?: string;
  pattern?: string;
}

const newNode = (): RouteNode => ({ words: new Map() });

/**
 * Maps a path to its route pattern: `/spaces/42` to `/spaces/:id`. As a metrics label it gives one
 * time series per screen and contains no ids.
 *
 * @param routes the manifest of the Remix build
 * @returns a function from path to pattern; undefined for a path that only the root's `*` matches
 */
export function createRoutePatterns(
  routes: Readonly<Record<string, RouteAddress | undefined>>,
): (path: string) => string | undefined {
  const root = newNode();
  root.pattern = "/";
  const pathOf = (route: RouteAddress | undefined): string =>
    route ? `${pathOf(routes[route.parentId ?? ""])}${route.path ? `/${route.path}` : ""}` : "";

  for (const route of Object.values(routes)) {
    if (!route?.path) continue;
    const pattern = pathOf(route);
    let node = root;
    for (const segment of pattern.split("/").filter(Boolean)) {
      if (segment === "*") {
        node.rest = pattern;
        break;
      }
      if (segment.startsWith(":")) node = node.parameter ??= newNode();
      else {
        const next = node.words.get(segment) ?? newNode();
        node.words.set(segment, next);
        node = next;
      }
    }
    if (!pattern.endsWith("/*")) node.pattern = pattern;
  }

  /** A literal segment takes precedence over a parameter, and both over a splat (`*`). */
  function find(node: RouteNode, segments: readonly string[], at: number): string | undefined {
    const segment = segments[at];
    if (segment === undefined) return node.pattern;
    const named = node.words.get(segment);
    return (
      (named && find(named, segments, at + 1)) ??
      (node.parameter && find(node.parameter, segments, at + 1)) ??
      (node === root ? undefined : node.rest)
    );
  }

  return (path) => {
    const bare = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return find(root, bare.split("/").filter(Boolean), 0);
  };
}
