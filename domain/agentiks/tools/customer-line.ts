import type { ChatMessageCall } from "./kinds/chat-message.ts";

const CHANNEL_NAMES = { telegram: "Telegram", whatsapp: "WhatsApp" } as const;

/** The customer that a message is for, and the channel on which they have written: `Rosa (WhatsApp)`. */
export const customerLine = ({ customer, to }: ChatMessageCall): string =>
  to ? `${to.name} (${CHANNEL_NAMES[to.channel]})` : customer;
