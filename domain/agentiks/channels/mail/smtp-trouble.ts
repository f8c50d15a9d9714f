import type { SendTrouble } from "#domain/agentiks/channels/channels.ts";

/** Mailboxes that do not exist, do not take it, or have moved: RFC 5321, 4.2.3. */
const NO_MAILBOX = new Set([550, 551, 553]);

/**
 * Why a mail server has refused a mail, by its reply code. 4xx is for now (greylisting, a limit), so that
 * it is tried again.
 */
export function troubleOfSmtp(code: number): SendTrouble {
  if (code === 530 || code === 535) return "token";
  if (code < 500) return "limited";
  return NO_MAILBOX.has(code) ? "blocked" : "refused";
}
