import { and, eq, inArray } from "drizzle-orm";
import { DIRECT_SOURCE } from "#domain/shop/apps.ts";
import type { Db } from "#db/connection/client.ts";
import { appWaits, portalInstalls } from "#db/schema/shop/installs.ts";
import { portalApps, suiteApps, suites } from "#db/schema/shop/offers.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { notify } from "#db/commands/people/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

interface AppInput {
  personId: string;
  appId: string;
  now: Date;
}

export type PortalAppInstalled =
  | { kind: "done"; name: string; wasInstalled: boolean }
  | { kind: "refused"; reason: "gone" }
  | { kind: "refused"; reason: "coming-soon" | "needs-pro"; name: string };

/**
 * Installs a portal app directly, not by a suite; repeating it changes nothing. Premium apps
 * require Pro.
 */
export async function installPortalApp(
  tx: Db,
  { personId, appId, now }: AppInput,
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
  return { kind: "done", name, wasInstalled: made.length === 0 };
}

export type PortalAppUninstalled =
  { kind: "done"; name: string; heldBy: string[] } | { kind: "refused"; reason: "gone" };

/**
 * Removes the direct installation of a portal app. Installations by suites stay.
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
  return { kind: "done", name: app.name, heldBy: held.map(({ name }) => name) };
}

export type AppOutcome = "installed" | "was-installed" | "needs-pro" | "coming-soon";

export type SuiteInstalled =
  | { kind: "done"; name: string; apps: { name: string; outcome: AppOutcome }[] }
  | { kind: "refused"; reason: "gone" };

/** Installs a suite, app by app, each with its own result. Repeating it installs missing apps. */
export async function installSuite(
  tx: Db,
  { personId, suiteId, now }: { personId: string; suiteId: string; now: Date },
): Promise<SuiteInstalled> {
  const person = await lockPerson(tx, personId);
  const [suite] = await tx.select({ name: suites.name }).from(suites).where(eq(suites.id, suiteId));
  if (!suite) return { kind: "refused", reason: "gone" };
  const apps = await tx
    .select({
      id: portalApps.id,
      name: portalApps.name,
      type: portalApps.type,
      status: portalApps.status,
    })
    .from(suiteApps)
    .innerJoin(portalApps, eq(portalApps.id, suiteApps.appId))
    .where(eq(suiteApps.suiteId, suiteId))
    .orderBy(suiteApps.position);
  const had = new Set(
    (
      await tx
        .select({ appId: portalInstalls.appId })
        .from(portalInstalls)
        .where(eq(portalInstalls.personId, personId))
    ).map(({ appId }) => appId),
  );
  const results = apps.map((app) => {
    const problem = problemOf(app, person?.tier === "pro");
    const outcome: AppOutcome = problem ?? (had.has(app.id) ? "was-installed" : "installed");
    return { id: app.id, name: app.name, outcome, isHeld: !problem };
  });
  const held = results.filter(({ isHeld }) => isHeld);
  if (held.length > 0)
    await tx
      .insert(portalInstalls)
      .values(held.map(({ id }) => ({ personId, appId: id, source: suiteId, installedAt: now })))
      .onConflictDoNothing();
  await recordEvent(tx, {
    personId,
    action: "install-suite",
    subject: suiteId,
    now,
    data: { apps: held.length },
  });
  return {
    kind: "done",
    name: suite.name,
    apps: results.map(({ name, outcome }) => ({ name, outcome })),
  };
}

export type SuiteRemoved =
  | { kind: "done"; name: string; removed: number; kept: number }
  | { kind: "refused"; reason: "gone" };

/** Removes a suite; of its apps only those without another source are uninstalled. */
export async function removeSuite(
  tx: Db,
  { personId, suiteId, now }: { personId: string; suiteId: string; now: Date },
): Promise<SuiteRemoved> {
  await lockPerson(tx, personId);
  const [suite] = await tx.select({ name: suites.name }).from(suites).where(eq(suites.id, suiteId));
  if (!suite) return { kind: "refused", reason: "gone" };
  const gone = await tx
    .delete(portalInstalls)
    .where(and(eq(portalInstalls.personId, personId), eq(portalInstalls.source, suiteId)))
    .returning({ appId: portalInstalls.appId });
  const ids = gone.map(({ appId }) => appId);
  const kept =
    ids.length === 0
      ? []
      : await tx
          .selectDistinct({ appId: portalInstalls.appId })
          .from(portalInstalls)
          .where(and(eq(portalInstalls.personId, personId), inArray(portalInstalls.appId, ids)));
  if (ids.length > 0)
    await recordEvent(tx, { personId, action: "remove-suite", subject: suiteId, now });
  const removed = ids.length - kept.length;
  return { kind: "done", name: suite.name, removed, kept: kept.length };
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
    .select({ name: portalApps.name, status: portalApps.status })
    .from(portalApps)
    .where(eq(portalApps.id, appId))
    .for("share");
  if (!app) return { kind: "refused", reason: "gone" };
  if (app.status !== "coming-soon") return { kind: "refused", reason: "there" };
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
 * Releases an app that was coming soon and notifies everyone who waits for it, once.
 *
 * @returns the number of people notified
 */
export async function releasePortalApp(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
): Promise<number> {
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
      href: "/portals?tab=launchpad",
      now,
    });
  return waiting.length;
}

function problemOf(
  { status, type }: { status: string; type: string },
  isPro: boolean,
): "coming-soon" | "needs-pro" | undefined {
  if (status === "coming-soon") return "coming-soon";
  return type === "premium" && !isPro ? "needs-pro" : undefined;
}
