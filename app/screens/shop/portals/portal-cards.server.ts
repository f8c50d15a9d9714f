import type { ItemKind, OfferType, PortalAppStatus } from "#domain/items/catalogue.ts";
import { portalAppStatus } from "#domain/shop/kits/kits.ts";
import { PORTAL_CARD_APPS, SUITE_RATING_TENTHS } from "#domain/shop/portal-list.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import { TILE_COUNT } from "#domain/items/tiles.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { soonReason } from "#app/presenters/kits/soon-reason.server.ts";
import { describeIn } from "#app/presenters/text-in-language.server.ts";
import type { listPortalApps, listPortals, listSuites } from "#db/queries/shop/portals.ts";
import icons from "./app-icons.svg?raw";

/*
 * Formats rows for the three tabs, with no field that a tab does not show: each one is sent twice, in
 * the HTML and in the loader data.
 */

type Rows<List extends (...values: never) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>[number];
type AppRow = Omit<Rows<typeof listPortalApps>, "portalName">;

/** The ids of the symbols in app-icons.svg. */
const KNOWN_ICONS: ReadonlySet<string> = new Set(
  Array.from(icons.matchAll(/ id="([^"]+)"/g), ([, name]) => name!),
);

/** Portal colours in the database, as the kind whose theme colour is used. */
const KINDS: Readonly<Record<string, ItemKind>> = {
  emerald: "space",
  amber: "artifakt",
  cyan: "agentik",
  violet: "challenge",
};
const kindOf = (color: string): ItemKind =>
  (Object.hasOwn(KINDS, color) ? KINDS[color] : undefined) ?? "agentik";

/** The decorative tile of a portal and of its apps. */
export interface Look {
  kind: ItemKind;
  /** Index of the tile drawing. */
  drawing: number;
}

const look = (color: string, position: number): Look => ({
  kind: kindOf(color),
  // By position, so that neighbours differ.
  drawing: position % TILE_COUNT,
});

/** Leaves out an icon that app-icons.svg lacks; the tile then shows the first letter of the name. */
const knownIcon = (icon: string) => (KNOWN_ICONS.has(icon) ? { icon } : {});

/** An app, drawn in its portal's {@link Look}. The most common values are left out to save bytes. */
export interface AppItem {
  id: string;
  name: string;
  icon?: string;
  /** Undefined for an available app. */
  status?: Exclude<PortalAppStatus, "available">;
  isPremium?: true;
}

const toApp = ({ id, name, icon, status: stored, type }: AppRow): AppItem => {
  const status = portalAppStatus({ id, status: stored });
  return {
    id,
    name,
    ...knownIcon(icon),
    ...(status !== "available" && { status }),
    ...(type === "premium" && { isPremium: true }),
  };
};

export interface PortalItem extends Look {
  id: string;
  name: string;
  description: string;
  /** The language of the description. */
  textLang: Locale;
  icon?: string;
  type: OfferType;
  /** Free text; the only value with a meaning is "active". */
  status: string;
  /** The first `PORTAL_CARD_APPS`, or all. */
  apps: AppItem[];
  /** N of the link "see N more". */
  moreCount: number;
}

/** @param wholeId id of the portal whose card shows all its apps */
export function toPortal(
  { apps, ...portal }: Rows<typeof listPortals>,
  wholeId: string,
  locale: Locale,
): PortalItem {
  const shown = portal.id === wholeId ? apps : apps.slice(0, PORTAL_CARD_APPS);
  return {
    id: portal.id,
    name: portal.name,
    ...describeIn(portal, locale),
    type: portal.type,
    status: portal.status,
    ...knownIcon(portal.icon),
    ...look(portal.color, portal.position),
    apps: shown.map(toApp),
    moreCount: apps.length - shown.length,
  };
}

/** The app whose sheet is open. */
export interface OpenApp extends AppItem, Look {
  description: string;
  textLang: Locale;
  portal: string;
  /** Label of the link to the app's page. */
  more: string;
  /** Why it is coming soon. */
  soon?: string;
}

export interface Launchpad {
  portals: (Look & { id: string; apps: AppItem[] })[];
  open?: OpenApp;
}

/**
 * @param openId id of the app to open; an unknown id opens none
 * @param isHeld whether the viewer has an app
 */
export function toLaunchpad(
  rows: Rows<typeof listPortalApps>[],
  openId: string,
  locale: Locale,
  isHeld: (id: string) => boolean,
): Launchpad {
  const open = rows.find(({ id }) => id === openId);
  const isSoon = open && portalAppStatus(open) === "coming-soon";
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
        ...describeIn(open, locale),
        portal: open.portalName,
        more: isHeld(open.id) ? m.kits_open({}, { locale }) : m.kits_see({}, { locale }),
        ...(isSoon && { soon: soonReason(open, { locale }) }),
      },
    }),
  };
}

export interface SuiteItem {
  id: string;
  name: string;
  description: string;
  textLang: Locale;
  kind: ItemKind;
  /** One decimal. */
  shownRating: string;
  apps: (AppItem & Look)[];
  /** How many of its apps can be installed; undefined if all can. */
  note?: string;
}

export function toSuite(suite: Rows<typeof listSuites>, locale: Locale): SuiteItem {
  const apps = suite.apps.map((app) => ({
    ...toApp(app),
    ...look(app.color, app.portalPosition),
  }));
  const total = apps.length;
  const count = apps.filter(({ status }) => status !== "coming-soon").length;
  return {
    id: suite.id,
    name: suite.name,
    ...describeIn(suite, locale),
    kind: kindOf(suite.color),
    shownRating: formatRating(SUITE_RATING_TENTHS),
    apps,
    ...(count < total && { note: m.portals_suite_note({ count, total }, { locale }) }),
  };
}
