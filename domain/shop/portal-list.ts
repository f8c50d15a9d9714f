import { listQuery, parseListState, type ListState } from "#domain/lists/list-state.ts";

/** The tabs of Portal Gateway (spec 2 "Portals"); the first is the default. */
export const PORTAL_TABS = ["gateway", "launchpad", "suites"] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** The categories of the Gateway tab (spec 2). Portals keep the order they were given. */
export const PORTAL_LIST = {
  categories: ["all", "intelligence", "productivity", "analytics", "communication"],
  sorts: ["position"],
} as const;

type PortalListState = ListState<
  (typeof PORTAL_LIST.categories)[number],
  (typeof PORTAL_LIST.sorts)[number]
>;
export type PortalCategory = PortalListState["category"];

/** What the address of Portal Gateway says. */
export interface PortalState {
  tab: PortalTab;
  /** The Gateway's search, trimmed; empty when nothing is searched for. */
  q: string;
  category: PortalCategory;
  /** The id of the portal whose card shows all its apps, known or not; empty for none. */
  more: string;
  /** The id of the app that is looked at on the Launchpad, known or not; empty for none. */
  app: string;
}

/** How many apps a portal's card shows before "see N more" (spec 9). */
export const PORTAL_CARD_APPS = 6;

/** Every suite's rating, in tenths: fixed (spec 2 "Portals"). */
export const SUITE_RATING_TENTHS = 48;

/** Reads the state from an address. Never fails: unknown values are the defaults. */
export function parsePortalState(params: URLSearchParams): PortalState {
  const { q, category } = parseListState(params, PORTAL_LIST);
  const tab = PORTAL_TABS.find((known) => known === params.get("tab")) ?? PORTAL_TABS[0];
  return {
    tab,
    q,
    category,
    more: params.get("more") ?? "",
    app: params.get("app") ?? "",
  };
}

/**
 * The query of an address on Portal Gateway, empty for the untouched Gateway. The search and
 * the portal belong to the Gateway, the app to the Launchpad: on the other tabs they are left out.
 */
export function portalQuery({
  tab = PORTAL_TABS[0],
  q = "",
  category = "all",
  more = "",
  app = "",
}: Partial<PortalState>): string {
  if (tab === "gateway") {
    const query = listQuery({ q, category, sort: "position", page: 1, view: "grid" }, PORTAL_LIST);
    if (!more) return query;
    return `${query || "?"}${query && "&"}${new URLSearchParams({ more }).toString()}`;
  }
  const params = new URLSearchParams({ tab });
  if (tab === "launchpad" && app) params.set("app", app);
  return `?${params.toString()}`;
}
