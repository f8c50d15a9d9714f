/** Mailboxes of e-mail channels: their settings, and how far workers have read them. */
import { and, eq, sql } from "drizzle-orm";
import type { MailboxServers } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Db } from "#db/connection/client.ts";
import { channelMailboxes, channels } from "#db/schema/agentiks/channels.ts";
import { wakeReading } from "./notices.ts";

/** How far a mailbox was read: IMAP's UIDVALIDITY, and the last UID. */
export interface ReadUpTo {
  validity: string;
  uid: number;
}

/** A mailbox is read so often, in milliseconds. */
const READ_EVERY_MS = 30_000;
/** A worker that reads one longer than this has been lost. */
const READ_LEASE_MS = 180_000;
/** After a mailbox could not be read, the pause doubles up to this, in milliseconds. */
const PAUSE_MAX_MS = 15 * 60_000;

/** A mailbox that a worker reads now. */
export interface ClaimedMailbox {
  channelId: string;
  /** The channel's address. */
  externalId: string;
  sealedToken: string;
  user: string;
  imap: { host: string; port: number };
  place: ReadUpTo;
  readFrom: Date;
  failures: number;
}

/** Keeps the servers of a channel. The same mailbox goes on where it was read to. */
export async function saveMailbox(
  tx: Db,
  {
    channelId,
    mailbox: { user, imap, smtp, place },
    now,
  }: { channelId: string; mailbox: MailboxServers & { place: ReadUpTo }; now: Date },
): Promise<void> {
  const isThis = eq(channelMailboxes.channelId, channelId);
  const [known] = await tx.select().from(channelMailboxes).where(isThis).for("update");
  const isSame =
    known?.userName === user && known.imapHost === imap.host && known.imapPort === imap.port;
  const set = {
    userName: user,
    imapHost: imap.host,
    imapPort: imap.port,
    smtpHost: smtp.host,
    smtpPort: smtp.port,
    nextReadAt: now,
    failures: 0,
    ...(!isSame && { validity: place.validity, lastUid: place.uid, readFrom: now }),
  };
  if (known) await tx.update(channelMailboxes).set(set).where(isThis);
  else
    await tx.insert(channelMailboxes).values({
      channelId,
      validity: place.validity,
      lastUid: place.uid,
      readFrom: now,
      ...set,
    });
  await wakeReading(tx);
}

/** Has a mailbox read again that works once more. */
export async function readMailboxNow(
  tx: Db,
  { channelId, now }: { channelId: string; now: Date },
): Promise<void> {
  const due = await tx
    .update(channelMailboxes)
    .set({ nextReadAt: now, failures: 0 })
    .where(eq(channelMailboxes.channelId, channelId))
    .returning({ id: channelMailboxes.channelId });
  if (due.length > 0) await wakeReading(tx);
}

/**
 * Claims mailboxes that are to be read; concurrent workers claim different ones. One whose password was
 * refused waits for its owner.
 */
export const claimMailboxes = (db: Db, now: Date, limit: number): Promise<ClaimedMailbox[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ mailbox: channelMailboxes, channel: channels })
      .from(channelMailboxes)
      .innerJoin(channels, eq(channels.id, channelMailboxes.channelId))
      .where(
        and(
          sql`${channelMailboxes.nextReadAt} <= ${now.toISOString()}::timestamptz`,
          eq(channels.isOn, true),
          sql`${channels.trouble} IS DISTINCT FROM 'token'`,
        ),
      )
      .orderBy(channelMailboxes.nextReadAt)
      .limit(limit)
      .for("no key update", { of: channelMailboxes, skipLocked: true });
    for (const { mailbox } of due)
      await tx
        .update(channelMailboxes)
        .set({ nextReadAt: new Date(now.getTime() + READ_LEASE_MS) })
        .where(eq(channelMailboxes.channelId, mailbox.channelId));
    return due.map(({ mailbox, channel }) => ({
      channelId: channel.id,
      externalId: channel.externalId,
      sealedToken: channel.sealedToken!,
      user: mailbox.userName,
      imap: { host: mailbox.imapHost, port: mailbox.imapPort },
      place: { validity: mailbox.validity, uid: mailbox.lastUid },
      readFrom: mailbox.readFrom,
      failures: mailbox.failures,
    }));
  });

/**
 * Writes how far a mailbox was read, and when it is read next. A refused password stops its channel; a
 * server that does not answer is a trouble that passes with the next reading.
 *
 * @param trouble null where it was read
 */
export const settleReading = (
  db: Db,
  {
    channelId,
    sealedToken,
    failures,
  }: Pick<ClaimedMailbox, "channelId" | "sealedToken" | "failures">,
  { place, trouble, now }: { place?: ReadUpTo; trouble: "token" | "away" | null; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const pauseMs = Math.min(
      READ_EVERY_MS * (trouble ? 2 ** Math.min(failures, 10) : 1),
      PAUSE_MAX_MS,
    );
    await tx
      .update(channels)
      .set({ trouble })
      .where(
        and(
          eq(channels.id, channelId),
          eq(channels.isOn, true),
          // A trouble found by a check or a send stays, unless it was `away` and the server answers
          // again; a password that was changed meanwhile is not marked as refused.
          trouble === "token"
            ? eq(channels.sealedToken, sealedToken)
            : trouble === "away"
              ? sql`${channels.trouble} IS NULL`
              : sql`${channels.trouble} = 'away'`,
        ),
      );
    await tx
      .update(channelMailboxes)
      .set({
        nextReadAt: new Date(now.getTime() + pauseMs),
        failures: trouble ? failures + 1 : 0,
        ...(place && {
          validity: place.validity,
          lastUid: place.uid,
          // Mails before this time count as read when UIDs change (UIDVALIDITY).
          readFrom: sql`greatest(${channelMailboxes.readFrom}, ${now.toISOString()}::timestamptz - interval '1 day')`,
        }),
      })
      .where(eq(channelMailboxes.channelId, channelId));
  });
