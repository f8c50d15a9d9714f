import { env } from "#config/env.ts";
import { logMailFailure, sendMail, type Mail } from "./deliver-mail.ts";

/** Whether a mail server is configured. Plaza runs without one. */
export const CAN_MAIL = env.SMTP_URL !== undefined;

/**
 * Sends a mail in the background, so that neither the caller waits for SMTP nor the response time
 * reveals whether the address has an account. A failure is logged without the address.
 */
export function sendMailLater(mail: Mail): void {
  sendMail(mail, env).catch(logMailFailure);
}

/** Sends a mail and waits for the mail server. @returns whether the server took it */
export async function trySendMail(mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail, env);
    return true;
  } catch (error) {
    logMailFailure(error);
    return false;
  }
}
