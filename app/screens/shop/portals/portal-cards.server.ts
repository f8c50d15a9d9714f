import type { ItemKind, OfferType, PortalAppStatus } from "#domain/items/catalogue.ts";
import { PORTAL_CARD_APPS, SUITE_RATING_TENTHS } from "#domain/shop/portal-list.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import { TILE_COUNT } from "#domain/items/tiles.ts";
import type { listPortalApps, listPortals, listSuites } from "#db/queries/shop/portals.ts";
import icons from "./app-icons.svg?raw";

/** From rows to what the three tabs show, and no more: every field travels twice to a slow phone. */

type Rows<List extends (...values: never) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>[number];
type AppRow = Omit<Rows<typeof listPortalApps>, "portalName">;

/** The names of the drawings in app-icons.svg. */
const KNOWN_ICONS: ReadonlySet<string> = new Set(
  Array.from(icons.matchAll(/ id="([^"]+)"/g), ([, name]) => name!),
);

/** The colours a portal may have are those of the four kinds (look.md). */
const KINDS: Readonly<Record<string, ItemKind>> = {
  emerald: "space",
  amber: "artifakt",
  cyan: "agentik",
  violet: "challenge",
};
const kindOf = (color: string): ItemKind =>
  (Object.hasOwn(KINDS, color) ? KINDS[color] : undefined) ?? "agentik";

/** The azulejo of a portal and of its apps. */
export interface Look {
  kind: ItemKind;
  /** Which tile. */
  drawing: number;
}

const look = (color: string, position: number): Look => ({
  kind: kindOf(color),
  // Neighbours differ: six portals, six tiles.
  drawing: position % TILE_COUNT,
});

/** One that is not drawn is left out: the first letter of the name stands in its place. */
const knownIcon = (icon: string) => (KNOWN_ICONS.has(icon) ? { icon } : {});

/** An app; it is drawn in its portal's {@link Look}. What most apps are is not said. */
export interface AppItem {
  id: string;
  name: string;
  icon?: string;
  /** Left out where it is available. */
  status?: Exclude<PortalAppStatus, "available">;
  isPremium?: true;
}

const toApp = ({ id, name, icon, status, type }: AppRow): AppItem => ({
  id,
  name,
  ...knownIcon(icon),
  ...(status !== "available" && { status }),
  ...(type === "premium" && { isPremium: true }),
});

export interface PortalItem extends Look {
  id: string;
  name: string;
  description: string;
  icon?: string;
  type: OfferType;
  /** Open text; "active" is the one that is known (spec 3 "Portal"). */
  status: string;
  /** The first ones, or all of them. */
  apps: AppItem[];
  /** How many "see N more" would add. */
  moreCount: number;
}

/** @param wholeId the portal whose card shows all its apps */
export function toPortal(
  { apps, ...portal }: Rows<typeof listPortals>,
  wholeId: string,
): PortalItem {
  const shown = portal.id === wholeId ? apps : apps.slice(0, PORTAL_CARD_APPS);
  return {
    id: portal.id,
    name: portal.name,
    description: portal.description,
    type: portal.type,
    status: portal.status,
    ...knownIcon(portal.icon),
    ...look(portal.color, portal.position),
    apps: shown.map(toApp),
    moreCount: apps.length - shown.length,
  };
}

/** The app that is looked at. */
export interface OpenApp extends AppItem, Look {
  description: string;
  portal: string;
}

export interface Launchpad {
  portals: (Look & { id: string; apps: AppItem[] })[];
  open?: OpenApp;
}

/** @param openId the app that is looked at; one that is not there is none */
export function toLaunchpad(rows: Rows<typeof listPortalApps>[], openId: string): Launchpad {
  const open = rows.find(({ id }) => id === openId);
  const portals = new Map<string, Launchpad["portals"][number]>();
  for (const row of rows) {
    const { portalId: id } = row;
    const portal = portals.get(id) ?? { id, ...look(row.color, row.portalPosition), apps: [] };
    portal.apps.push(toApp(row));
    portals.set(id, portal);
  }
  return {
    portals: [...portals.values()],
    ...(open && {
      open: {
        ...toApp(open),
        ...look(open.color, open.portalPosition),
        description: open.description,
        portal: open.portalName,
      },
    }),
  };
}

export interface SuiteItem {
  id: string;
  name: string;
  description: string;
  kind: ItemKind;
  /** One decimal. */
  shownRating: string;
  apps: (AppItem & Look)[];
}

export const toSuite = (suite: Rows<typeof listSuites>): SuiteItem => ({
  id: suite.id,
  name: suite.name,
  description: suite.description,
  kind: kindOf(suite.color),
  shownRating: formatRating(SUITE_RATING_TENTHS),
  apps: suite.apps.map((app) => ({ ...toApp(app), ...look(app.color, app.portalPosition) })),
});
