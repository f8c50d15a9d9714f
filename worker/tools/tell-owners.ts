import type { Logger } from "pino";
import { paths } from "#domain/addresses/paths.ts";
import type { DeliverMail } from "#adapters/mail/deliver-mail.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { expireCalls, takeCallsToTell } from "#db/commands/agentiks/tools/waiting-calls.ts";
import { askMail } from "#app/words/call-text.ts";
import { startTimedLoop } from "#worker/timed-loop.ts";

const EVERY_MS = 10_000;
const AT_ONCE = 20;

export interface Telling {
  /**
   * Undefined without a mail server: notifications and pushes still report calls that need
   * approval.
   */
  deliverMail: DeliverMail | undefined;
  /** Address of this Plaza, for links; without it no mail is sent. */
  publicUrl: string | undefined;
  log: Pick<Logger, "warn" | "error">;
}

/**
 * Ends calls that were not decided in time, and tells owners by mail of those that wait. A mail that
 * fails is logged, and the others are sent; the notification exists anyway.
 */
export async function tellOwners(
  db: Db,
  now: Date,
  { deliverMail, publicUrl, log }: Telling,
): Promise<void> {
  await expireCalls(db, now);
  if (!deliverMail || !publicUrl) return;
  for (const { callId, agentik, language, call, email } of await takeCallsToTell(
    db,
    now,
    AT_ONCE,
  )) {
    const link = new URL(paths.approval(callId), publicUrl).href;
    // Plaza's own texts exist in Spanish and English only.
    const lang = { locale: language === "es" ? ("es" as const) : ("en" as const) };
    try {
      await deliverMail({ to: email, ...askMail({ agentik, call, link }, lang) });
    } catch (error) {
      log.error({ err: error, call: callId }, "an owner was not told of an approval");
    }
  }
}

/** Does so every ten seconds until it is stopped. Passes never overlap. */
export function startTelling(
  { db }: Pick<Connection, "db">,
  telling: Telling,
): { stop(): Promise<void> } {
  return startTimedLoop({
    everyMs: EVERY_MS,
    work: () => tellOwners(db, new Date(), telling),
    onError: (error) => telling.log.warn({ err: error }, "approvals wait for the database"),
  });
}
