import type { ChannelDeliveryOutcome, ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { CHANNEL_BODY_MAX_BYTES } from "#domain/agentiks/channels/channels.ts";
import type { InboundMessage } from "#domain/agentiks/channels/inbound-message.ts";
import type { WhatsappStatus } from "#domain/agentiks/channels/whatsapp-payload.ts";
import { unsealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import type { Db } from "#db/connection/client.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { noteChannelDelivery } from "#db/commands/agentiks/channels/note-delivery.ts";
import { receiveMessage } from "#db/commands/agentiks/channels/receive-message.ts";
import { reportStatus } from "#db/commands/agentiks/channels/report-status.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import {
  findWebhookChannel,
  type WebhookChannel,
} from "#db/queries/agentiks/channels/find-channel.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";

/** The parsed payload of a channel's webhook. */
export interface Delivered {
  messages: readonly InboundMessage[];
  statuses: readonly WhatsappStatus[];
  /** Kinds of what is left out, for the owner to see. */
  ignored: readonly string[];
}

/** After so many seconds a provider may deliver again what came too often. */
const LIMITED_SECONDS = 60;

export const refuseChannelMethod = () =>
  textResponse(405, "Send deliveries with POST", { Allow: "POST" });

/**
 * A request to a channel's webhook: 404 for an unknown channel, 401 with nothing stored for a wrong
 * signature, else 200, also for an unreadable body, which is noted for the owner: the provider would
 * repeat it for nothing. 429 when a customer writes too much, and 503 when the database is busy: the provider
 * delivers it later.
 */
export async function receiveDelivery(
  request: Request,
  { id, kind }: { id: string; kind: ChannelKind },
  provider: {
    isSigned: (headers: Headers, body: Uint8Array, secret: string) => boolean;
    read: (json: unknown, channel: WebhookChannel) => Delivered | undefined;
  },
): Promise<Response> {
  const now = new Date();
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > CHANNEL_BODY_MAX_BYTES) return textResponse(413, "Send 3 MB at most");
  const channel = await onPrimary(() => findWebhookChannel(db, { id, kind }));
  if (!channel) return textResponse(404, "Not found");
  const secret = unsealChannelSecret(channel.sealedSecret ?? "", channel.id);
  if (secret === undefined || !provider.isSigned(request.headers, body, secret))
    return textResponse(401, "The signature or the token is wrong");
  try {
    const delivered = provider.read(parseJson(body), channel);
    if (!delivered) {
      await note(channel, { outcome: "malformed", now });
      return textResponse(200, "Not understood");
    }
    const outcome = await write(channel, delivered, now);
    return outcome === "limited"
      ? textResponse(429, "Too many messages", { "Retry-After": String(LIMITED_SECONDS) })
      : textResponse(200, "Received");
  } catch (error) {
    // Lost against concurrent transactions.
    if (isPassing(error)) return textResponse(503, "Not now", { "Retry-After": "5" });
    throw error;
  }
}

/** Notes a request that holds no message. */
export const note = (
  { id: channelId }: Pick<WebhookChannel, "id">,
  noted: { outcome: ChannelDeliveryOutcome; what?: string; now: Date },
): Promise<void> =>
  retryTransaction(() => db.transaction((tx) => noteChannelDelivery(tx, { channelId, ...noted })));

/** Writes all of a payload in one transaction; messages that find no storage are left out. */
async function write(
  channel: WebhookChannel,
  delivered: Delivered,
  now: Date,
): Promise<ChannelDeliveryOutcome> {
  const run = (of: Delivered, full?: "full") =>
    retryTransaction(() =>
      db.transaction((tx) => writeDelivered(tx, channel, { ...of, full }, now)),
    );
  try {
    return await run(delivered);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    return run({ ...delivered, messages: [] }, "full");
  }
}

async function writeDelivered(
  tx: Db,
  channel: WebhookChannel,
  { messages, statuses, ignored, full }: Delivered & { full: "full" | undefined },
  now: Date,
): Promise<ChannelDeliveryOutcome> {
  const received = new Set<ChannelDeliveryOutcome>();
  for (const message of messages) received.add(await receiveMessage(tx, { channel, message, now }));
  for (const status of statuses) await reportStatus(tx, { channelId: channel.id, status, now });
  const outcome =
    full ??
    (["limited", "accepted", "duplicate"] as const).find((one) => received.has(one)) ??
    (statuses.length > 0 ? "status" : "ignored");
  const what = messages[0]?.kind ?? statuses[0]?.state ?? ignored[0] ?? "";
  await noteChannelDelivery(tx, { channelId: channel.id, outcome, what, now });
  return outcome;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return undefined;
  }
}
