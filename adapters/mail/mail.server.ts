import { env } from "#config/env.ts";

/** Mails are sent where a mail server is configured; nothing needs one to run. */
export const CAN_MAIL = env.SMTP_URL !== undefined;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends a mail, later: whoever asked is not kept waiting, and cannot tell by the time it takes
 * whether there was anybody to send it to. What fails is logged without the address.
 */
export function sendMailLater(mail: Mail): void {
  sendMail(mail).catch((error: unknown) => {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    process.stderr.write(`${JSON.stringify({ level: "error", msg: "mail not sent", reason })}\n`);
  });
}

async function sendMail({ to, subject, text }: Mail): Promise<void> {
  if (env.SMTP_URL === undefined) throw new Error("no mail server is configured");
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : "localhost";
    const from = env.MAIL_FROM ?? `Plaza <plaza@${host}>`;
    // An object: a text would be read as a list of addresses.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  } finally {
    transport.close();
  }
}
