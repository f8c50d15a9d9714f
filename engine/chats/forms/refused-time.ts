/* A time that does not fit the day is no answer, yet it is told: it is kept for another day. */

import type { RequestAnswer, RequestField } from "#domain/agentiks/abilities/request-form.ts";

const isTime = ({ kind }: { kind: RequestField["kind"] }): boolean => kind === "time";

/**
 * Answers whose day remembers the time that was refused for it, until a time is answered.
 *
 * @param told the answers with the time that may have been refused
 */
export function rememberRefused(
  answers: readonly RequestAnswer[],
  told: readonly RequestAnswer[],
): RequestAnswer[] {
  const time = told.find(isTime);
  return answers.map(({ refusedTime, ...answer }) => {
    if (answer.kind !== "day" || answers.some(isTime)) return answer;
    const refused = time ? { value: time.value, shown: time.shown } : refusedTime;
    return refused ? { ...answer, refusedTime: refused } : answer;
  });
}

/** Answers of a message; with another day alone, also the time that did not fit the last one. */
export function withRefused(
  given: readonly RequestAnswer[],
  answers: readonly RequestAnswer[],
  fields: readonly RequestField[],
): readonly RequestAnswer[] {
  const field = fields.find(isTime);
  const refused = refusedIn(answers);
  const isOfDay = given.some(({ kind }) => kind === "day") && ![...given, ...answers].some(isTime);
  if (!field || !refused || !isOfDay) return given;
  const { key, label, kind } = field;
  return [...given, { key, label, kind, ...refused }];
}

/** The time that was refused for the day that was answered. */
export const refusedIn = (answers: readonly RequestAnswer[]): RequestAnswer["refusedTime"] =>
  answers.find(({ kind }) => kind === "day")?.refusedTime;
