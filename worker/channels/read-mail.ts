import type { Logger } from "pino";
import { readMail } from "#domain/agentiks/channels/mail/received-mail.ts";
import type { Imap, MailboxMail } from "#adapters/channels/mail/imap.server.ts";
import { readMime } from "#adapters/channels/mail/read-mime.server.ts";
import {
  claimMailboxes,
  settleReading,
  type ClaimedMailbox,
} from "#db/commands/agentiks/channels/mailboxes.ts";
import { noteChannelDelivery } from "#db/commands/agentiks/channels/note-delivery.ts";
import { MAILBOX_CHANNEL } from "#db/commands/agentiks/channels/notices.ts";
import { receiveMessage } from "#db/commands/agentiks/channels/receive-message.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { codeOf, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { findWebhookChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";

/** Mailboxes that are due are looked for after so many milliseconds. */
const EVERY_MS = 5_000;
/** Mailboxes that are read at the same time. */
const AT_ONCE = 4;

export interface Reading {
  imap: Pick<Imap, "readAfter">;
  /** Undefined where the application's key was lost. */
  unseal: (sealed: string, channelId: string) => string | undefined;
  log: Pick<Logger, "warn">;
}

/**
 * Reads mailboxes that are due, until none is. Each mail is a customer's message once, by its Message-ID,
 * however often it is read.
 *
 * @returns how many mailboxes were read
 */
export async function readMailboxes(
  db: Db,
  { clock, signal }: { clock: () => Date; signal?: AbortSignal },
  reading: Reading,
): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const claimed = await claimMailboxes(db, clock(), AT_ONCE);
    await Promise.all(
      claimed.map((mailbox) => readMailbox(db, mailbox, { clock, signal }, reading)),
    );
    count += claimed.length;
    if (claimed.length === 0) break;
  }
  return count;
}

async function readMailbox(
  db: Db,
  mailbox: ClaimedMailbox,
  { clock, signal }: { clock: () => Date; signal: AbortSignal | undefined },
  { imap, unseal, log }: Reading,
): Promise<void> {
  const { channelId, externalId, sealedToken, user, place, readFrom } = mailbox;
  const password = unseal(sealedToken, channelId);
  if (password === undefined) return settleReading(db, mailbox, { trouble: "token", now: clock() });
  const own = [externalId, user.toLowerCase()];
  let failure: { error: unknown } | undefined;
  const read = await imap.readAfter(
    { server: mailbox.imap, user, password, place, since: readFrom },
    async (mail) => {
      if (signal?.aborted) return false;
      try {
        await receive(db, channelId, { mail, own, now: clock(), log });
        return true;
      } catch (error) {
        failure = { error };
        return false;
      }
    },
  );
  if (failure) throw failure.error;
  const now = clock();
  if (read.kind === "ok")
    await settleReading(db, mailbox, { place: read.value, trouble: null, now });
  else
    await settleReading(db, mailbox, { trouble: read.trouble === "token" ? "token" : "away", now });
}

/** Writes what a mail says, and that it came, in one transaction. */
async function receive(
  db: Db,
  channelId: string,
  {
    mail,
    own,
    now,
    log,
  }: { mail: MailboxMail; own: readonly string[]; now: Date; log: Reading["log"] },
): Promise<void> {
  const parsed = await readMime(mail.source);
  const read = parsed && readMail(parsed, own);
  const write = (failed?: "full" | "malformed") =>
    retryTransaction(() =>
      db.transaction(async (tx) => {
        // Disconnected in the meantime: nothing is written.
        const channel = await findWebhookChannel(tx, { id: channelId, kind: "email" });
        if (!channel) return;
        const note = (outcome: Parameters<typeof noteChannelDelivery>[1]["outcome"], what = "") =>
          noteChannelDelivery(tx, { channelId, outcome, what, now });
        if (!read || failed === "malformed") return note("malformed");
        if (read.kind === "ignored") return note("ignored", read.what);
        const { message } = read;
        if (failed) return note(failed, message.kind);
        return note(await receiveMessage(tx, { channel, message, now }), message.kind);
      }),
    );
  try {
    await write();
  } catch (error) {
    if (error instanceof StorageFull) return write("full");
    // If this can be written, the mail is at fault, and does not hold up those after it.
    await write("malformed");
    log.warn({ code: codeOf(error) }, "a mail could not be kept");
  }
}

/** Reads mailboxes as they are due, until it is stopped: a mail that is being written is waited for. */
export function startReadingMail(
  { db, sql }: Pick<Connection, "db" | "sql">,
  { log, clock = () => new Date(), ...reading }: Reading & { clock?: () => Date },
): { stop(): Promise<void> } {
  return startNotifiedLoop(sql, {
    channel: MAILBOX_CHANNEL,
    everyMs: EVERY_MS,
    name: "mailboxes of channels",
    work: (signal) => readMailboxes(db, { clock, signal }, { ...reading, log }),
    log,
  });
}
