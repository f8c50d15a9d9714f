import { hasAnswers } from "./has-answers.ts";
import {
  listAnswers,
  NO_ANSWERS,
  readAnswers,
  type OnboardingAnswers,
} from "#domain/journey/onboarding.ts";
import { STORAGE_KEYS } from "#app/preferences/browser-preferences.ts";
import { isIncognito, keepText } from "#app/preferences/kept-text.ts";
import { serializeAnswers } from "./answers-cookie.ts";

/** Writes the cookie that the server reads and its copy in localStorage. */
export function rememberAnswers(answers: OnboardingAnswers): void {
  const secure = location.protocol === "https:";
  document.cookie = serializeAnswers(answers, { secure, isForSession: isIncognito() });
  // Does nothing if localStorage is unavailable; the cookie is enough.
  keepText(STORAGE_KEYS.onboardingAnswers, JSON.stringify(answers));
}

/** The answers from localStorage if their cookie is gone; null if there is nothing to restore. */
export function findForgottenAnswers(): OnboardingAnswers | null {
  if (hasAnswers(document.cookie)) return null;
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(STORAGE_KEYS.onboardingAnswers) ?? "null",
    );
    if (typeof stored !== "object" || stored === null) return null;
    const found = readAnswers({
      get: (name) => (stored as Record<string, unknown>)[name],
      getAll: (name) => {
        const value = (stored as Record<string, unknown>)[name];
        return Array.isArray(value) ? (value as unknown[]) : [];
      },
    });
    return listAnswers(found).length === listAnswers(NO_ANSWERS).length ? null : found;
  } catch {
    return null;
  }
}
