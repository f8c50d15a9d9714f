import { z } from "zod";
import {
  TELEGRAM_TOKEN,
  TEMPLATE_LANGUAGE,
  TEMPLATE_NAME,
  WHATSAPP_NUMBER_ID,
  WHATSAPP_SECRET,
  WHATSAPP_TOKEN,
  type ChannelKind,
} from "#domain/agentiks/channels/channels.ts";
import { MAIL_SERVICES } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

/** All fields of the page's forms. */
export const CHANNEL_FORM = z.object({
  intent: z.enum(["connect", "check", "disconnect", "template"]),
  token: writtenLine(),
  /** The number and its secrets, for WhatsApp. */
  number: writtenLine(),
  secret: writtenLine(),
  template: writtenLine(),
  language: writtenLine(),
  hasName: z.literal("1").optional().catch(undefined),
  /** The mailbox; `token` is its password. */
  service: z.enum(MAIL_SERVICES).catch("gmail"),
  address: writtenLine(),
  user: writtenLine(),
  imapHost: writtenLine(),
  imapPort: writtenLine(),
  smtpHost: writtenLine(),
  smtpPort: writtenLine(),
});
export type ChannelForm = z.infer<typeof CHANNEL_FORM>;

/** Fields that are sent back after a refusal: all but the secrets. */
export const typedBack = ({
  hasName,
  intent: _,
  token: __,
  secret: ___,
  ...form
}: ChannelForm) => ({
  ...form,
  hasName: hasName === "1",
});

/** Error texts of the form that connects a channel, by field; empty for a valid one. */
export function connectProblems(
  kind: Exclude<ChannelKind, "email">,
  { token, number, secret }: ChannelForm,
  lang: Lang,
): Record<string, string> {
  if (kind === "telegram")
    return TELEGRAM_TOKEN.test(token) ? {} : { token: m.channel_problem_token({}, lang) };
  return {
    ...(!WHATSAPP_NUMBER_ID.test(number) && { number: m.channel_problem_number({}, lang) }),
    ...(!WHATSAPP_TOKEN.test(token) && { token: m.channel_problem_token_whatsapp({}, lang) }),
    ...(!WHATSAPP_SECRET.test(secret) && { secret: m.channel_problem_secret({}, lang) }),
  };
}

/** Error texts of a template, by field; one without a name is to be removed. */
export function templateProblems(
  { template, language }: ChannelForm,
  lang: Lang,
): Record<string, string> {
  if (template === "") return {};
  return {
    ...(!TEMPLATE_NAME.test(template) && { template: m.channel_problem_template({}, lang) }),
    ...(!TEMPLATE_LANGUAGE.test(language) && { language: m.channel_problem_language({}, lang) }),
  };
}
