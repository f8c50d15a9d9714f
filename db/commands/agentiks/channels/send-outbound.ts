/** The two sides of sending a message: written before the call to the provider, and after it. */
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import {
  furtherState,
  isWindowOpen,
  nextTry,
  STALE_MS,
} from "#domain/agentiks/channels/delivery-state.ts";
import { isPassingTrouble, type SendOutcome } from "#domain/agentiks/channels/send-trouble.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { contacts } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { findMailToSend, type MailToSend } from "./outbound-mail.ts";

/** A message that a worker sends now. */
export interface ClaimedMessage {
  id: string;
  /** Fencing token: only this attempt may store the outcome. */
  attempt: number;
  channelId: string;
  kind: ChannelKind;
  /** The channel's id at its provider: a bot, a number or an address. */
  externalId: string;
  sealedToken: string;
  /** The customer's Telegram chat, WhatsApp number or e-mail address. */
  address: string;
  customer: string;
  text: string;
  template: { name: string; language: string; hasName: boolean } | undefined;
  /** Only of an e-mail. */
  mail: MailToSend | undefined;
}

/** A call to a provider ends by itself before; what is `sending` for longer has lost its worker. */
const SEND_LEASE_MS = 60_000;

/**
 * Claims due messages and marks them as being sent: one per conversation at a time, in its order;
 * concurrent workers claim different ones. Ends messages that waited too long and those outside
 * WhatsApp's 24-hour window.
 *
 * @returns empty when nothing is due
 */
export const claimOutbound = (db: Db, now: Date, limit: number): Promise<ClaimedMessage[]> =>
  db.transaction(async (tx) => {
    const claimed: ClaimedMessage[] = [];
    for (const due of await lockDue(tx, now, limit)) {
      const { id, threadId, attempts } = due.message;
      const ended = whyEnded(due, now);
      await tx
        .update(channelMessages)
        .set({
          ...(ended ?? { state: "sending", trouble: null, attempts: attempts + 1 }),
          nextAt: null,
          changedAt: now,
        })
        .where(eq(channelMessages.id, id));
      if (ended) await wakeSpaceOf(tx, threadId);
      else claimed.push(await toSend(tx, due));
    }
    return claimed;
  });

type DueMessage = Awaited<ReturnType<typeof lockDue>>[number];

/** Messages whose time has come, on channels that work, none before an earlier one of its conversation. */
function lockDue(tx: Db, now: Date, limit: number) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return tx
    .select({
      message: channelMessages,
      channel: {
        kind: channels.kind,
        externalId: channels.externalId,
        sealedToken: channels.sealedToken,
        templateLanguage: channels.templateLanguage,
        templateHasName: channels.templateHasName,
      },
      contact: {
        address: contacts.address,
        name: contacts.name,
        lastInboundAt: contacts.lastInboundAt,
      },
    })
    .from(channelMessages)
    .innerJoin(channels, eq(channels.id, channelMessages.channelId))
    .innerJoin(contacts, eq(contacts.id, channelMessages.contactId))
    .where(
      and(
        eq(channelMessages.state, "queued"),
        sql`${channelMessages.nextAt} <= ${at}`,
        eq(channels.isOn, true),
        sql`${channels.trouble} IS DISTINCT FROM 'token'`,
        sql`(${channels.waitUntil} IS NULL OR ${channels.waitUntil} <= ${at})`,
        sql`NOT EXISTS (SELECT FROM ${channelMessages} earlier
          WHERE earlier.contact_id = ${outer(channelMessages.contactId)}
            AND earlier.thread_id = ${outer(channelMessages.threadId)}
            AND earlier.state IN ('queued', 'sending') AND (earlier.seq, earlier.part)
              < (${outer(channelMessages.seq)}, ${outer(channelMessages.part)}))`,
      ),
    )
    .orderBy(channelMessages.nextAt, channelMessages.id)
    .limit(limit)
    .for("no key update", { of: channelMessages, skipLocked: true });
}

/** How a message ends without being sent: too late, or outside WhatsApp's 24-hour window. */
function whyEnded({ message, channel, contact }: DueMessage, now: Date) {
  if (now.getTime() - message.changedAt.getTime() > STALE_MS)
    return { state: "failed", trouble: "late" } as const;
  const needsWindow = channel.kind === "whatsapp" && message.template === null;
  return needsWindow && !isWindowOpen(contact.lastInboundAt, now)
    ? ({ state: "window", trouble: "window" } as const)
    : undefined;
}

async function toSend(tx: Db, { message, channel, contact }: DueMessage): Promise<ClaimedMessage> {
  const { id, attempts, channelId, text, template } = message;
  const { kind, externalId, templateLanguage, templateHasName } = channel;
  return {
    id,
    attempt: attempts + 1,
    channelId,
    kind,
    externalId,
    sealedToken: channel.sealedToken!,
    address: contact.address!,
    customer: contact.name,
    text,
    mail: kind === "email" ? await findMailToSend(tx, { ...message, channelId }) : undefined,
    template:
      template === null
        ? undefined
        : { name: template, language: templateLanguage ?? "", hasName: templateHasName },
  };
}

/**
 * Stores the outcome of sending. A refused token stops the channel and the message waits; a
 * temporary failure is retried; without an answer it is `uncertain`, and a person decides.
 */
export const settleOutbound = (
  db: Db,
  { id, attempt, channelId }: Pick<ClaimedMessage, "id" | "attempt" | "channelId">,
  outcome: SendOutcome,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(channelMessages)
      .where(and(eq(channelMessages.id, id), eq(channelMessages.attempts, attempt)))
      .for("update");
    if (!held) return;
    const set = (values: Partial<typeof channelMessages.$inferInsert>) =>
      tx
        .update(channelMessages)
        .set({ ...values, changedAt: now })
        .where(eq(channelMessages.id, id));
    if (outcome.kind === "sent") {
      const { externalId } = outcome;
      // A report of the provider may have come before.
      const state = furtherState(held.state, "sent");
      await set({ state, externalId, ...(state === "sent" && { trouble: null, nextAt: null }) });
    } else if (held.state === "sending") {
      if (outcome.kind === "lost") await set({ state: "uncertain", trouble: "away" });
      else await fail(outcome);
    } else return;
    await wakeSpaceOf(tx, held.threadId);

    async function fail(failed: Extract<SendOutcome, { kind: "failed" }>): Promise<void> {
      const { trouble, retryAfterSeconds, isWholeChannel } = failed;
      if (trouble === "token") {
        await set({ state: "queued", trouble, nextAt: now, attempts: attempt - 1 });
        await tx.update(channels).set({ trouble: "token" }).where(eq(channels.id, channelId));
        return;
      }
      const next = isPassingTrouble(trouble) ? nextTry(attempt, now, retryAfterSeconds) : undefined;
      if (next) await set({ state: "queued", trouble, nextAt: next });
      else await set({ state: trouble === "window" ? "window" : "failed", trouble });
      if (next && isWholeChannel && retryAfterSeconds !== undefined)
        await tx
          .update(channels)
          .set({ waitUntil: new Date(now.getTime() + retryAfterSeconds * 1_000) })
          .where(eq(channels.id, channelId));
    }
  });

/** Marks messages as uncertain whose worker was lost while it sent them. */
export async function endLostSends(db: Db, now: Date): Promise<number> {
  const lost = await db
    .update(channelMessages)
    .set({ state: "uncertain", trouble: "away", changedAt: now })
    .where(
      and(
        eq(channelMessages.state, "sending"),
        lt(channelMessages.changedAt, new Date(now.getTime() - SEND_LEASE_MS)),
      ),
    )
    .returning({ threadId: channelMessages.threadId });
  if (lost.length === 0) return 0;
  const ids = [...new Set(lost.map(({ threadId }) => threadId))];
  const woken = await db
    .selectDistinct({ spaceId: threads.spaceId })
    .from(threads)
    .where(inArray(threads.id, ids));
  for (const { spaceId } of woken) await wakeSpace(db, spaceId);
  return lost.length;
}

async function wakeSpaceOf(tx: Db, threadId: string): Promise<void> {
  const [thread] = await tx
    .select({ spaceId: threads.spaceId })
    .from(threads)
    .where(eq(threads.id, threadId));
  if (thread) await wakeSpace(tx, thread.spaceId);
}
