import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { portalInstalls } from "#db/schema/shop/installs.ts";
import { portalApps, suiteApps, suites } from "#db/schema/shop/offers.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { addKit, type KitWish } from "./kits/add-kit.ts";
import { removeKit, type KeptThing } from "./kits/remove-kit.ts";
import { problemOf } from "./portal-app-problem.ts";

export type AppOutcome = "installed" | "was-installed" | "needs-pro" | "coming-soon";

export type SuiteInstalled =
  | { kind: "done"; name: string; apps: { name: string; outcome: AppOutcome }[] }
  | { kind: "refused"; reason: "gone" }
  | { kind: "refused"; reason: "commands-full"; name: string };

/**
 * Installs a suite, app by app with its kits, each with its own result. Repeating it installs missing apps.
 *
 * @throws StorageFull
 */
export async function installSuite(
  tx: Db,
  { personId, suiteId, now, ...wish }: KitWish & { personId: string; suiteId: string; now: Date },
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
  for (const { id, name } of held) {
    const kit = await addKit(tx, { personId, offerId: id, now, ...wish });
    if (kit.kind === "refused") {
      if (kit.reason === "commands-full") return { kind: "refused", reason: kit.reason, name };
      throw new Error(`no kit: ${id}`);
    }
  }
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
  | { kind: "done"; name: string; removed: number; kept: number; keptThings: KeptThing[] }
  | { kind: "refused"; reason: "gone" };

/** Removes a suite; of its apps only those without another source are uninstalled, with their kits. */
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
  const stay = new Set(kept.map(({ appId }) => appId));
  const keptThings = [];
  for (const appId of ids.filter((id) => !stay.has(id)))
    keptThings.push(...(await removeKit(tx, { personId, offerId: appId, now })).kept);
  const removed = ids.length - kept.length;
  return { kind: "done", name: suite.name, removed, kept: kept.length, keptThings };
}
