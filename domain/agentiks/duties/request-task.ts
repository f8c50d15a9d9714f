import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { titleOfMessage } from "#domain/spaces/tasks.ts";

/** Kinds of answers that say what is wanted, not by whom or when. */
const SUBJECTS: readonly RequestAnswer["kind"][] = ["text", "choice", "number"];

/**
 * The task for an order, a booking or another completed form: titled with the form's name, what is
 * wanted and for whom, due on the day in the form.
 *
 * @returns dueOn `2026-11-24`; null for a form without a day
 */
export function taskOfRequest({
  name,
  answers,
}: {
  name: string;
  answers: readonly RequestAnswer[];
}): { title: string; dueOn: string | null } {
  const shown = (isIt: (answer: RequestAnswer) => boolean) =>
    answers.find((answer) => isIt(answer) && answer.shown.trim() !== "")?.shown.trim();
  const what = shown(({ kind }) => SUBJECTS.includes(kind));
  const who = shown(({ kind }) => kind === "name");
  const said = [what, who].filter((part) => part !== undefined).join(" · ");
  const title = titleOfMessage(said === "" ? name : `${name}: ${said}`.replace(/\s+/g, " "));
  return { title, dueOn: answers.find(({ kind }) => kind === "day")?.value ?? null };
}
