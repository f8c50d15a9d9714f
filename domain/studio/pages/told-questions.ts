/** Questions of a page from the answers that its owner has approved. */
import type { Locale } from "#domain/preferences/preferences.ts";
import { BODY_MAX_LENGTH } from "#domain/studio/builder/builder.ts";
import { isAsking } from "./questions.ts";

/** Questions that a template takes over; a page says the most frequent ones, not all. */
export const TOLD_QUESTIONS_MAX = 6;

/** `target` of a block whose questions are approved answers. */
export const APPROVED_ANSWERS = "approved-answers";

/**
 * The text of a block of questions, as `readQuestions` reads it.
 *
 * @param pairs the newest first; what a line of questions cannot hold is left out
 * @returns empty without any
 */
export function questionsBody(
  pairs: readonly { question: string; answer: string }[],
  locale: Locale,
): string {
  let body = "";
  for (const { question, answer } of pairs) {
    const lines = answer
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    // A line of the answer that asks would begin another question.
    if (lines.length === 0 || lines.some(isAsking)) continue;
    const next = [body, asked(question, locale), ...lines].filter(Boolean).join("\n");
    if (next.length <= BODY_MAX_LENGTH) body = next;
  }
  return body;
}

function asked(question: string, locale: Locale): string {
  const line = question.replace(/\s+/g, " ").trim();
  if (isAsking(line)) return line;
  return locale === "es" ? `¿${line}?` : `${line}?`;
}
