import type { ChannelKind, ChannelTrouble } from "#domain/agentiks/channels/channels.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { channelName } from "./channel-form.server.ts";

const TROUBLES = {
  token: m.channel_trouble_token,
  webhook: m.channel_trouble_webhook,
  away: m.channel_trouble_away,
  full: m.channel_trouble_full,
} satisfies Record<ChannelTrouble, unknown>;

/** What is wrong with a channel, and what to do. */
export const troubleText = (
  kind: ChannelKind,
  trouble: ChannelTrouble,
  lang: { locale: Locale },
): string => TROUBLES[trouble]({ channel: channelName(kind, lang) }, lang);
