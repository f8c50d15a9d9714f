import { and, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { DIRECT_SOURCE } from "#domain/shop/apps.ts";
import { isComingSoon, portalAppStatus } from "#domain/shop/kits/kits.ts";
import type { Db } from "#db/connection/client.ts";
import { appWaits, portalInstalls } from "#db/schema/shop/installs.ts";
import { portalApps, suites } from "#db/schema/shop/offers.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { addKit, type KitWish } from "./kits/add-kit.ts";
import { removeKit, type KeptThing } from "./kits/remove-kit.ts";
import { problemOf } from "./portal-app-problem.ts";

interface AppInput {
  personId: string;
  appId: string;
  now: Date;
}

export type PortalAppInstalled =
  | { kind: "done"; name: string; wasInstalled: boolean }
  | { kind: "refused"; reason: "gone" }
  | { kind: "refused"; reason: "coming-soon" | "needs-pro" | "commands-full"; name: string };

/**
 * Installs a portal app with its kit, directly and not by a suite; repeating it changes nothing. Premium
 * apps require Pro.
 *
 * @throws StorageFull
 */
export async function installPortalApp(
  tx: Db,
  { personId, appId, now, ...wish }: AppInput & KitWish,
): Promise<PortalAppInstalled> {
  const person = await lockPerson(tx, personId);
  const [app] = await tx.select().from(portalApps).where(eq(portalApps.id, appId));
  if (!app) return { kind: "refused", reason: "gone" };
  const { name } = app;
  const problem = problemOf(app, person?.tier === "pro");
  if (problem) return { kind: "refused", reason: problem, name };
  const made = await tx
    .insert(portalInstalls)
    .values({ personId, appId, source: DIRECT_SOURCE, installedAt: now })
    .onConflictDoNothing()
    .returning({ appId: portalInstalls.appId });
  if (made.length > 0)
    await recordEvent(tx, { personId, action: "install-portal-app", subject: appId, now });
  const kit = await addKit(tx, { personId, offerId: appId, now, ...wish });
  if (kit.kind === "refused") return { kind: "refused", reason: kit.reason, name };
  return { kind: "done", name, wasInstalled: made.length === 0 };
}

export type PortalAppUninstalled =
  | { kind: "done"; name: string; heldBy: string[]; kept: KeptThing[] }
  | { kind: "refused"; reason: "gone" };

/**
 * Removes the direct installation of a portal app. Installations by suites stay, and its kit with them.
 *
 * @returns the names of the suites that still include it: with any, the app stays installed
 */
export async function uninstallPortalApp(
  tx: Db,
  { personId, appId, now }: AppInput,
): Promise<PortalAppUninstalled> {
  await lockPerson(tx, personId);
  const [app] = await tx
    .select({ name: portalApps.name })
    .from(portalApps)
    .where(eq(portalApps.id, appId));
  if (!app) return { kind: "refused", reason: "gone" };
  const gone = await tx
    .delete(portalInstalls)
    .where(
      and(
        eq(portalInstalls.personId, personId),
        eq(portalInstalls.appId, appId),
        eq(portalInstalls.source, DIRECT_SOURCE),
      ),
    )
    .returning({ appId: portalInstalls.appId });
  if (gone.length > 0)
    await recordEvent(tx, { personId, action: "uninstall-portal-app", subject: appId, now });
  const held = await tx
    .select({ name: suites.name })
    .from(portalInstalls)
    .innerJoin(suites, eq(suites.id, portalInstalls.source))
    .where(and(eq(portalInstalls.personId, personId), eq(portalInstalls.appId, appId)));
  const { kept } =
    held.length > 0 ? { kept: [] } : await removeKit(tx, { personId, offerId: appId, now });
  return { kind: "done", name: app.name, heldBy: held.map(({ name }) => name), kept };
}

export type AppAwaited =
  { kind: "done"; name: string } | { kind: "refused"; reason: "gone" | "there" };

/** Subscribes a person to the notification that an app has become available. Idempotent. */
export async function awaitPortalApp(
  tx: Db,
  { personId, appId, now }: AppInput,
): Promise<AppAwaited> {
  // FOR SHARE against a concurrent release: either it notifies this person too, or this sees it
  // released.
  const [app] = await tx
    .select({ id: portalApps.id, name: portalApps.name, status: portalApps.status })
    .from(portalApps)
    .where(eq(portalApps.id, appId))
    .for("share");
  if (!app) return { kind: "refused", reason: "gone" };
  if (portalAppStatus(app) !== "coming-soon") return { kind: "refused", reason: "there" };
  const made = await tx
    .insert(appWaits)
    .values({ personId, appId, askedAt: now })
    .onConflictDoNothing()
    .returning({ appId: appWaits.appId });
  if (made.length > 0)
    await recordEvent(tx, { personId, action: "await-app", subject: appId, now });
  return { kind: "done", name: app.name };
}

/**
 * Releases an app that was coming soon and notifies everyone who waits for it, once. An app without a kit
 * cannot be released.
 *
 * @returns the number of people notified
 */
export async function releasePortalApp(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
): Promise<number> {
  if (isComingSoon(appId)) return 0;
  const [app] = await tx
    .update(portalApps)
    .set({ status: "available" })
    .where(and(eq(portalApps.id, appId), eq(portalApps.status, "coming-soon")))
    .returning({ name: portalApps.name });
  if (!app) return 0;
  const waiting = await tx
    .delete(appWaits)
    .where(eq(appWaits.appId, appId))
    .returning({ personId: appWaits.personId });
  for (const { personId } of waiting)
    await notify(tx, {
      personId,
      kind: "app_available",
      data: { app: app.name },
      href: `${paths.portals}?tab=launchpad`,
      now,
    });
  return waiting.length;
}
