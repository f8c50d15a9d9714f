import { and, asc, eq, gt, inArray, ne, notExists } from "drizzle-orm";
import { monthlyCents } from "#domain/shop/apps.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceInstalls, marketplacePurchases } from "#db/schema/shop/installs.ts";
import { marketplaceApps } from "#db/schema/shop/offers.ts";
import { people } from "#db/schema/people/people.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { countDownload } from "./marketplace-apps.ts";
import { notify } from "#db/commands/people/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** An app somebody has. */
interface Held {
  personId: string;
  appId: string;
}

/**
 * Installed apps with a price that nobody pays for any more: the month is over, and there is no Pro.
 * The demo person's stay as they are.
 */
export async function listUnpaidApps(db: Db, now: Date, limit: number): Promise<Held[]> {
  const apps = await db
    .select({ id: marketplaceApps.id, price: marketplaceApps.price })
    .from(marketplaceApps);
  const priced = apps.filter(({ price }) => monthlyCents(price) > 0).map(({ id }) => id);
  if (priced.length === 0) return [];
  const paid = db
    .select({ id: marketplacePurchases.id })
    .from(marketplacePurchases)
    .where(
      and(
        eq(marketplacePurchases.personId, marketplaceInstalls.personId),
        eq(marketplacePurchases.appId, marketplaceInstalls.appId),
        gt(marketplacePurchases.paidUntil, now),
      ),
    );
  return db
    .select({ personId: marketplaceInstalls.personId, appId: marketplaceInstalls.appId })
    .from(marketplaceInstalls)
    .innerJoin(people, eq(people.id, marketplaceInstalls.personId))
    .where(
      and(
        inArray(marketplaceInstalls.appId, priced),
        ne(people.kind, "demo"),
        ne(people.tier, "pro"),
        notExists(paid),
      ),
    )
    .orderBy(asc(marketplaceInstalls.installedAt))
    .limit(limit);
}

/**
 * Takes an app away whose month is over, and says so. A month is not renewed by itself: nothing is
 * charged. Once, and not when it was paid for meanwhile.
 *
 * @returns whether it was taken away
 */
export async function endUnpaidApp(
  tx: Db,
  { personId, appId, now }: Held & { now: Date },
): Promise<boolean> {
  const person = await lockPerson(tx, personId);
  if (!person || person.tier === "pro") return false;
  const paid = await tx.$count(
    marketplacePurchases,
    and(
      eq(marketplacePurchases.personId, personId),
      eq(marketplacePurchases.appId, appId),
      gt(marketplacePurchases.paidUntil, now),
    ),
  );
  if (paid > 0) return false;
  const gone = await tx
    .delete(marketplaceInstalls)
    .where(and(eq(marketplaceInstalls.personId, personId), eq(marketplaceInstalls.appId, appId)))
    .returning({ appId: marketplaceInstalls.appId });
  if (gone.length === 0) return false;
  await countDownload(tx, appId, -1);
  const [app] = await tx
    .select({ name: marketplaceApps.name })
    .from(marketplaceApps)
    .where(eq(marketplaceApps.id, appId));
  await recordEvent(tx, { personId, action: "end-app-month", subject: appId, now });
  await notify(tx, {
    personId,
    kind: "app_month_ended",
    data: { app: app?.name ?? appId },
    href: `/marketplace#${appId}`,
    now,
  });
  return true;
}
