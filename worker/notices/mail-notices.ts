import type { Logger } from "pino";
import { mailLocale } from "#domain/people/notices/notice-mails.ts";
import type { DeliverMail } from "#adapters/mail/deliver-mail.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { takeNoticeMails } from "#db/commands/people/notices/take-notice-mails.ts";
import { noticeMail } from "#app/words/notice-mail.ts";
import { startTimedLoop } from "#worker/timed-loop.ts";

/** How often unseen notifications are looked for, in milliseconds. */
const EVERY_MS = 60_000;
/** Mails of one pass, so that the process can stop. */
const AT_ONCE = 20;

export interface MailWork {
  deliverMail: DeliverMail;
  /** Address of this Plaza, for links. */
  publicUrl: string;
  log: Pick<Logger, "warn">;
}

/**
 * Mails people what waits for them and was not seen in time. A mail that its server does not take is logged by
 * `deliverMail` and not repeated: the notification is in Plaza.
 *
 * @returns number of mails
 */
export async function mailNotices(db: Db, now: Date, work: MailWork): Promise<number> {
  const mails = await takeNoticeMails(db, now, AT_ONCE);
  for (const mail of mails) {
    const letter = noticeMail(mail, work.publicUrl, { locale: mailLocale(mail.language) });
    await work.deliverMail({ to: mail.email, ...letter });
  }
  return mails.length;
}

/** Does so every minute until it is stopped. Passes never overlap. */
export function startNoticeMails(
  { db }: Pick<Connection, "db">,
  work: MailWork,
): { stop(): Promise<void> } {
  return startTimedLoop({
    everyMs: EVERY_MS,
    work: () => mailNotices(db, new Date(), work),
    onError: (error) =>
      work.log.warn({ err: error }, "mails of notifications wait for the database"),
  });
}
