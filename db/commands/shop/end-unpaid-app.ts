import { and, asc, eq, gt, inArray, ne, notExists } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { monthlyCents } from "#domain/shop/apps.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceInstalls, marketplacePurchases } from "#db/schema/shop/installs.ts";
import { marketplaceApps } from "#db/schema/shop/offers.ts";
import { people } from "#db/schema/people/people.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { countDownload } from "./marketplace-apps.ts";
import { removeKit } from "./kits/remove-kit.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** An installed app of a person. */
interface Installation {
  personId: string;
  appId: string;
}

/**
 * Installed paid apps that are no longer paid for: the paid month is over and the person has no
 * Pro. Excludes the demo person's.
 */
export async function listUnpaidApps(db: Db, now: Date, limit: number): Promise<Installation[]> {
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
 * Removes an app whose paid month is over, with its kit, and notifies its person. Paid months do not renew, so
 * nothing is charged. Idempotent; does nothing if another month has been paid meanwhile.
 *
 * @returns whether it was removed
 */
export async function endUnpaidApp(
  tx: Db,
  { personId, appId, now }: Installation & { now: Date },
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
  await removeKit(tx, { personId, offerId: appId, now });
  const [app] = await tx
    .select({ name: marketplaceApps.name })
    .from(marketplaceApps)
    .where(eq(marketplaceApps.id, appId));
  await recordEvent(tx, { personId, action: "end-app-month", subject: appId, now });
  await notify(tx, {
    personId,
    kind: "app_month_ended",
    data: { app: app?.name ?? appId },
    href: `${paths.marketplace}#${appId}`,
    now,
  });
  return true;
}
