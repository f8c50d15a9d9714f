/** A mail as its MIME structure was read, and the customer's message in it. */
import {
  messageText,
  nameText,
  type InboundMessage,
} from "#domain/agentiks/channels/inbound-message.ts";
import { readAutomatic, type AutomaticMail } from "./automatic-mail.ts";
import { readMailAddress } from "./mailbox.ts";
import { isReplySubject, readMessageId, REFERENCES_MAX } from "./mail-thread.ts";
import { writtenPart } from "./written-part.ts";

export interface ReceivedMail {
  messageId: string | undefined;
  /** SHA-256 of the mail, for one without a Message-ID. */
  digest: string;
  /** Addresses of From. */
  from: readonly { address: string; name: string }[];
  subject: string;
  /** Plain text; of a mail in HTML alone, its text. */
  text: string;
  /** Values by header name in lower case, in their order. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** Names of attachments; pictures within the text are none. */
  attachments: readonly string[];
  at: Date | undefined;
}

export type MailRead =
  | { kind: "message"; message: InboundMessage }
  | { kind: "ignored"; what: AutomaticMail | "sender" };

/** Names of attachments that are told, and characters of each. */
const ATTACHMENTS_TOLD = 10;
const ATTACHMENT_NAME_MAX = 100;
const SUBJECT_MAX = 200;

/**
 * Reads a customer's message from a mail. Mails of programs, of lists and of the mailbox itself are
 * ignored, so that no two programs answer each other for ever.
 *
 * @param own addresses of the mailbox
 */
export function readMail(mail: ReceivedMail, own: readonly string[]): MailRead {
  const [sender, ...others] = mail.from;
  const address = readMailAddress(sender?.address);
  if (!sender || others.length > 0 || address === undefined)
    return { kind: "ignored", what: "sender" };
  const automatic = readAutomatic({ ...mail, address }, own);
  if (automatic) return { kind: "ignored", what: automatic };
  const text = messageText(writtenPart(mail.text));
  const attachments = mail.attachments
    .slice(0, ATTACHMENTS_TOLD)
    .map((name) => lineOf(name, ATTACHMENT_NAME_MAX))
    .filter((name) => name !== "");
  const subject = lineOf(mail.subject, SUBJECT_MAX);
  return {
    kind: "message",
    message: {
      externalId: readMessageId(mail.messageId) ?? `sha256:${mail.digest}`,
      address,
      name: nameText(nameOf(sender.name, address)),
      kind: kindOf({ text, subject, attachments }),
      // The subject is put before it at the beginning of a conversation.
      text,
      at: mail.at,
      mail: { subject, references: referencesOf(mail.headers), attachments },
    },
  };
}

/** A mail without a text says what its subject says, unless that is of an earlier mail. */
function kindOf({
  text,
  subject,
  attachments,
}: {
  text: string;
  subject: string;
  attachments: readonly string[];
}): InboundMessage["kind"] {
  if (text !== "") return "text";
  if (attachments.length > 0) return "file";
  return subject === "" || isReplySubject(subject) ? "other" : "text";
}

/** Mail programs write the address as a name where there is none. */
const nameOf = (name: string, address: string): string =>
  name.trim().toLowerCase() === address ? "" : name;

const lineOf = (text: string, max: number): string =>
  [...messageText(text).replace(/\s+/g, " ")].slice(0, max).join("").trim();

/** Message-IDs of References and In-Reply-To, the newest last. */
function referencesOf(headers: ReceivedMail["headers"]): string[] {
  const values = ["references", "in-reply-to"].flatMap((name) => headers.get(name) ?? []);
  const ids = values.flatMap((value) => value.match(/<[^<>\s]{1,300}>/g) ?? []);
  const read = ids.map(readMessageId).filter((id) => id !== undefined);
  return [...new Set(read)].slice(-REFERENCES_MAX);
}
