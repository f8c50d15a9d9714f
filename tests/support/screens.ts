import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** A screen of the URL map that can be opened as it is: no parameters, no splat. */
export interface Screen {
  path: string;
  /** The ids of the route modules it is made of, the layout first. */
  routeIds: string[];
  /** Under the shared layout, and so behind the gate (spec 2 "Redirect rule"). */
  isGated: boolean;
}

const PAGES: readonly Screen[] = pagesOf(routes, "", []);
const hasParameter = ({ path }: Screen) => /[:*]/.test(path);

/** All of them, in the map's order: a route that is added is tested without being named here. */
export const SCREENS: readonly Screen[] = PAGES.filter((page) => !hasParameter(page));

/** The pages of one item each: their `path` is a pattern, with the parameters in it. */
export const ITEM_SCREENS: readonly Screen[] = PAGES.filter(
  (page) => hasParameter(page) && !page.path.includes("*"),
);

function pagesOf(
  entries: readonly RouteConfigEntry[],
  parent: string,
  above: readonly string[],
): Screen[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const routeIds = [...above, file.replace(/\.tsx?$/, "")];
    if (children.length > 0) return pagesOf(children, full, routeIds);
    // Endpoints have no component: they are .ts files.
    if (!file.endsWith(".tsx")) return [];
    return [{ path: full || "/", routeIds, isGated: above.includes("shell/layout") }];
  });
}

/** What a browser may ask for until a page is all there (budgets: "Ours, for every screen"). */
export const REQUESTS_MAX = 10;
