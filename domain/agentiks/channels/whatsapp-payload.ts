import type { ReportedState } from "./delivery-state.ts";
import {
  idOf,
  listOf,
  messageText,
  nameText,
  objectOf,
  stringOf,
  timeOf,
  type Fields,
  type InboundMessage,
  type UnreadKind,
} from "./inbound-message.ts";
import { placeText } from "./place-text.ts";
import { troubleOfWhatsapp } from "./send-trouble.ts";
import type { SendTrouble } from "./channels.ts";

/** WhatsApp's delivery status of an outgoing message. */
export interface WhatsappStatus {
  externalId: string;
  /** Our own id of the message, which was sent with it. */
  messageId: string | undefined;
  state: ReportedState;
  /** Why the message failed; undefined if it did not. */
  trouble: SendTrouble | undefined;
}

export interface WhatsappPayload {
  messages: readonly InboundMessage[];
  statuses: readonly WhatsappStatus[];
  /** Kinds of what was left out. */
  ignored: readonly string[];
}

const KINDS: Readonly<Record<string, UnreadKind>> = {
  image: "photo",
  audio: "audio",
  video: "video",
  document: "file",
  contacts: "contact",
  sticker: "sticker",
  order: "other",
  unsupported: "other",
};

const STATES: Readonly<Record<string, ReportedState>> = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
};

/**
 * Reads a payload of the WhatsApp Cloud API's webhook, which holds messages and states of several numbers
 * and customers. Reactions, notices, groups and other numbers are ignored.
 *
 * @param numberId Meta's id of the channel's phone number
 * @returns undefined for what is no payload
 */
export function readWhatsappPayload(json: unknown, numberId: string): WhatsappPayload | undefined {
  const payload = objectOf(json);
  if (payload?.object !== "whatsapp_business_account" || !Array.isArray(payload.entry))
    return undefined;
  const messages: InboundMessage[] = [];
  const statuses: WhatsappStatus[] = [];
  const ignored: string[] = [];
  const changes = payload.entry.flatMap((entry) => listOf(objectOf(entry)?.changes));
  for (const change of changes.map(objectOf)) {
    const value = objectOf(change?.value);
    if (change?.field !== "messages" || !value) {
      ignored.push("notice");
      continue;
    }
    if (idOf(objectOf(value.metadata)?.phone_number_id) !== numberId) {
      ignored.push("number");
      continue;
    }
    const names = namesOf(value);
    for (const one of listOf(value.messages).map(objectOf)) {
      const message = one && readMessage(one, names);
      if (typeof message === "object") messages.push(message);
      else ignored.push(message ?? "message");
    }
    for (const one of listOf(value.statuses).map(objectOf)) {
      const status = one && readStatus(one);
      if (status) statuses.push(status);
      else ignored.push("status");
    }
  }
  return { messages, statuses, ignored };
}

/** Profile names of customers by their number. */
function namesOf(value: Fields): ReadonlyMap<string, string> {
  const contacts = listOf(value.contacts).map(objectOf);
  return new Map(
    contacts.map((one) => [stringOf(one?.wa_id), nameText(objectOf(one?.profile)?.name)]),
  );
}

/** @returns the kind of an unsupported message, or undefined if it is not a message */
function readMessage(
  one: Fields,
  names: ReadonlyMap<string, string>,
): InboundMessage | string | undefined {
  const [externalId, from] = [idOf(one.id), idOf(one.from)];
  if (externalId === undefined || from === undefined || !/^\d{5,20}$/.test(from)) return undefined;
  if (one.group_id !== undefined) return "group";
  const read = contentOf(one);
  if (!read) return "notice";
  const name = names.get(from) ?? "";
  return { externalId, address: from, name, at: timeOf(one.timestamp), ...read };
}

function contentOf(one: Fields): Pick<InboundMessage, "kind" | "text"> | undefined {
  const type = stringOf(one.type);
  const content = objectOf(one[type]);
  switch (type) {
    case "text":
      return textOr(content?.body);
    case "button":
      return textOr(content?.text);
    case "interactive":
      return textOr((objectOf(content?.button_reply) ?? objectOf(content?.list_reply))?.title);
    case "location":
      return { kind: "place", text: placeText(content, [content?.name, content?.address]) };
    default: {
      const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
      return kind && { kind, text: messageText(content?.caption) };
    }
  }
}

/** An empty text counts as an unreadable message. */
function textOr(value: unknown): Pick<InboundMessage, "kind" | "text"> {
  const text = messageText(value);
  return text === "" ? { kind: "other", text } : { kind: "text", text };
}

function readStatus(one: Fields): WhatsappStatus | undefined {
  const externalId = idOf(one.id);
  const word = stringOf(one.status);
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined;
  if (externalId === undefined || !state) return undefined;
  const code = objectOf(listOf(one.errors)[0])?.code;
  const trouble =
    state === "failed"
      ? troubleOfWhatsapp({ status: 200, code: typeof code === "number" ? code : undefined })
      : undefined;
  return { externalId, messageId: idOf(one.biz_opaque_callback_data), state, trouble };
}
