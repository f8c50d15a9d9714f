/** Channels: a Telegram bot, a WhatsApp number or a mailbox on which an agentik answers customers. */

export const CHANNEL_KINDS = ["telegram", "whatsapp", "email"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export const readChannelKind = (text: string | undefined): ChannelKind | undefined =>
  CHANNEL_KINDS.find((kind) => kind === text);

/**
 * Trouble of a connected channel. `token`: the provider refuses the token, and nothing is sent
 * until it was checked; `webhook`: the provider does not know our address; `away`: it did not
 * answer at the last check; `full`: messages were not kept, since the owner's storage is used up.
 */
export const CHANNEL_TROUBLES = ["token", "webhook", "away", "full"] as const;
export type ChannelTrouble = (typeof CHANNEL_TROUBLES)[number];

/**
 * State of a message on a channel. A customer's is `received`. Ours is `queued`, then `sending` while a
 * worker calls the provider, then `sent`, and what the provider reports; `uncertain` when it may have
 * arrived, so that a person decides on sending it again; `window` when WhatsApp accepts only a template.
 */
export const CHANNEL_MESSAGE_STATES = [
  "received",
  "queued",
  "sending",
  "uncertain",
  "window",
  "failed",
  "sent",
  "delivered",
  "read",
] as const;
export type ChannelMessageState = (typeof CHANNEL_MESSAGE_STATES)[number];

/** States in which a person may send a message again. */
export const RESENDABLE_STATES = ["uncertain", "window", "failed"] as const;

/**
 * Why a message was not sent. `blocked`: the customer has blocked us, or cannot be reached there;
 * `opted-out`: they asked for no more messages; `limited`: too many at once; `away`: the provider did not
 * answer; `late`: it waited for a day; `off`: the channel was disconnected; `template`: the template is
 * not approved, or has other parameters; `refused`: any other reason.
 */
export const SEND_TROUBLES = [
  "token",
  "blocked",
  "opted-out",
  "window",
  "limited",
  "away",
  "late",
  "off",
  "template",
  "refused",
] as const;
export type SendTrouble = (typeof SEND_TROUBLES)[number];

/**
 * Outcome of a request to a channel's webhook: `accepted` message; `duplicate` of an earlier one;
 * `status` of an outgoing message; `ignored` kind; `malformed`; `limited`, so that the provider
 * retries later; `full`: no storage left; `verified`: the challenge.
 */
export const DELIVERY_OUTCOMES = [
  "accepted",
  "duplicate",
  "status",
  "ignored",
  "malformed",
  "limited",
  "full",
  "verified",
] as const;
export type ChannelDeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export const CHANNEL_DELIVERIES_SHOWN = 10;

/** Meta documents payloads of up to 3 MB; Telegram's are far smaller. */
export const CHANNEL_BODY_MAX_BYTES = 3 * 1024 * 1024;

/** Telegram and WhatsApp accept 4,096 characters, which they count in UTF-16 code units. */
const CHANNEL_TEXT_MAX = 4_096;
/** A mail is not cut into parts before. */
const MAIL_TEXT_MAX = 50_000;

export const outboundTextMax = (kind: ChannelKind): number =>
  kind === "email" ? MAIL_TEXT_MAX : CHANNEL_TEXT_MAX;

/** Messages of one customer in one minute and in one hour; the provider delivers others later. */
export const CHANNEL_MESSAGES_A_MINUTE = 30;
export const CHANNEL_MESSAGES_AN_HOUR = 240;
/** E-mails of one sender in a minute and in an hour; more stay in the mailbox, unread by Plaza. */
export const MAILS_A_MINUTE = 5;
export const MAILS_AN_HOUR = 20;

/** Messages of one customer that are kept in a minute and in an hour. */
export const messageLimits = (kind: ChannelKind): { minute: number; hour: number } =>
  kind === "email"
    ? { minute: MAILS_A_MINUTE, hour: MAILS_AN_HOUR }
    : { minute: CHANNEL_MESSAGES_A_MINUTE, hour: CHANNEL_MESSAGES_AN_HOUR };

/** A token by @BotFather: the bot's number, a colon and 35 characters. */
export const TELEGRAM_TOKEN = /^\d{5,16}:[\w-]{30,64}$/;
/** Meta's id of a phone number, an access token and an app secret. */
export const WHATSAPP_NUMBER_ID = /^\d{5,20}$/;
export const WHATSAPP_TOKEN = /^[\w.|~+/=-]{20,1000}$/;
export const WHATSAPP_SECRET = /^[0-9a-f]{32}$/i;
/** Name and language code of a template, as Meta has them. */
export const TEMPLATE_NAME = /^[a-z0-9_]{1,512}$/;
export const TEMPLATE_LANGUAGE = /^[a-z]{2,3}(?:_[A-Z]{2,3})?$/;

/** The link under which customers write: `https://t.me/my_bot`, `mailto:hola@fonda.mx`. */
export function channelLink(kind: ChannelKind, name: string): string {
  switch (kind) {
    case "telegram":
      return `https://t.me/${encodeURIComponent(name.replace(/^@/, ""))}`;
    case "whatsapp":
      return `https://wa.me/${name.replace(/\D/g, "")}`;
    case "email":
      return `mailto:${encodeURIComponent(name).replace("%40", "@")}`;
  }
}
