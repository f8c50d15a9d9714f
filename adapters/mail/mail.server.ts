import { env } from "#config/env.ts";

/** Whether a mail server is configured. Plaza runs without one. */
export const CAN_MAIL = env.SMTP_URL !== undefined;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends a mail in the background, so that neither the caller waits for SMTP nor the response time
 * reveals whether the address has an account. A failure is logged without the address.
 */
export function sendMailLater(mail: Mail): void {
  sendMail(mail).catch(logFailure);
}

/** Sends a mail and waits for the mail server. @returns whether the server took it */
export async function trySendMail(mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    logFailure(error);
    return false;
  }
}

function logFailure(error: unknown): void {
  const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  process.stderr.write(`${JSON.stringify({ level: "error", msg: "mail not sent", reason })}\n`);
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
    // An object: nodemailer parses a string as a list of addresses.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  } finally {
    transport.close();
  }
}
