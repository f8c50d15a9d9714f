import {
  listAnswers,
  NO_ANSWERS,
  readAnswers,
  type OnboardingAnswers,
} from "#domain/journey/onboarding.ts";

/**
 * The wizard's answers of somebody who has no row of their own yet (reading and answering create
 * none). The browser sends it to the wizard only; it is readable and holds nothing that needs
 * protection.
 */
const COOKIE = "plaza-onboarding";
const ONE_YEAR_S = 31_536_000;

/** @param header a Cookie header or `document.cookie` */
export function parseAnswers(header: string | null | undefined): OnboardingAnswers {
  const value = findValue(header ?? "");
  return value === undefined ? NO_ANSWERS : readAnswers(new URLSearchParams(value));
}

/** Whether the header carries answers at all. */
export const hasAnswers = (header: string | null | undefined) =>
  findValue(header ?? "") !== undefined;

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
  const age = isForSession ? "" : `; Max-Age=${ONE_YEAR_S}`;
  return `${COOKIE}=${value}; Path=/onboarding${age}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function findValue(header: string): string | undefined {
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1);
}
