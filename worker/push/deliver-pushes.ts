import type { Logger } from "pino";
import { shortenPushText } from "#domain/people/notices/push.ts";
import type { Db } from "#db/connection/client.ts";
import {
  claimDuePushes,
  forgetPush,
  settlePush,
  type DuePush,
} from "#db/commands/people/push/deliver-push.ts";
import type { SendPush } from "#adapters/push/send-push.server.ts";
import { notificationText } from "#app/words/notification-text.ts";
import { startTimedLoop } from "#worker/timed-loop.ts";

/** How often queued messages are looked for. */
const EVERY_MS = 10_000;
/** Messages that are sent at the same time; each may wait 10 s for its push service. */
const AT_ONCE = 20;
/** A pass ends after so many, so that the process can stop. */
const PER_PASS = 200;

export interface PushWork {
  send: SendPush;
  log: Pick<Logger, "error">;
  /** Called for each message, for the metrics. */
  onRow?: (task: string, outcome: "done" | "failed") => void;
}

/** A message that the service worker shows (app/browser/push-messages.ts). */
export interface PushMessage {
  text: string;
  /** Path of the page that a press opens. */
  href: string;
  /** The notification's id: a second message with it replaces the first. */
  tag: string;
  lang: string;
}

/**
 * Sends the queued push messages that are due. Each is tried and recorded on its own: one whose push
 * service hangs or whose row throws holds up no other.
 *
 * @returns how many were tried
 */
export async function deliverPushes(db: Db, clock: () => Date, work: PushWork): Promise<number> {
  let count = 0;
  while (count < PER_PASS) {
    const due = await claimDuePushes(db, clock(), AT_ONCE);
    await Promise.all(due.map((push) => deliver(db, push, clock, work)));
    count += due.length;
    if (due.length < AT_ONCE) break;
  }
  return count;
}

async function deliver(db: Db, push: DuePush, clock: () => Date, work: PushWork): Promise<void> {
  const { send, log, onRow } = work;
  try {
    if (push.isRead) return await forgetPush(db, push);
    // A message that cannot be sent, for whatever reason, counts as a try: it is given up in the
    // end.
    const status = await Promise.resolve()
      .then(() => send(push, messageOf(push)))
      .catch(() => undefined);
    const outcome = await settlePush(db, push, { status, now: clock() });
    onRow?.("push", outcome === "failed" ? "failed" : "done");
  } catch (error) {
    // The row's lease ends by itself.
    onRow?.("push", "failed");
    log.error({ err: error, task: "push", row: push.notificationId }, "due work failed");
  }
}

/**
 * Sends what is due every ten seconds. Passes never overlap; after one that could not reach the database
 * six times as long passes until the next.
 */
export function startPushes(db: Db, work: PushWork): { stop(): Promise<void> } {
  return startTimedLoop({
    everyMs: EVERY_MS,
    restMs: 6 * EVERY_MS,
    work: () => deliverPushes(db, () => new Date(), work),
    onError: (error) =>
      work.log.error({ err: error, task: "push", row: "list" }, "due work failed"),
  });
}

const messageOf = (push: DuePush): PushMessage => ({
  text: shortenPushText(notificationText(push, { locale: push.locale })),
  href: push.href,
  tag: push.notificationId,
  lang: push.locale,
});
