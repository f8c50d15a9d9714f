import { and, eq, or } from "drizzle-orm";
import { furtherState } from "#domain/agentiks/channels/delivery-state.ts";
import type { WhatsappStatus } from "#domain/agentiks/channels/whatsapp-payload.ts";
import type { Db } from "#db/connection/client.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";

/**
 * Stores a provider's delivery status of an outgoing message. Reports come in any order and more
 * than once: the state never goes back. One that arrives before the provider's id was stored is
 * matched by Plaza's own id.
 *
 * @returns whether it changed something
 */
export async function reportStatus(
  tx: Db,
  { channelId, status, now }: { channelId: string; status: WhatsappStatus; now: Date },
): Promise<boolean> {
  const { externalId, messageId, state, trouble } = status;
  const [held] = await tx
    .select()
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.channelId, channelId),
        eq(channelMessages.direction, "out"),
        or(
          eq(channelMessages.externalId, externalId),
          messageId === undefined ? undefined : eq(channelMessages.id, messageId),
        ),
      ),
    )
    .limit(1)
    .for("update");
  // Ignores the status of an earlier attempt: the message was sent again under another id.
  if (!held || (held.externalId !== null && held.externalId !== externalId)) return false;
  const next = furtherState(held.state, state);
  if (next === held.state) return false;
  await tx
    .update(channelMessages)
    .set({
      state: next,
      externalId,
      trouble: next === "failed" ? (trouble ?? "refused") : null,
      nextAt: null,
      changedAt: now,
    })
    .where(eq(channelMessages.id, held.id));
  const [thread] = await tx
    .select({ spaceId: threads.spaceId })
    .from(threads)
    .where(eq(threads.id, held.threadId));
  if (thread) await wakeSpace(tx, thread.spaceId);
  return true;
}
