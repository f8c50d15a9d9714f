import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { whatsAppChat } from "#domain/format/whatsapp.ts";

/** A customer's answer to a question of a form, as the inbox shows it. */
export interface ShownAnswer {
  key: string;
  label: string;
  shown: string;
  /** WhatsApp link of a phone number. */
  chat?: string;
}

export const toShownAnswers = (answers: readonly RequestAnswer[]): ShownAnswer[] =>
  answers.map(({ key, label, shown, kind, value }) => ({
    key,
    label,
    shown,
    ...(kind === "phone" && { chat: whatsAppChat(value) }),
  }));
