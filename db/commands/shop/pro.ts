import { and, asc, eq, isNull, lte, ne } from "drizzle-orm";
import { addMonths, periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import type { Db } from "#db/connection/client.ts";
import { subscriptionCharges, subscriptions } from "#db/schema/money/payments.ts";
import { people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { moveMoney, type Moved } from "#db/commands/money/move-money.ts";
import { notify } from "#db/commands/people/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type ProSubscribed =
  | { kind: "done"; periodEnd: string }
  | { kind: "refused"; reason: "already" }
  | { kind: "refused"; reason: "short"; missing: number };

/**
 * Subscribes a person to Plaza Pro: the first month is paid at once. Never two at a time: a unique
 * index stands behind the check.
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
 * Lets Pro end with the period that is paid, or takes that back before it has ended.
 *
 * @param isCancelled twice is once
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

/** How one subscription that was due went on. */
export type Renewal = "charged" | "ended" | "not-due";

/**
 * Charges the next period of a subscription whose period is over, or ends it: cancelled, or short of
 * money. Each period is charged once, whoever else is at it: the row is locked, and a period has one
 * row among the charges. Months that passed while nobody charged are not charged afterwards.
 */
export async function renewPro(
  tx: Db,
  { subscriptionId, now }: { subscriptionId: string; now: Date },
): Promise<Renewal> {
  const [of] = await tx
    .select({ personId: subscriptions.personId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!of) return "not-due";
  const { personId } = of;
  // The person before the subscription, as subscribing and cancelling do.
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
    await notify(tx, { personId, kind, data: {}, href: "/pro", now });
    return "ended";
  }
  // The period that is running now: it began a month before it ends, or where the last one ended.
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

/** Subscriptions whose period is over, the longest over first. The demo person's never is. */
export async function listDuePro(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(people, eq(people.id, subscriptions.personId))
    .where(
      and(
        isNull(subscriptions.endedAt),
        lte(subscriptions.periodEnd, now),
        // Nobody changes what the demo person has.
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
): Promise<Moved> {
  const { personId, subscriptionId, cents, now } = input;
  return moveMoney(tx, {
    cause: "subscription",
    reference: subscriptionId,
    sides: [
      { ownerId: null, purpose: "revenue", currency: "USD", amount: cents },
      { ownerId: personId, purpose: "wallet", currency: "USD", amount: -cents },
    ],
    now,
  });
}
