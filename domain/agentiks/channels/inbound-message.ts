/** A customer's message, as it came from a provider. */
import { CONTACT_NAME_MAX } from "#domain/agentiks/chats/chats.ts";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";

/** Kinds of messages that only their name is read of. */
export const UNREAD_KINDS = [
  "photo",
  "audio",
  "video",
  "file",
  "place",
  "contact",
  "sticker",
  "other",
] as const;
export type UnreadKind = (typeof UNREAD_KINDS)[number];

export interface InboundMessage {
  /** The provider's id of the message, unique within the channel. */
  externalId: string;
  /** The customer's address: id of a Telegram chat, a WhatsApp number, or an e-mail address. */
  address: string;
  /** The customer's name at the provider; may be empty. */
  name: string;
  kind: "text" | "start" | UnreadKind;
  /**
   * For an unread kind its caption, or a link to the place; may be empty. Empty for `start`, Telegram's first
   * button.
   */
  text: string;
  /** When the customer wrote it. */
  at: Date | undefined;
  /** Undefined on channels other than e-mail. */
  mail?: MailParts | undefined;
}

/** Parts of an e-mail beside its text. */
export interface MailParts {
  subject: string;
  /** Message-IDs of the mails before it in its thread, the oldest first. */
  references: readonly string[];
  /** Names of the attachments, which are not kept. */
  attachments: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object; undefined for anything else, arrays included. */
export const objectOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** An id as text; undefined for what is no whole number or short word. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : undefined;
  return typeof value === "string" && /^[!-~]{1,300}$/.test(value) ? value : undefined;
}

/** Seconds since 1970, as a number or a text. */
export function timeOf(value: unknown): Date | undefined {
  const seconds = typeof value === "string" && /^\d{1,11}$/.test(value) ? Number(value) : value;
  return typeof seconds === "number" && Number.isInteger(seconds) && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1_000)
    : undefined;
}

/**
 * A message's text without what Postgres refuses (NUL, lone surrogates), cut at the limit of a
 * message.
 */
export const messageText = (value: unknown): string =>
  [
    ...stringOf(value)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ""),
  ]
    .slice(0, MESSAGE_MAX_CHARACTERS)
    .join("")
    .trim();

export const nameText = (...parts: readonly unknown[]): string =>
  [
    ...parts
      .map(stringOf)
      .join(" ")
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, CONTACT_NAME_MAX)
    .join("")
    .trim();
