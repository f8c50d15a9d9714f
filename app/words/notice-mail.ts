import { paths } from "#domain/addresses/paths.ts";
import { MAILS_PLACE, MAIL_LINES_MAX } from "#domain/people/notices/notice-mails.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { notificationText } from "./notification-text.ts";

/**
 * A mail about notifications that wait: each in a line, with its link.
 *
 * @param publicUrl address of this Plaza
 */
export function noticeMail(
  {
    firstName,
    notices,
  }: {
    firstName: string;
    notices: readonly {
      kind: string;
      data: Record<string, string | number>;
      href: string;
    }[];
  },
  publicUrl: string,
  lang: { locale: Locale },
): { subject: string; text: string } {
  const at = (path: string) => new URL(path, publicUrl).href;
  const lines = notices.map((notice) => oneLine(notificationText(notice, lang)));
  const shown = notices.slice(0, MAIL_LINES_MAX).map(({ href }, i) => `${lines[i]}\n${at(href)}`);
  const more = notices.length - shown.length;
  return {
    subject: notices.length === 1 ? lines[0]! : m.mails_subject({ count: notices.length }, lang),
    text: [
      m.mails_greeting({ name: oneLine(firstName) }, lang),
      ...shown,
      ...(more > 0 ? [`${m.mails_more({ count: more }, lang)}\n${at(paths.notifications)}`] : []),
      `${m.mails_why({}, lang)}\n${at(`${paths.notifications}#${MAILS_PLACE}`)}`,
    ].join("\n\n"),
  };
}

/** What others typed, without line breaks and other control characters. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");
