/** Mails about notifications that wait for their person: which ones, when, and how many at most. */
import type { Language, Locale } from "#domain/preferences/preferences.ts";

/**
 * Kinds of notifications that a person should hear of while Plaza is closed, since a customer or a colleague
 * waits. Approvals of an agentik's calls have a mail of their own (worker/tools/tell-owners.ts).
 */
export const MAILED_KINDS = [
  "chat_waiting",
  "chat_message",
  "chat_request",
  "chat_question",
  "chat_changed",
  "chat_cancelled",
  "space_mention",
  "space_question",
  "space_task",
  "space_invitation",
] as const;

/** A notification that was not seen for this long is mailed, in milliseconds. */
export const MAIL_AFTER_MS = 15 * 60_000;
/** A notification that is older than this is not mailed any more, in milliseconds. */
export const MAIL_WITHIN_MS = 24 * 60 * 60_000;
/** Least time between two mails to a person, in milliseconds. */
export const MAIL_EVERY_MS = 60 * 60_000;
/** Notifications that a mail lists; of further ones it gives the number. */
export const MAIL_LINES_MAX = 10;

/** The language of mails that no page asks for: the one chosen in Ajustes, otherwise Spanish. */
export const mailLocale = (language: Language | null): Locale => (language === "en" ? "en" : "es");

/** Id of the switch for these mails on the page of notifications. */
export const MAILS_PLACE = "mails";
