import type { ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Name of the service on which a customer writes; empty for Plaza's own chat page. */
export function channelName(channel: ChatChannel, lang: { locale: Locale }): string {
  if (channel === "telegram") return m.channel_telegram({}, lang);
  return channel === "whatsapp" ? m.channel_whatsapp({}, lang) : "";
}
