import { readCookie } from "#domain/format/http/cookie.ts";

/** Name of the cookie with the wizard's answers (answers-cookie.ts). */
export const ANSWERS_COOKIE = "plaza-onboarding";

/**
 * Whether there are answers in a Cookie header or `document.cookie`. Apart from their parser, which the
 * wizard loads only when the user reaches for it.
 */
export const hasAnswers = (header: string | null | undefined): boolean =>
  readCookie(header, ANSWERS_COOKIE) !== undefined;
