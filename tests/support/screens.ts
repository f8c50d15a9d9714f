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

/** All of them, in the map's order: a route that is added is tested without being named here. */
export const SCREENS: readonly Screen[] = screensOf(routes, "", []);

function screensOf(
  entries: readonly RouteConfigEntry[],
  parent: string,
  above: readonly string[],
): Screen[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const routeIds = [...above, file.replace(/\.tsx?$/, "")];
    if (children.length > 0) return screensOf(children, full, routeIds);
    // Endpoints have no component: they are .ts files.
    if (!file.endsWith(".tsx") || /[:*]/.test(full)) return [];
    return [{ path: full || "/", routeIds, isGated: above.includes("shell/layout") }];
  });
}

/** What a browser may ask for until a page is all there (budgets: "Ours, for every screen"). */
const REQUESTS_MAX = 8;

/**
 * Screens that do not hold it yet: they load what forms share, and what accounts, new items or the
 * Creator's late parts have, as files beside their own. Nobody meets one of them first.
 */
const ONE_MORE: ReadonlySet<string> = new Set([
  "/account",
  "/account/delete",
  "/signup",
  "/login",
  "/login/reset",
  "/creator",
]);

/** @returns how many requests a screen may make */
export const requestsOf = (screen: string): number =>
  ONE_MORE.has(screen) ? REQUESTS_MAX + 1 : REQUESTS_MAX;
