import { createTelegram } from "#adapters/channels/telegram.server.ts";
import { createWhatsapp } from "#adapters/channels/whatsapp.server.ts";
import { unsealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { env } from "#config/env.ts";
import type { ChannelKind, ChannelTrouble } from "#domain/agentiks/channels/channels.ts";
import type { OwnChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { serverPaths } from "#domain/addresses/paths.ts";

export const telegram = createTelegram({ apiRoot: env.TELEGRAM_API_ROOT });
export const whatsapp = createWhatsapp({ apiRoot: env.WHATSAPP_API_ROOT });

/** The address that a provider calls. */
export const webhookAddress = (request: Request, channelId: string, kind: ChannelKind): string =>
  new URL(serverPaths.channelHook(channelId, kind), env.PUBLIC_URL ?? new URL(request.url).origin)
    .href;

/** Whether providers can reach this Plaza: they call https addresses only. */
export const hasPublicAddress = env.PUBLIC_URL?.startsWith("https://") ?? false;

/**
 * Asks a channel's provider whether it still works; registers the webhook's address at Telegram
 * again.
 *
 * @returns what is wrong, and the name that customers see now
 */
export async function checkChannel(
  request: Request,
  { id, kind, externalId, sealedToken, sealedSecret }: OwnChannel,
): Promise<{ trouble: ChannelTrouble | null; name?: string }> {
  const token = unsealChannelSecret(sealedToken ?? "", id);
  const secret = unsealChannelSecret(sealedSecret ?? "", id);
  if (token === undefined || secret === undefined) return { trouble: "token" };
  const found =
    kind === "telegram"
      ? await telegram.findBot(token)
      : await whatsapp.findNumber({ token, id: externalId });
  if (found.kind === "failed") return { trouble: found.trouble === "away" ? "away" : "token" };
  const { name } = found.value;
  if (kind === "whatsapp") return { trouble: null, name };
  const url = webhookAddress(request, id, kind);
  const set = await telegram.setWebhook(token, { url, secret });
  return {
    trouble: set.kind === "ok" ? null : set.trouble === "refused" ? "webhook" : set.trouble,
    name,
  };
}

/** Telegram sends nothing more. What comes nevertheless is refused, as the channel is off. */
export async function releaseChannel({ id, kind, sealedToken }: OwnChannel): Promise<void> {
  const token = unsealChannelSecret(sealedToken ?? "", id);
  if (kind === "telegram" && token !== undefined) await telegram.deleteWebhook(token);
}
