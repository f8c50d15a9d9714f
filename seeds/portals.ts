import type { portalApps, portals, suiteApps, suites } from "#db/schema/shop/offers.ts";
import {
  PORTAL_APPS_IN_SPANISH,
  PORTALS_IN_SPANISH,
  SUITES_IN_SPANISH,
} from "./content/spanish/portals-in-spanish.ts";
import { PORTALS, SUITES } from "./content/portals.ts";

/** The portals in the order of the Gateway tab. */
export function listPortals(): (typeof portals.$inferInsert)[] {
  return PORTALS.map(({ id, apps: _apps, ...portal }, index) => ({
    ...portal,
    descriptionEs: PORTALS_IN_SPANISH[id],
    id: `portal-${id}`,
    status: "active",
    position: index + 1,
  }));
}

/** All apps of all portals, in the order of the portal's card. */
export function listPortalApps(): (typeof portalApps.$inferInsert)[] {
  return PORTALS.flatMap((portal) =>
    portal.apps.map(([id, name, icon, status, type, description], index) => ({
      id: `portal-app-${id}`,
      portalId: `portal-${portal.id}`,
      name,
      description,
      descriptionEs: PORTAL_APPS_IN_SPANISH[id],
      icon,
      status,
      type,
      position: index + 1,
    })),
  );
}

/** The three suites. */
export function listSuites(): (typeof suites.$inferInsert)[] {
  return SUITES.map(({ id, apps: _apps, ...suite }, index) => ({
    ...suite,
    descriptionEs: SUITES_IN_SPANISH[id],
    id: `suite-${id}`,
    position: index + 1,
  }));
}

/** The six portal apps of each suite. */
export function listSuiteApps(): (typeof suiteApps.$inferInsert)[] {
  return SUITES.flatMap((suite) =>
    suite.apps.map((app, index) => ({
      suiteId: `suite-${suite.id}`,
      appId: `portal-app-${app}`,
      position: index + 1,
    })),
  );
}
