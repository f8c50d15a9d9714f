import { readCookie, serializeCookie } from "#domain/format/cookie.ts";
import {
  listAnswers,
  NO_ANSWERS,
  readAnswers,
  type OnboardingAnswers,
} from "#domain/journey/onboarding.ts";
import { paths } from "#app/paths.ts";

/**
 * The wizard's answers of somebody who has no row of their own yet (reading and answering create
 * none). The browser sends it to the wizard only; it is readable and holds nothing that needs
 * protection.
 */
const COOKIE = "plaza-onboarding";
const ONE_YEAR_S = 31_536_000;

/** @param header a Cookie header or `document.cookie` */
export function parseAnswers(header: string | null | undefined): OnboardingAnswers {
  const value = readCookie(header, COOKIE);
  return value === undefined ? NO_ANSWERS : readAnswers(new URLSearchParams(value));
}

/** Whether the header carries answers at all. */
export const hasAnswers = (header: string | null | undefined) =>
  readCookie(header, COOKIE) !== undefined;

/**
 * The text for Set-Cookie or `document.cookie`; under 4 KB, since the answers are bounded.
 *
 * @param isForSession gone with the browser, as in Modo Incógnito
 */
export function serializeAnswers(
  answers: OnboardingAnswers,
  { secure = false, isForSession = false } = {},
): string {
  const value = new URLSearchParams(listAnswers(answers)).toString();
  return serializeCookie(COOKIE, value, {
    path: paths.onboarding,
    ...(!isForSession && { maxAgeSeconds: ONE_YEAR_S }),
    secure,
  });
}
