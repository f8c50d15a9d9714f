import { paths } from "#domain/addresses/paths.ts";
import type { ShownDestination } from "#domain/money/payout-destination.ts";
import type { Db } from "#db/connection/client.ts";
import { payoutDestinations } from "#db/schema/money/payments.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Stores where a person's next payouts are sent, in place of what they said before, and notifies them.
 * Earlier requests keep the destination that they were made for.
 */
export async function savePayoutDestination(
  tx: Db,
  {
    personId,
    now,
    ...destination
  }: ShownDestination & { personId: string; sealedDestination: string; now: Date },
): Promise<{ kind: "done" }> {
  const set = { ...destination, changedAt: now };
  await tx
    .insert(payoutDestinations)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: payoutDestinations.personId, set });
  const { method } = destination;
  await recordEvent(tx, { personId, action: "change-payout-destination", data: { method }, now });
  const kind = "payout_destination_changed";
  await notify(tx, { personId, kind, data: {}, href: paths.payouts, now });
  return { kind: "done" };
}
