import { ANSWERS_COOKIE } from "./has-answers.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import {
  listAnswers,
  NO_ANSWERS,
  readAnswers,
  type OnboardingAnswers,
} from "#domain/journey/onboarding.ts";
import { paths } from "#domain/addresses/paths.ts";

/**
 * Cookie with the wizard's answers of a visitor, for whom the database has no row yet. Its `Path` is
 * the wizard's. Scripts can read it; it holds nothing secret.
 */
const ONE_YEAR_S = 31_536_000;

/** @param header a Cookie header or `document.cookie` */
export function parseAnswers(header: string | null | undefined): OnboardingAnswers {
  const value = readCookie(header, ANSWERS_COOKIE);
  return value === undefined ? NO_ANSWERS : readAnswers(new URLSearchParams(value));
}

/**
 * The value for Set-Cookie or `document.cookie`; under 4 KB, since the answers are bounded.
 *
 * @param isForSession a session cookie, which the browser deletes on exit, as in Modo Incógnito
 */
export function serializeAnswers(
  answers: OnboardingAnswers,
  { secure = false, isForSession = false } = {},
): string {
  const value = new URLSearchParams(listAnswers(answers)).toString();
  return serializeCookie(ANSWERS_COOKIE, value, {
    path: paths.onboarding,
    ...(!isForSession && { maxAgeSeconds: ONE_YEAR_S }),
    secure,
  });
}
