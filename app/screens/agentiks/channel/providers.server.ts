import { createImap, type MailboxPlace } from "#adapters/channels/mail/imap.server.ts";
import type { MailTrouble } from "#adapters/channels/mail/mail-host.server.ts";
import { createSmtp } from "#adapters/channels/mail/smtp.server.ts";
import { createTelegram } from "#adapters/channels/telegram.server.ts";
import { createWhatsapp } from "#adapters/channels/whatsapp.server.ts";
import { unsealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { env } from "#config/env.ts";
import type { ChannelKind, ChannelTrouble } from "#domain/agentiks/channels/channels.ts";
import type { MailboxServers } from "#domain/agentiks/channels/mail/mailbox.ts";
import { isListedHost } from "#domain/runs/models/model-provider.ts";
import type { OwnChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { serverPaths } from "#domain/addresses/paths.ts";

export const telegram = createTelegram({ apiRoot: env.TELEGRAM_API_ROOT });
export const whatsapp = createWhatsapp({ apiRoot: env.WHATSAPP_API_ROOT });
/** Mail servers that may be in any network, and without TLS. */
export const isMailHostAllowed = (host: string): boolean =>
  isListedHost(host, env.MAIL_HOSTS_ALLOWED);
const imap = createImap({ isAllowedHost: isMailHostAllowed });
const smtp = createSmtp({ isAllowedHost: isMailHostAllowed });

/** A server of a mailbox that did not take it. */
export interface MailboxFailure {
  protocol: "imap" | "smtp";
  trouble: MailTrouble;
}

/**
 * Signs in to both servers of a mailbox, one after the other: some lock an account for two wrong
 * passwords at once.
 *
 * @returns the place after which its mails are new
 */
export async function checkMailbox(
  { user, ...servers }: MailboxServers,
  password: string,
): Promise<{ kind: "ok"; place: MailboxPlace } | ({ kind: "failed" } & MailboxFailure)> {
  const found = await imap.findEnd({ server: servers.imap, user, password });
  if (found.kind === "failed") return { ...found, protocol: "imap" };
  const trouble = await smtp.check({ server: servers.smtp, user, password });
  return trouble
    ? { kind: "failed", protocol: "smtp", trouble }
    : { kind: "ok", place: found.value };
}

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
 * @returns the channel's problem, and the name that customers see now
 */
export async function checkChannel(
  request: Request,
  { id, kind, externalId, sealedToken, sealedSecret, mailbox }: OwnChannel,
): Promise<{ trouble: ChannelTrouble | null; name?: string }> {
  const token = unsealChannelSecret(sealedToken ?? "", id);
  if (kind === "email") {
    if (token === undefined || !mailbox) return { trouble: "token" };
    const checked = await checkMailbox(serversOf(mailbox), token);
    if (checked.kind === "ok") return { trouble: null };
    return { trouble: checked.trouble === "token" ? "token" : "away" };
  }
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

const serversOf = (mailbox: NonNullable<OwnChannel["mailbox"]>): MailboxServers => ({
  user: mailbox.user,
  imap: { host: mailbox.imapHost, port: mailbox.imapPort },
  smtp: { host: mailbox.smtpHost, port: mailbox.smtpPort },
});

/** Telegram sends nothing more. Later updates are refused, as the channel is off. */
export async function releaseChannel({ id, kind, sealedToken }: OwnChannel): Promise<void> {
  const token = unsealChannelSecret(sealedToken ?? "", id);
  if (kind === "telegram" && token !== undefined) await telegram.deleteWebhook(token);
}
