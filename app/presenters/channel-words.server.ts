import type {
  ChannelKind,
  ChannelMessageState,
  ChannelTrouble,
  SendTrouble,
} from "#domain/agentiks/channels/channels.ts";
import { isOnChannel, type ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { localText } from "./local-text.server.ts";

/** Words about channels. They come from the server, so that pages without channels carry none. */

type Says = (inputs: { channel: string }, lang: { locale: Locale }) => string;

const NAMES = {
  telegram: m.channel_telegram,
  whatsapp: m.channel_whatsapp,
  email: m.mailbox_name,
};

/** Name of the service. */
export const channelName = (kind: ChannelKind, lang: { locale: Locale }): string =>
  NAMES[kind]({}, lang);

/** Other texts for a mailbox: it has a password and servers instead of a token and a provider. */
const MAIL_WORDS = new Map<Says, Says>([
  [m.inbox_by_channel, m.mailbox_by],
  [m.inbox_channel_off, m.mailbox_off],
  [m.inbox_channel_trouble, m.mailbox_trouble],
  [m.inbox_failed_off, m.mailbox_sent_off],
  [m.channel_trouble_token, m.mailbox_trouble_token],
  [m.channel_trouble_away, m.mailbox_trouble_away],
  [m.inbox_sent_token, m.mailbox_sent_token],
  [m.inbox_sent_uncertain, m.mailbox_sent_uncertain],
  [m.inbox_failed_away, m.mailbox_sent_away],
  [m.inbox_failed_limited, m.mailbox_sent_limited],
  [m.inbox_failed_blocked, m.mailbox_sent_blocked],
  [m.inbox_failed_refused, m.mailbox_sent_refused],
]);
const saysOf = (kind: ChannelKind, says: Says): Says =>
  (kind === "email" ? MAIL_WORDS.get(says) : undefined) ?? says;

/** One function for each text, so that a page has each text once. */
const abouts = new Map<Says, Record<ChannelKind, Parameters<typeof localText>[0]>>();

function about(kind: ChannelKind, says: Says): LocalText {
  const known = abouts.get(says) ?? {
    telegram: (_, lang) => says({ channel: channelName("telegram", lang) }, lang),
    whatsapp: (_, lang) => says({ channel: channelName("whatsapp", lang) }, lang),
    email: (_, lang) => saysOf("email", says)({ channel: channelName("email", lang) }, lang),
  };
  abouts.set(says, known);
  return localText(known[kind]);
}

/** "by Telegram"; null for Plaza's own chat page. */
export const byChannelText = (channel: ChatChannel): LocalText | null =>
  isOnChannel(channel) ? about(channel, m.inbox_by_channel) : null;

const TROUBLES: Record<ChannelTrouble, Says> = {
  token: m.channel_trouble_token,
  webhook: m.channel_trouble_webhook,
  away: m.channel_trouble_away,
  full: m.channel_trouble_full,
};

/** A channel's problem in words, and what to do about it. */
export const troubleText = (
  kind: ChannelKind,
  trouble: ChannelTrouble,
  lang: { locale: Locale },
): string => saysOf(kind, TROUBLES[trouble])({ channel: channelName(kind, lang) }, lang);

/** A channel in the list of an agentik's channels; its name there is null while it is not connected. */
export const channelStateText = ({
  name,
  hasTrouble,
}: {
  name: string | null;
  hasTrouble: boolean;
}): LocalText =>
  localText(hasTrouble ? m.channel_attention : name === null ? m.channel_off : m.channel_on);

export const channelNameText = (kind: ChannelKind): LocalText => localText(NAMES[kind]);

const STATES: Partial<Record<ChannelMessageState, Says>> = {
  queued: m.inbox_sent_queued,
  sending: m.inbox_sent_sending,
  sent: m.inbox_sent_sent,
  delivered: m.inbox_sent_delivered,
  read: m.inbox_sent_read,
  uncertain: m.inbox_sent_uncertain,
  window: m.inbox_sent_window,
};
const FAILURES: Record<SendTrouble, Says> = {
  token: m.inbox_sent_token,
  blocked: m.inbox_failed_blocked,
  "opted-out": m.inbox_failed_opted_out,
  window: m.inbox_sent_window,
  limited: m.inbox_failed_limited,
  away: m.inbox_failed_away,
  late: m.inbox_failed_late,
  off: m.inbox_failed_off,
  template: m.inbox_failed_template,
  refused: m.inbox_failed_refused,
};
/** States that need a person's decision. */
const OPEN: readonly ChannelMessageState[] = ["failed", "uncertain", "window"];

/** How the sending of a message went, and whether a person may send it again. */
export function shownSending(
  kind: ChannelKind,
  { state, trouble }: { state: ChannelMessageState; trouble: SendTrouble | null },
): { text: LocalText; isOpen: boolean } {
  const says =
    trouble !== null && (state === "failed" || trouble === "token")
      ? FAILURES[trouble]
      : (STATES[state] ?? m.inbox_sent_queued);
  return { text: about(kind, says), isOpen: OPEN.includes(state) };
}

/** Reasons that keep messages from a customer on a channel, the most important first. */
export interface ChannelHindrance {
  isOn: boolean;
  hasTrouble: boolean;
  hasTemplate: boolean;
  isOptedOut: boolean;
  isWindowClosed: boolean;
}

/**
 * Why what is written may not reach a customer, with a link to the channel's page or the button that
 * sends the template.
 *
 * @returns null when nothing is in the way
 */
export function channelNotice(
  kind: ChannelKind,
  { isOn, hasTrouble, hasTemplate, isOptedOut, isWindowClosed }: ChannelHindrance,
): { text: LocalText; see: LocalText | null; send: LocalText | null } | null {
  if (isOptedOut) return { text: localText(m.inbox_opted_out), see: null, send: null };
  if (!isOn || hasTrouble) {
    const text = about(kind, isOn ? m.inbox_channel_trouble : m.inbox_channel_off);
    return { text, see: localText(m.inbox_channel_see), send: null };
  }
  if (!isWindowClosed) return null;
  return {
    text: localText(m.inbox_window_closed),
    see: hasTemplate ? null : localText(m.inbox_template_set),
    send: hasTemplate ? localText(m.inbox_template_send) : null,
  };
}
