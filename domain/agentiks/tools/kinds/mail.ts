import { lineOf, textOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

const MAIL_TO_MAX = 254;
export const MAIL_SUBJECT_MAX = 150;
export const MAIL_TEXT_MAX = 5_000;

export type MailCall = { tool: "mail"; to: string; subject: string; text: string };

/** An e-mail in plain text to any address. */
export const mailTool = {
  reach: "sends",
  first: "ask",
  choices: PERMISSIONS,
  audience: "everybody",
  description: "Proposes an e-mail in plain text. A person approves it before it is sent.",
  fields: { to: "text", subject: "text", text: "text" },
  read({ to, subject, text }) {
    const address = readMailAddress(to);
    const title = lineOf(subject, MAIL_SUBJECT_MAX);
    const body = textOf(text, MAIL_TEXT_MAX);
    return address && title && body
      ? { tool: "mail", to: address, subject: title, text: body }
      : undefined;
  },
  isIdempotent: () => false,
} as const satisfies ActingFacts<MailCall>;

/** A mail address: one @, a host with a dot, no spaces, commas or angles, which could name more than one. */
const ADDRESS = /^[^\s@,;<>"()[\]\\:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i;

/** One mail address; undefined for anything else. */
export function readMailAddress(value: unknown): string | undefined {
  const address = lineOf(value, MAIL_TO_MAX + 1);
  return address && address.length <= MAIL_TO_MAX && ADDRESS.test(address) ? address : undefined;
}
