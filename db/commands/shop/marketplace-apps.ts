import { and, eq, gt, sql } from "drizzle-orm";
import { monthlyCents } from "#domain/shop/apps.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import { addMonths } from "#domain/money/payments.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceInstalls, marketplacePurchases } from "#db/schema/shop/installs.ts";
import { marketplaceApps } from "#db/schema/shop/offers.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { addKit, type KitRefusal, type KitWish } from "./kits/add-kit.ts";
import { removeKit, type KitRemoved } from "./kits/remove-kit.ts";

interface AppInput {
  personId: string;
  appId: string;
  now: Date;
}

export type AppInstalled =
  | { kind: "done"; name: string; wasInstalled: boolean }
  | { kind: "refused"; reason: "gone" }
  | KitRefusal
  | { kind: "refused"; reason: "needs-payment"; name: string; cents: number };

/**
 * Installs a marketplace app with its kit; repeating it changes nothing. A paid app requires Pro or a paid
 * month that still runs. One without a kit is coming soon.
 *
 * @throws StorageFull
 */
export async function installMarketplaceApp(
  tx: Db,
  { personId, appId, now, ...wish }: AppInput & KitWish,
): Promise<AppInstalled> {
  const person = await lockPerson(tx, personId);
  const app = await findApp(tx, appId);
  if (!app) return { kind: "refused", reason: "gone" };
  const { name, cents } = app;
  if (isComingSoon(appId)) return { kind: "refused", reason: "coming-soon", name };
  if (cents > 0 && person?.tier !== "pro" && !(await isPaid(tx, { personId, appId, now })))
    return { kind: "refused", reason: "needs-payment", name, cents };
  const wasInstalled = !(await install(tx, { personId, appId, now }));
  const kit = await addKit(tx, { personId, offerId: appId, now, ...wish });
  if (kit.kind === "refused") return { kind: "refused", reason: kit.reason, name };
  return { kind: "done", name, wasInstalled };
}

export type AppBought =
  | { kind: "done"; name: string; cents: number; wasPaid: boolean }
  | { kind: "refused"; reason: "gone" }
  | KitRefusal
  | { kind: "refused"; reason: "price-changed"; name: string; cents: number }
  | { kind: "refused"; reason: "short"; name: string; missing: number };

/**
 * Buys a month of a paid app, in US dollars, and installs it with its kit. While a paid month runs nothing
 * more is charged.
 *
 * @throws StorageFull
 * @param shownCents price on the page, in US cents
 */
export async function buyMarketplaceMonth(
  tx: Db,
  {
    personId,
    appId,
    shownCents,
    now,
    ...wish
  }: AppInput & KitWish & { shownCents: number | undefined },
): Promise<AppBought> {
  await lockPerson(tx, personId);
  const app = await findApp(tx, appId);
  if (!app || app.cents === 0) return { kind: "refused", reason: "gone" };
  const { name, cents } = app;
  if (isComingSoon(appId)) return { kind: "refused", reason: "coming-soon", name };
  const wasPaid = await isPaid(tx, { personId, appId, now });
  if (!wasPaid) {
    if (cents !== shownCents) return { kind: "refused", reason: "price-changed", name, cents };
    const moved = await postTransaction(tx, {
      cause: "app_purchase",
      reference: appId,
      postings: [
        { ownerId: null, purpose: "revenue", currency: "USD", amount: cents },
        { ownerId: personId, purpose: "wallet", currency: "USD", amount: -cents },
      ],
      now,
    });
    if (moved.kind === "refused")
      return { kind: "refused", reason: "short", name, missing: moved.missing };
    await tx.insert(marketplacePurchases).values({
      id: createId("purchase"),
      personId,
      appId,
      priceCents: cents,
      transactionId: moved.transactionId,
      boughtAt: now,
      paidUntil: addMonths(now, 1),
    });
    await recordEvent(tx, {
      personId,
      action: "buy-app-month",
      subject: appId,
      data: { cents },
      now,
    });
  }
  await install(tx, { personId, appId, now });
  const kit = await addKit(tx, { personId, offerId: appId, now, ...wish });
  if (kit.kind === "refused") return { kind: "refused", reason: kit.reason, name };
  return { kind: "done", name, cents, wasPaid };
}

/** Uninstalls an app with its kit; repeating it changes nothing. A paid month keeps running. */
export async function uninstallMarketplaceApp(
  tx: Db,
  { personId, appId, now }: AppInput,
): Promise<({ kind: "done"; name: string } & KitRemoved) | { kind: "refused"; reason: "gone" }> {
  await lockPerson(tx, personId);
  const app = await findApp(tx, appId);
  if (!app) return { kind: "refused", reason: "gone" };
  const gone = await tx
    .delete(marketplaceInstalls)
    .where(and(eq(marketplaceInstalls.personId, personId), eq(marketplaceInstalls.appId, appId)))
    .returning({ appId: marketplaceInstalls.appId });
  if (gone.length > 0) {
    await countDownload(tx, appId, -1);
    await recordEvent(tx, { personId, action: "uninstall-app", subject: appId, now });
  }
  const kit = await removeKit(tx, { personId, offerId: appId, now });
  return { kind: "done", name: app.name, ...kit };
}

async function findApp(tx: Db, appId: string) {
  const [app] = await tx
    .select({ name: marketplaceApps.name, price: marketplaceApps.price })
    .from(marketplaceApps)
    .where(eq(marketplaceApps.id, appId));
  return app && { name: app.name, cents: monthlyCents(app.price) };
}

async function isPaid(tx: Db, { personId, appId, now }: AppInput): Promise<boolean> {
  const paid = await tx.$count(
    marketplacePurchases,
    and(
      eq(marketplacePurchases.personId, personId),
      eq(marketplacePurchases.appId, appId),
      gt(marketplacePurchases.paidUntil, now),
    ),
  );
  return paid > 0;
}

/** @returns whether the app was not installed before */
async function install(tx: Db, { personId, appId, now }: AppInput): Promise<boolean> {
  const made = await tx
    .insert(marketplaceInstalls)
    .values({ personId, appId, installedAt: now })
    .onConflictDoNothing()
    .returning({ appId: marketplaceInstalls.appId });
  if (made.length === 0) return false;
  await countDownload(tx, appId, 1);
  await recordEvent(tx, { personId, action: "install-app", subject: appId, now });
  return true;
}

/** Adjusts the number on the app's card: its initial figure plus current installations. */
export const countDownload = (tx: Db, appId: string, by: 1 | -1) =>
  tx
    .update(marketplaceApps)
    .set({ downloads: sql`${marketplaceApps.downloads} + ${by}` })
    .where(eq(marketplaceApps.id, appId));
