import { and, eq, isNull, or, sql } from "drizzle-orm";
import {
  CHANNEL_DELIVERIES_SHOWN,
  type ChannelDeliveryOutcome,
} from "#domain/agentiks/channels/channels.ts";
import type { Db } from "#db/connection/client.ts";
import { channelDeliveries, channels } from "#db/schema/agentiks/channels.ts";

/**
 * Notes a request to a channel's webhook; of each channel the newest ten stay. Full storage becomes the
 * channel's trouble until a message is kept again.
 */
export async function noteChannelDelivery(
  tx: Db,
  {
    channelId,
    outcome,
    what = "",
    now,
  }: { channelId: string; outcome: ChannelDeliveryOutcome; what?: string; now: Date },
): Promise<void> {
  await tx.insert(channelDeliveries).values({ channelId, outcome, what, receivedAt: now });
  // Rows that another transaction deletes now are left to it.
  await tx.execute(sql`
    DELETE FROM ${channelDeliveries} WHERE id IN (
      SELECT old.id FROM ${channelDeliveries} old WHERE old.channel_id = ${channelId}
      ORDER BY old.id DESC OFFSET ${CHANNEL_DELIVERIES_SHOWN} FOR UPDATE SKIP LOCKED)`);
  const isThis = eq(channels.id, channelId);
  if (outcome === "full")
    await tx
      .update(channels)
      .set({ trouble: "full" })
      .where(and(isThis, isNull(channels.trouble)));
  if (outcome === "accepted")
    await tx
      .update(channels)
      .set({ trouble: null })
      // A message that came proves that the webhook works.
      .where(and(isThis, or(eq(channels.trouble, "full"), eq(channels.trouble, "webhook"))));
}
