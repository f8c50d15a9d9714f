/** Mail by the operator's SMTP server. */
import { logLine } from "#config/log-line.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Settings of the mail server, as in config/env-schema.mjs. */
export interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  PUBLIC_URL?: string | undefined;
}

/** Sends a mail. The outcome: `rejected` by a server, `away`, or `lost` on the way. */
export type DeliverMail = (mail: Mail) => Promise<"sent" | "rejected" | "away" | "lost">;

const TIMEOUT_MS = 10_000;
/** Errors of a connection that was never there. */
const NOT_CONNECTED = new Set(["ECONNECTION", "EDNS", "ENOTFOUND", "ECONNREFUSED", "EAUTH"]);

/** Undefined without a mail server. */
export const mailDelivery = (settings: MailSettings): DeliverMail | undefined =>
  settings.SMTP_URL === undefined
    ? undefined
    : async (mail) => {
        try {
          await sendMail(mail, settings);
          return "sent";
        } catch (error) {
          logMailFailure(error);
          return failureOf(error);
        }
      };

function failureOf(error: unknown): "rejected" | "away" | "lost" {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return "rejected";
  return NOT_CONNECTED.has(code ?? "") ? "away" : "lost";
}

/** Logs that a mail was not sent, without its address. */
export function logMailFailure(error: unknown): void {
  const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  logLine({ level: "error", msg: "mail not sent", reason });
}

/** @throws what the mail server answers, or the connection */
export async function sendMail(
  { to, subject, text }: Mail,
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings,
): Promise<void> {
  if (SMTP_URL === undefined) throw new Error("no mail server is configured");
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "localhost";
    const from = MAIL_FROM ?? `Plaza <plaza@${host}>`;
    // An object: nodemailer parses a string as a list of addresses.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  } finally {
    transport.close();
  }
}
