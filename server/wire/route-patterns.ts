/** The part of a Remix route that addresses are matched by. */
export interface RouteAddress {
  path?: string;
  parentId?: string;
  index?: boolean;
}

interface Place {
  words: Map<string, Place>;
  parameter?: Place;
  rest?: string;
  pattern?: string;
}

const newPlace = (): Place => ({ words: new Map() });

/**
 * Which of the application's addresses a path is: `/spaces/:id` for `/spaces/42`. Measured by such a
 * pattern there are as many series as screens, and no person's id among them.
 *
 * @param routes the manifest of the Remix build
 * @returns undefined for what only the address for everything else takes
 */
export function createRoutePatterns(
  routes: Readonly<Record<string, RouteAddress | undefined>>,
): (path: string) => string | undefined {
  const root = newPlace();
  root.pattern = "/";
  const pathOf = (route: RouteAddress | undefined): string =>
    route ? `${pathOf(routes[route.parentId ?? ""])}${route.path ? `/${route.path}` : ""}` : "";

  for (const route of Object.values(routes)) {
    if (!route?.path) continue;
    const pattern = pathOf(route);
    let place = root;
    for (const segment of pattern.split("/").filter(Boolean)) {
      if (segment === "*") {
        place.rest = pattern;
        break;
      }
      if (segment.startsWith(":")) place = place.parameter ??= newPlace();
      else {
        const next = place.words.get(segment) ?? newPlace();
        place.words.set(segment, next);
        place = next;
      }
    }
    if (!pattern.endsWith("/*")) place.pattern = pattern;
  }

  /** A word that is named goes before a parameter, and both before the rest. */
  function find(place: Place, segments: readonly string[], at: number): string | undefined {
    const segment = segments[at];
    if (segment === undefined) return place.pattern;
    const named = place.words.get(segment);
    return (
      (named && find(named, segments, at + 1)) ??
      (place.parameter && find(place.parameter, segments, at + 1)) ??
      (place === root ? undefined : place.rest)
    );
  }

  return (path) => {
    const bare = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return find(root, bare.split("/").filter(Boolean), 0);
  };
}
