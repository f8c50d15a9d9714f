/** Conversations of an agentik with customers, on its chat page, and trials by its owner. */
import { CHANNEL_KINDS, type ChannelKind } from "#domain/agentiks/channels/channels.ts";

/**
 * `page`: a customer on the chat page; `try`: the owner tries a version, and nothing leaves it; others: a
 * customer on a channel.
 */
export const CHAT_CHANNELS = ["page", "try", ...CHANNEL_KINDS] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Whether what is written there goes out by another service. */
export const isOnChannel = (channel: ChatChannel): channel is ChannelKind =>
  channel !== "page" && channel !== "try";

/** Handler of a chat; `nobody` while the customer waits for a person. */
export const CHAT_HANDLERS = ["agentik", "person", "nobody"] as const;
export type ChatHandler = (typeof CHAT_HANDLERS)[number];

/**
 * Why a conversation went to a person: the customer `asked`, the agentik did not know (`unknown`), a
 * person `took` it, or the business is `open` and the agentik answers only while it is closed.
 */
export const HAND_OVER_REASONS = ["asked", "unknown", "took", "open"] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

/**
 * Whether the agentik answers the next message. While a question that it did not know waits for a person,
 * it still answers what it knows and takes orders; it is silent once the customer asks for a person, a
 * person has taken over, or the business is open and has its people answer.
 */
export const doesAgentikAnswer = ({
  handledBy,
  reason,
}: {
  handledBy: ChatHandler;
  reason: HandOverReason | null;
}): boolean => handledBy === "agentik" || (handledBy === "nobody" && reason === "unknown");

/** Kinds of steps of a run, by what was done. */
export const STEP_KINDS = [
  "understood",
  "retrieved",
  "answered",
  "asked",
  "noted",
  "labelled",
  "handed-over",
  "reported",
  "model",
  "checked",
  "calculated",
  "looked-up",
  "to-approve",
  "to-do",
  "not-allowed",
  "would-do",
  "called",
  "not-asked",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Longest message of a customer, in characters. */
export const CHAT_MESSAGE_MAX = 1_000;
/** Maximum messages of a customer in one minute, and of one IP address in an hour. */
export const CHAT_MESSAGES_A_MINUTE = 12;
export const CHAT_MESSAGES_AN_HOUR_BY_ADDRESS = 240;
/** Newest messages of a conversation that a page shows. */
export const CHAT_MESSAGES_SHOWN = 60;
export const CONTACT_NAME_MAX = 60;
/** A customer's conversation is found again for this many days after their last message. */
export const CONTACT_DAYS = 90;
