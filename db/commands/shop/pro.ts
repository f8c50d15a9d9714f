import { and, asc, eq, isNull, lte, ne } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { addMonths, periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import type { Db } from "#db/connection/client.ts";
import { subscriptionCharges, subscriptions } from "#db/schema/money/payments.ts";
import { people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { postTransaction, type Posted } from "#db/commands/money/post-transaction.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type ProSubscribed =
  | { kind: "done"; periodEnd: string }
  | { kind: "refused"; reason: "already" }
  | { kind: "refused"; reason: "short"; missing: number };

/**
 * Subscribes a person to Plaza Pro and charges the first month. At most one subscription is active:
 * a unique index enforces it as well.
 */
export async function subscribePro(
  tx: Db,
  { personId, now }: { personId: string; now: Date },
): Promise<ProSubscribed> {
  const person = await lockPerson(tx, personId);
  if (person?.tier === "pro" || (await findActive(tx, personId)))
    return { kind: "refused", reason: "already" };
  const subscriptionId = createId("subscription");
  const periodEnd = addMonths(now, 1);
  const moved = await charge(tx, { personId, subscriptionId, cents: PRO_PRICE_CENTS, now });
  if (moved.kind === "refused") return { kind: "refused", reason: "short", missing: moved.missing };
  await tx.insert(subscriptions).values({
    id: subscriptionId,
    personId,
    priceCents: PRO_PRICE_CENTS,
    startedAt: now,
    periodEnd,
  });
  await tx.insert(subscriptionCharges).values({
    subscriptionId,
    periodStart: now,
    periodEnd,
    transactionId: moved.transactionId,
  });
  await setTier(tx, personId, "pro");
  await recordEvent(tx, { personId, action: "subscribe-pro", subject: subscriptionId, now });
  return { kind: "done", periodEnd: periodEnd.toISOString() };
}

export type ProChanged = { kind: "done"; periodEnd: string } | { kind: "refused"; reason: "none" };

/**
 * Cancels Pro at the end of the paid period, or resumes it before that.
 *
 * @param isCancelled false resumes; repeating either changes nothing
 */
export async function cancelPro(
  tx: Db,
  { personId, isCancelled, now }: { personId: string; isCancelled: boolean; now: Date },
): Promise<ProChanged> {
  await lockPerson(tx, personId);
  const [changed] = await tx
    .update(subscriptions)
    .set({ isCancelled })
    .where(and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt)))
    .returning({ id: subscriptions.id, periodEnd: subscriptions.periodEnd });
  if (!changed) return { kind: "refused", reason: "none" };
  const action = isCancelled ? "cancel-pro" : "resume-pro";
  await recordEvent(tx, { personId, action, subject: changed.id, now });
  return { kind: "done", periodEnd: changed.periodEnd.toISOString() };
}

/** Outcome of a renewal. */
export type Renewal = "charged" | "ended" | "not-due";

/**
 * Renews a subscription whose period has ended: charges the next period, or ends it when it was
 * cancelled or the wallet is short. Each period is charged once, with any number of processes: the
 * row is locked, and the primary key allows one charge per period. Periods missed during an outage
 * are not charged.
 */
export async function renewPro(
  tx: Db,
  { subscriptionId, now }: { subscriptionId: string; now: Date },
): Promise<Renewal> {
  const [subscription] = await tx
    .select({ personId: subscriptions.personId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!subscription) return "not-due";
  const { personId } = subscription;
  // Lock order: the person before the subscription, as in subscribing and cancelling.
  await lockPerson(tx, personId);
  const [due] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        isNull(subscriptions.endedAt),
        lte(subscriptions.periodEnd, now),
      ),
    )
    .for("update");
  if (!due) return "not-due";
  const { startedAt, priceCents: cents } = due;
  const periodEnd = periodEndAfter(startedAt, now);
  const moved = due.isCancelled
    ? undefined
    : await charge(tx, { personId, subscriptionId, cents, now });
  const isThis = eq(subscriptions.id, subscriptionId);
  if (moved?.kind !== "done") {
    await tx.update(subscriptions).set({ endedAt: due.periodEnd }).where(isThis);
    await setTier(tx, personId, "free");
    await recordEvent(tx, { personId, action: "end-pro", subject: subscriptionId, now });
    const kind = due.isCancelled ? "pro_ended" : "pro_unpaid";
    await notify(tx, { personId, kind, data: {}, href: paths.pro, now });
    return "ended";
  }
  // Start of the current period: the last multiple of a month since the subscription's start.
  let periodStart = due.periodEnd;
  for (let months = 1; addMonths(startedAt, months) <= now; months += 1)
    periodStart = addMonths(startedAt, months);
  await tx.insert(subscriptionCharges).values({
    subscriptionId,
    periodStart,
    periodEnd,
    transactionId: moved.transactionId,
  });
  await tx.update(subscriptions).set({ periodEnd }).where(isThis);
  await recordEvent(tx, { personId, action: "renew-pro", subject: subscriptionId, now });
  return "charged";
}

/** Subscriptions whose period has ended, longest ago first; never the demo person's. */
export async function listDuePro(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(people, eq(people.id, subscriptions.personId))
    .where(
      and(
        isNull(subscriptions.endedAt),
        lte(subscriptions.periodEnd, now),
        // The demo person's data never changes.
        ne(people.kind, "demo"),
      ),
    )
    .orderBy(asc(subscriptions.periodEnd))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function findActive(tx: Db, personId: string) {
  const [active] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt)));
  return active;
}

const setTier = (tx: Db, personId: string, tier: "free" | "pro") =>
  tx.update(people).set({ tier }).where(eq(people.id, personId));

function charge(
  tx: Db,
  input: { personId: string; subscriptionId: string; cents: number; now: Date },
): Promise<Posted> {
  const { personId, subscriptionId, cents, now } = input;
  return postTransaction(tx, {
    cause: "subscription",
    reference: subscriptionId,
    postings: [
      { ownerId: null, purpose: "revenue", currency: "USD", amount: cents },
      { ownerId: personId, purpose: "wallet", currency: "USD", amount: -cents },
    ],
    now,
  });
}
