/** Types of calls to a channel's provider, and errors of a request that was not sent. */
import type { ReplyHeaders } from "#domain/agentiks/channels/mail/mail-thread.ts";
import type { MailboxServers } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { SendOutcome } from "#domain/agentiks/channels/send-trouble.ts";

/** A call to a provider ends after so many milliseconds. */
export const PROVIDER_CALL_MS = 20_000;
/** While a person waits at a form. */
export const PROVIDER_CHECK_MS = 8_000;

/**
 * Answer of a provider. `token`: it refuses the token; `away`: it does not answer; `refused`: it
 * refuses what was asked.
 */
export type ProviderAnswer<Value> =
  { kind: "ok"; value: Value } | { kind: "failed"; trouble: "token" | "away" | "refused" };

/** A bot or a number: its id there, and what customers call it. */
export interface ProviderAccount {
  externalId: string;
  name: string;
}

/** A message to one customer. */
export interface OutboundMessage {
  /** Ours, which WhatsApp repeats in its reports. */
  id: string;
  token: string;
  /** Id of the bot or number that sends. */
  externalId: string;
  /** The customer's chat or number. */
  address: string;
  text: string;
  /** Instead of the text. */
  template?: { name: string; language: string; parameters: readonly string[] } | undefined;
  /** Only of an e-mail. */
  mail?: OutboundMail | undefined;
}

export interface OutboundMail extends ReplyHeaders {
  servers: MailboxServers;
  /** The business, as the sender's name. */
  sender: string;
  /** Written by the agentik or by Plaza itself, not by a person. */
  isAutomatic: boolean;
}

export type SendOnChannel = (message: OutboundMessage) => Promise<SendOutcome>;

/** Errors of a request that never reached the other side. */
const NOT_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Whether an error, or one that caused it, says that nothing was sent. */
export function isNotSent(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; depth += 1) {
    const {
      code,
      cause,
      error: inner,
    } = one as { code?: unknown; cause?: unknown; error?: unknown };
    if (typeof code === "string" && NOT_SENT.has(code)) return true;
    one = cause ?? inner;
  }
  return false;
}
