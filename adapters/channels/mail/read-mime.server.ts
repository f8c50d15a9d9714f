import { createHash } from "node:crypto";
import type { simpleParser, SimpleParserOptions } from "mailparser";
import type { ReceivedMail } from "#domain/agentiks/channels/mail/received-mail.ts";

/** HTML above this many characters is not turned into text. */
const HTML_MAX_CHARACTERS = 500_000;
const PARTS_MAX = 100;

const OPTIONS: SimpleParserOptions = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  checksumAlgo: false,
  maxHtmlLengthToParse: HTML_MAX_CHARACTERS,
  maxChildNodes: PARTS_MAX,
};

/**
 * Reads the MIME structure of a mail; HTML becomes text, nothing of it is loaded. A mail that was cut at
 * the end is read as far as it goes.
 *
 * @returns undefined for what is no mail
 */
export async function readMime(source: Uint8Array): Promise<ReceivedMail | undefined> {
  // Loaded with the first mail: its parser weighs more than the rest of the worker.
  const { simpleParser } = await import("mailparser");
  const bytes = Buffer.from(source);
  try {
    const mail = await simpleParser(bytes, OPTIONS);
    const headers = headersOf(mail.headerLines);
    if (headers.size === 0) return undefined;
    return {
      messageId: mail.messageId,
      digest: createHash("sha256").update(bytes).digest("hex"),
      from: (mail.from?.value ?? []).map(({ address, name }) => ({
        address: address ?? "",
        name: name ?? "",
      })),
      subject: mail.subject ?? "",
      text: mail.text || (await textOfHtml(mail.html || "", simpleParser)),
      headers,
      attachments: mail.attachments
        .filter(
          ({ related, cid, contentDisposition }) =>
            !related && !(cid && contentDisposition !== "attachment"),
        )
        .map(({ filename }) => filename ?? ""),
      at: mail.date,
    };
  } catch {
    return undefined;
  }
}

/** Text of an HTML part beside attachments, of which the parser makes none by itself. */
async function textOfHtml(html: string, parse: typeof simpleParser): Promise<string> {
  if (html === "" || html.length > HTML_MAX_CHARACTERS) return "";
  const mail = `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${html}`;
  return (await parse(mail, OPTIONS)).text ?? "";
}

/** Header values by name in lower case, folded lines joined. */
function headersOf(
  lines: readonly { key: string; line: string }[],
): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>();
  for (const { key, line } of lines) {
    const value = line
      .slice(line.indexOf(":") + 1)
      .replace(/\s+/g, " ")
      .trim();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
}
