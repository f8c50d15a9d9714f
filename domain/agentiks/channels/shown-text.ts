import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CHANNEL_SAYS } from "./channel-says.ts";
import { messageText, type InboundMessage, type MailParts } from "./inbound-message.ts";

export const isText = ({ kind }: InboundMessage): boolean => kind === "text" || kind === "start";

/**
 * The text of a customer's message in the inbox.
 *
 * @param language the agentik's
 * @param isFirst whether a conversation begins with it: a mail is below its subject then
 */
export function shownText(
  { kind, text, mail }: InboundMessage,
  language: ContentLanguage,
  isFirst: boolean,
): string {
  const { kinds, hello } = CHANNEL_SAYS[language];
  if (mail) return mailText({ kind, text, isFirst }, mail, kinds);
  if (kind === "text") return text;
  return kind === "start" ? hello : [kinds[kind], text].join(" ").trim();
}

const MARKS: readonly string[] = Object.values(CHANNEL_SAYS).flatMap(({ kinds }) =>
  Object.values(kinds),
);

/** A shown text as the customer wrote it: without the name of its kind, which may be before a caption. */
export function withoutMark(text: string): string {
  const mark = MARKS.find((one) => text === one || text.startsWith(`${one} `)) ?? "";
  return text.slice(mark.length).trimStart();
}

/** A mail's text with the names of its files. */
function mailText(
  { kind, text, isFirst }: { kind: InboundMessage["kind"]; text: string; isFirst: boolean },
  { subject, attachments }: MailParts,
  kinds: (typeof CHANNEL_SAYS)[ContentLanguage]["kinds"],
): string {
  const files = attachments.map((name) => `${kinds.file} ${name}`);
  const unread = kind === "other" ? [kinds.other] : [];
  const isSubjectTold = isFirst || (kind === "text" && text === "");
  return messageText(
    [isSubjectTold ? subject : "", text, [...unread, ...files].join("\n")]
      .filter((part) => part !== "")
      .join("\n\n"),
  );
}
