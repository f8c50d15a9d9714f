import { lineOf, textOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** Where a customer is written to: on one channel, or on the one on which they have written. */
export const CHAT_MESSAGE_CHANNELS = ["any", "telegram", "whatsapp"] as const;
export type ChatMessageChannel = (typeof CHAT_MESSAGE_CHANNELS)[number];

const CUSTOMER_MAX = 120;
const CHAT_MESSAGE_TEXT_MAX = 1_000;

/** A customer's conversation, from the database; their number or address is no part of the call. */
export interface CustomerChat {
  threadId: string;
  contactId: string;
  channel: Exclude<ChatMessageChannel, "any">;
  name: string;
}

export type ChatMessageCall = {
  tool: "chat_message";
  channel: ChatMessageChannel;
  /** The customer's name, as the inbox has it. */
  customer: string;
  text: string;
  /** Null in a model's request; filled in from the database when the request is stored. */
  to: CustomerChat | null;
};

/**
 * A message on WhatsApp or Telegram to a customer who has written to the agentik there. It names the
 * customer, never a number, so that no other person can be written to.
 */
export const chatMessageTool = {
  reach: "sends",
  first: "ask",
  choices: PERMISSIONS,
  audience: "members",
  description:
    "Proposes a message to a customer who has written on WhatsApp or Telegram. customer: their name, as in the inbox; channel: where they wrote, any if you do not know; text: the message. WhatsApp takes it only within 24 hours of the customer's last message.",
  fields: { channel: CHAT_MESSAGE_CHANNELS, customer: "text", text: "text" },
  read({ channel: name, customer: called, text: body, to }) {
    const channel = CHAT_MESSAGE_CHANNELS.find((one) => one === name);
    const customer = lineOf(called, CUSTOMER_MAX);
    const text = textOf(body, CHAT_MESSAGE_TEXT_MAX);
    if (!channel || !customer || !text) return undefined;
    return { tool: "chat_message", channel, customer, text, to: chatOf(to) };
  },
  // The message is queued in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<ChatMessageCall>;

function chatOf(given: unknown): CustomerChat | null {
  if (typeof given !== "object" || given === null) return null;
  const { threadId, contactId, channel, name } = given as Record<string, unknown>;
  return typeof threadId === "string" &&
    typeof contactId === "string" &&
    (channel === "telegram" || channel === "whatsapp") &&
    typeof name === "string"
    ? { threadId, contactId, channel, name }
    : null;
}
