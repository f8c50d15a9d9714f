import { and, eq, inArray, ne } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { ALL_KITS, isComingSoon } from "#domain/shop/kits/kits.ts";
import type { Db } from "#db/connection/client.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { appWaits } from "#db/schema/shop/installs.ts";
import { kitWaits } from "#db/schema/shop/kits.ts";
import { marketplaceApps, perks, portalApps } from "#db/schema/shop/offers.ts";

export type KitAwaited =
  | { kind: "done"; name: string }
  | { kind: "refused"; reason: "gone" }
  | { kind: "refused"; reason: "there" };

/** Subscribes a person to the notification that a marketplace app or a perk has a kit. Idempotent. */
export async function awaitKit(
  tx: Db,
  { personId, offerId, now }: { personId: string; offerId: string; now: Date },
): Promise<KitAwaited> {
  const name = await findName(tx, offerId);
  if (name === undefined) return { kind: "refused", reason: "gone" };
  if (!isComingSoon(offerId)) return { kind: "refused", reason: "there" };
  const made = await tx
    .insert(kitWaits)
    .values({ personId, offerId, askedAt: now })
    .onConflictDoNothing()
    .returning({ offerId: kitWaits.offerId });
  if (made.length > 0)
    await recordEvent(tx, { personId, action: "await-kit", subject: offerId, now });
  return { kind: "done", name };
}

/** A person who waits for an app or a perk that has a kit now. */
export interface DueWait {
  personId: string;
  offerId: string;
}

const withKits = ALL_KITS.map(({ id }) => id);

/** People who asked to be notified of an app, perk or kit that is available now. */
export async function listDueWaits(db: Db, limit: number): Promise<DueWait[]> {
  const [offers, apps] = await Promise.all([
    db
      .select({ personId: kitWaits.personId, offerId: kitWaits.offerId })
      .from(kitWaits)
      .where(inArray(kitWaits.offerId, withKits))
      .limit(limit),
    db
      .select({ personId: appWaits.personId, offerId: appWaits.appId })
      .from(appWaits)
      .innerJoin(portalApps, eq(portalApps.id, appWaits.appId))
      .where(and(inArray(appWaits.appId, withKits), ne(portalApps.status, "coming-soon")))
      .limit(limit),
  ]);
  return [...offers, ...apps];
}

/** Tells a person that what they wait for is there. Idempotent. */
export async function endWait(
  tx: Db,
  { personId, offerId, now }: DueWait & { now: Date },
): Promise<void> {
  const gone = [
    ...(await tx
      .delete(kitWaits)
      .where(and(eq(kitWaits.personId, personId), eq(kitWaits.offerId, offerId)))
      .returning({ personId: kitWaits.personId })),
    ...(await tx
      .delete(appWaits)
      .where(and(eq(appWaits.personId, personId), eq(appWaits.appId, offerId)))
      .returning({ personId: appWaits.personId })),
  ];
  const name = await findName(tx, offerId);
  if (gone.length === 0 || name === undefined) return;
  const href = paths.app(offerId);
  await notify(tx, { personId, kind: "app_available", data: { app: name }, href, now });
}

async function findName(tx: Db, offerId: string): Promise<string | undefined> {
  for (const table of [marketplaceApps, perks, portalApps]) {
    const [row] = await tx.select({ name: table.name }).from(table).where(eq(table.id, offerId));
    if (row) return row.name;
  }
  return undefined;
}
