import type { portalApps, portals, suiteApps, suites } from "#db/schema/shop/offers.ts";
import { PORTALS, SUITES } from "./content/portals.ts";

/** The portals in the order of the Gateway tab. */
export function listPortals(): (typeof portals.$inferInsert)[] {
  return PORTALS.map(({ id, apps: _apps, ...portal }, index) => ({
    ...portal,
    id: `portal-${id}`,
    status: "active",
    position: index + 1,
  }));
}

/** Every app of every portal, in the order of its card. */
export function listPortalApps(): (typeof portalApps.$inferInsert)[] {
  return PORTALS.flatMap((portal) =>
    portal.apps.map(([id, name, icon, status, type, description], index) => ({
      id: `portal-app-${id}`,
      portalId: `portal-${portal.id}`,
      name,
      description,
      icon,
      status,
      type,
      position: index + 1,
    })),
  );
}

/** The three suites (spec 2 "Portals"). */
export function listSuites(): (typeof suites.$inferInsert)[] {
  return SUITES.map(({ id, apps: _apps, ...suite }, index) => ({
    ...suite,
    id: `suite-${id}`,
    position: index + 1,
  }));
}

/** The six apps of each suite; they are portal apps. */
export function listSuiteApps(): (typeof suiteApps.$inferInsert)[] {
  return SUITES.flatMap((suite) =>
    suite.apps.map((app, index) => ({
      suiteId: `suite-${suite.id}`,
      appId: `portal-app-${app}`,
      position: index + 1,
    })),
  );
}
