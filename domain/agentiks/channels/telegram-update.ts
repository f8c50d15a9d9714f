import {
  idOf,
  messageText,
  nameText,
  objectOf,
  timeOf,
  type Fields,
  type InboundMessage,
  type UnreadKind,
} from "./inbound-message.ts";
import { placeText } from "./place-text.ts";

export type TelegramUpdate =
  { kind: "message"; message: InboundMessage } | { kind: "ignored"; what: string };

/** Fields that tell a message's kind, in this order. */
const KINDS: readonly (readonly [string, UnreadKind])[] = [
  ["photo", "photo"],
  ["voice", "audio"],
  ["audio", "audio"],
  ["video", "video"],
  ["video_note", "video"],
  ["animation", "video"],
  ["document", "file"],
  ["venue", "place"],
  ["location", "place"],
  ["contact", "contact"],
  ["sticker", "sticker"],
  ["poll", "other"],
  ["dice", "other"],
];

/**
 * Reads an update of Telegram's Bot API. Only messages of people in private chats count: groups, channels,
 * other bots, edits, reactions and notices are ignored.
 *
 * @returns undefined for what is no update
 */
export function readTelegramUpdate(json: unknown): TelegramUpdate | undefined {
  const update = objectOf(json);
  if (!update || idOf(update.update_id) === undefined) return undefined;
  const message = objectOf(update.message);
  if (!message) {
    const what = Object.keys(update).find((key) => key !== "update_id") ?? "update";
    return { kind: "ignored", what: /^\w{1,40}$/.test(what) ? what : "update" };
  }
  const [chat, from] = [objectOf(message.chat), objectOf(message.from)];
  const [chatId, messageId] = [idOf(chat?.id), idOf(message.message_id)];
  if (!chat || chatId === undefined || messageId === undefined) return undefined;
  if (chat.type !== "private") return { kind: "ignored", what: "group" };
  if (!from || from.is_bot === true) return { kind: "ignored", what: "bot" };
  const read = contentOf(message);
  if (!read) return { kind: "ignored", what: "notice" };
  return {
    kind: "message",
    message: {
      // Telegram numbers the messages of each chat.
      externalId: `${chatId}:${messageId}`,
      address: chatId,
      name: nameText(from.first_name, from.last_name),
      at: timeOf(message.date),
      ...read,
    },
  };
}

function contentOf(message: Fields): Pick<InboundMessage, "kind" | "text"> | undefined {
  const text = messageText(message.text);
  // The first button of a chat with a bot sends "/start", with what its link says.
  if (/^\/start(?:@\w+)?(?:\s|$)/.test(text)) return { kind: "start", text: "" };
  if (text !== "") return { kind: "text", text };
  const [, kind] = KINDS.find(([field]) => message[field] !== undefined) ?? [];
  if (kind === "place") {
    const venue = objectOf(message.venue);
    const pin = venue?.location ?? message.location;
    return { kind, text: placeText(pin, [venue?.title, venue?.address]) };
  }
  return kind && { kind, text: messageText(message.caption) };
}
