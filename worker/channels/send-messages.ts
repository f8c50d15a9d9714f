import type { Logger } from "pino";
import type { SendOutcome } from "#domain/agentiks/channels/send-trouble.ts";
import type { SendOnChannel } from "#adapters/channels/channel-provider.ts";
import { OUTBOUND_CHANNEL } from "#db/commands/agentiks/channels/notices.ts";
import {
  claimOutbound,
  endLostSends,
  settleOutbound,
  type ClaimedMessage,
} from "#db/commands/agentiks/channels/send-outbound.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";

/** Messages whose notice was missed, and tries that are due, are found after so many milliseconds. */
const EVERY_MS = 2_000;
/** Messages that are sent at the same time. */
const AT_ONCE = 8;

export interface Sending {
  telegram: SendOnChannel;
  whatsapp: SendOnChannel;
  email: SendOnChannel;
  /** Undefined where the application's key was lost. */
  unseal: (sealed: string, channelId: string) => string | undefined;
}

/**
 * Sends messages that are due, of each customer one after the other, until none is.
 *
 * @returns how many were tried
 */
export async function sendMessages(
  db: Db,
  { clock, signal }: { clock: () => Date; signal?: AbortSignal },
  sending: Sending,
): Promise<number> {
  let count = 0;
  await endLostSends(db, clock());
  while (!signal?.aborted) {
    const claimed = await claimOutbound(db, clock(), AT_ONCE);
    await Promise.all(
      claimed.map(async (message) =>
        settleOutbound(db, message, await send(message, sending), clock()),
      ),
    );
    count += claimed.length;
    if (claimed.length === 0) break;
  }
  return count;
}

async function send(message: ClaimedMessage, sending: Sending): Promise<SendOutcome> {
  const { id, kind, channelId, externalId, sealedToken, address, text, customer } = message;
  const token = sending.unseal(sealedToken, channelId);
  if (token === undefined) return { kind: "failed", trouble: "token" };
  const { template, mail } = message;
  // An unexpected error of a provider's library leaves it open whether something was sent.
  return sending[kind]({
    id,
    token,
    externalId,
    address,
    text,
    template: template && {
      name: template.name,
      language: template.language,
      // A template with a parameter is refused without one.
      parameters: template.hasName ? [customer || "👋"] : [],
    },
    mail,
  }).catch((): SendOutcome => ({ kind: "lost" }));
}

/**
 * Sends messages as they are queued, until it is stopped: what is being sent then is waited for. NOTIFY
 * wakes it.
 */
export function startSending(
  { db, sql }: Pick<Connection, "db" | "sql">,
  {
    log,
    clock = () => new Date(),
    ...sending
  }: Sending & { log: Pick<Logger, "warn">; clock?: () => Date },
): { stop(): Promise<void> } {
  return startNotifiedLoop(sql, {
    channel: OUTBOUND_CHANNEL,
    everyMs: EVERY_MS,
    name: "messages of channels",
    work: (signal) => sendMessages(db, { clock, signal }, sending),
    log,
  });
}
