import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** A screen of the URL map. */
export interface Screen {
  path: string;
  /** Its route module, relative to app/. */
  file: string;
  /** Ids of its route modules, the layout first. */
  routeIds: string[];
  /** Whether it uses the shared layout, and so is behind the gate. */
  isGated: boolean;
}

const PAGES: readonly Screen[] = pagesOf(routes, "", []);
const hasParameter = ({ path }: Screen) => /[:*]/.test(path);

/** Screens that redirect people without an account to the sign-in (tests/screens/people). */
const FOR_ACCOUNTS: ReadonlySet<string> = new Set([
  "/account/confirm",
  "/account/security",
  "/account/security/app",
  "/login/second-step",
  "/report/:kind/:id",
  "/takedown/:kind/:id",
]);

/** Those screens, and the ones for operators, a 404 for everyone else. */
const isForAccounts = ({ path }: Screen) =>
  FOR_ACCOUNTS.has(path) || /^\/operator(\/|$)/.test(path);

/**
 * All screens without parameters that a visitor may open, in the map's order: new routes are tested
 * automatically.
 */
export const SCREENS: readonly Screen[] = PAGES.filter(
  (page) => !hasParameter(page) && !isForAccounts(page),
);

/** Screens that only accounts may open (tests/screens/people). */
export const ACCOUNT_SCREENS: readonly Screen[] = PAGES.filter(isForAccounts);

/** Those that a session is enough for: not the pages of one item, nor the second step of a sign-in. */
export const SESSION_SCREENS: readonly Screen[] = ACCOUNT_SCREENS.filter(
  (page) => !hasParameter(page) && page.path !== "/login/second-step",
);

/** Pages of a single item: their `path` is a pattern with parameters. */
export const ITEM_SCREENS: readonly Screen[] = PAGES.filter(
  (page) => hasParameter(page) && !page.path.includes("*") && !isForAccounts(page),
);

function pagesOf(
  entries: readonly RouteConfigEntry[],
  parent: string,
  above: readonly string[],
): Screen[] {
  return entries.flatMap(({ id, path, file, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const routeIds = [...above, id ?? file.replace(/\.tsx?$/, "")];
    if (children.length > 0) return pagesOf(children, full, routeIds);
    // Resource routes have no component: they are .ts files.
    if (!file.endsWith(".tsx")) return [];
    return [{ path: full || "/", file, routeIds, isGated: above.includes("shell/layout") }];
  });
}

/** Budget of requests until a page is complete. */
export const REQUESTS_MAX = 10;
