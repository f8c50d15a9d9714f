import { and, asc, desc, eq, exists, or, sql } from "drizzle-orm";
import { DIRECT_SOURCE } from "#domain/shop/apps.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import type { PortalState } from "#domain/shop/portal-list.ts";
import type { Db } from "#db/connection/client.ts";
import { appWaits, portalInstalls } from "#db/schema/shop/installs.ts";
import { portalApps, portals, suiteApps, suites } from "#db/schema/shop/offers.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

/** No search index: six portals and their apps are cheaper to scan. */
const portalText = sql`plaza_fold(${portals.name} || ' ' || ${portals.description} || ' ' || ${portals.descriptionEs})`;
const appText = sql`plaza_fold(${portalApps.name} || ' ' || ${portalApps.description} || ' ' || ${portalApps.descriptionEs})`;

const portalColumns = {
  id: portals.id,
  name: portals.name,
  description: portals.description,
  descriptionEs: portals.descriptionEs,
  type: portals.type,
  status: portals.status,
  icon: portals.icon,
  color: portals.color,
  position: portals.position,
};

const appColumns = {
  id: portalApps.id,
  portalId: portalApps.portalId,
  name: portalApps.name,
  description: portalApps.description,
  descriptionEs: portalApps.descriptionEs,
  icon: portalApps.icon,
  status: portalApps.status,
  type: portalApps.type,
  /** The portal's colour, which its apps share. */
  color: portals.color,
  portalPosition: portals.position,
};

type PortalFilter = Pick<PortalState, "q" | "category">;

/**
 * Portals of the Gateway tab in their order, each with its apps. A search matches a portal's own
 * text or that of its apps; matching apps come first, so that they are among those a card shows.
 * Two queries, regardless of the number of portals.
 */
export async function listPortals(db: Db, { q, category }: PortalFilter) {
  const isAppFound = matchesText(appText, q);
  const matching = and(
    category === "all" ? undefined : eq(portals.category, category),
    isAppFound &&
      or(
        matchesText(portalText, q),
        exists(
          db
            .select({ one: sql`1` })
            .from(portalApps)
            .where(and(eq(portalApps.portalId, portals.id), isAppFound)),
        ),
      ),
  );
  const [rows, apps] = await Promise.all([
    db.select(portalColumns).from(portals).where(matching).orderBy(portals.position, portals.id),
    db
      .select(appColumns)
      .from(portalApps)
      .innerJoin(portals, eq(portals.id, portalApps.portalId))
      .where(matching)
      .orderBy(...(isAppFound ? [desc(isAppFound)] : []), portalApps.position, portalApps.id),
  ]);
  return rows.map((portal) => ({
    ...portal,
    apps: apps.filter((app) => app.portalId === portal.id),
  }));
}

/** Apps of all portals for the Launchpad, in the order of portals and apps. */
export async function listPortalApps(db: Db) {
  return db
    .select({ ...appColumns, portalName: portals.name })
    .from(portalApps)
    .innerJoin(portals, eq(portals.id, portalApps.portalId))
    .orderBy(portals.position, portals.id, asc(portalApps.position), portalApps.id);
}

/** Suites in their order, each with its apps. Two queries, regardless of the number of suites. */
export async function listSuites(db: Db) {
  const [rows, apps] = await Promise.all([
    db
      .select({
        id: suites.id,
        name: suites.name,
        description: suites.description,
        descriptionEs: suites.descriptionEs,
        color: suites.color,
      })
      .from(suites)
      .orderBy(suites.position, suites.id),
    db
      .select({ ...appColumns, suiteId: suiteApps.suiteId })
      .from(suiteApps)
      .innerJoin(portalApps, eq(portalApps.id, suiteApps.appId))
      .innerJoin(portals, eq(portals.id, portalApps.portalId))
      .orderBy(suiteApps.position, portalApps.id),
  ]);
  return rows.map((suite) => ({ ...suite, apps: apps.filter((app) => app.suiteId === suite.id) }));
}

/** A person's portal apps by source, their suites, and the apps they wait for. */
export interface PortalHoldings {
  /** Ids of apps installed directly. */
  direct: string[];
  /** Apps installed by a suite, one entry per suite. */
  withSuite: { appId: string; suiteId: string; suite: string }[];
  suites: string[];
  awaited: string[];
}

/** Loads a person's portal apps, by two concurrent queries. */
export async function listPortalHoldings(db: Db, personId: string): Promise<PortalHoldings> {
  const [held, waits] = await Promise.all([
    db
      .select({ appId: portalInstalls.appId, source: portalInstalls.source, suite: suites.name })
      .from(portalInstalls)
      .leftJoin(suites, eq(suites.id, portalInstalls.source))
      .where(eq(portalInstalls.personId, personId))
      .orderBy(suites.position, portalInstalls.source, portalInstalls.appId),
    db.select({ appId: appWaits.appId }).from(appWaits).where(eq(appWaits.personId, personId)),
  ]);
  const withSuite = held
    .filter(({ source }) => source !== DIRECT_SOURCE)
    .map(({ appId, source, suite }) => ({ appId, suiteId: source, suite: suite ?? source }));
  return {
    direct: held.filter(({ source }) => source === DIRECT_SOURCE).map(({ appId }) => appId),
    withSuite,
    suites: [...new Set(withSuite.map(({ suiteId }) => suiteId))],
    awaited: waits.map(({ appId }) => appId),
  };
}

/**
 * Apps with the status "coming soon" that have a kit, so that they can be released, and how many people
 * wait for each.
 */
export async function listAwaitedApps(db: Db) {
  const rows = await db
    .select({
      id: portalApps.id,
      portalId: portalApps.portalId,
      name: portalApps.name,
      waiting: sql`count(${appWaits.personId})`.mapWith(Number),
    })
    .from(portalApps)
    .leftJoin(appWaits, eq(appWaits.appId, portalApps.id))
    .where(eq(portalApps.status, "coming-soon"))
    .groupBy(portalApps.id)
    .orderBy(asc(portalApps.portalId), asc(portalApps.position), portalApps.id);
  return rows.filter(({ id }) => !isComingSoon(id));
}
