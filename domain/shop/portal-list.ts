import { listQuery, parseListState, type ListState } from "#domain/lists/list-state.ts";

/** The tabs of Portal Gateway; the first is the default. */
export const PORTAL_TABS = ["gateway", "launchpad", "suites"] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** Categories of the Gateway tab. Portals have a fixed order. */
export const PORTAL_LIST = {
  categories: ["all", "intelligence", "productivity", "analytics", "communication"],
  sorts: ["position"],
} as const;

type PortalListState = ListState<
  (typeof PORTAL_LIST.categories)[number],
  (typeof PORTAL_LIST.sorts)[number]
>;
export type PortalCategory = PortalListState["category"];

/** The state of Portal Gateway in the address. */
export interface PortalState {
  tab: PortalTab;
  /** Search of the Gateway tab, trimmed; empty without a search. */
  q: string;
  category: PortalCategory;
  /** Id of the portal whose card shows all its apps, not validated; empty for none. */
  more: string;
  /** Id of the app whose details are open on the Launchpad, not validated; empty for none. */
  app: string;
}

/** Apps on a portal's card before "see N more". */
export const PORTAL_CARD_APPS = 6;

/** The fixed sample rating of every suite. */
export const SUITE_RATING_TENTHS = 48;

/** Parses query parameters. Never fails: unknown values are the defaults. */
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
 * The query string of a state, empty for the default one. Parameters of other tabs are left out:
 * `q`, `category` and `more` belong to the Gateway, `app` to the Launchpad.
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
