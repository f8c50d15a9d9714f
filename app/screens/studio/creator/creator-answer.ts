import type { ShownResult } from "#app/ui/forms/form-answer.tsx";

/** The Creator's forms. */
export type CreatorIntent = "send" | "system-prompt" | "command" | "remove-command";

/** What the Creator answered to a form: nothing that was typed is lost. */
export interface CreatorAnswer extends ShownResult {
  reason: string;
  /** By the fields' names, as it was typed. */
  typed?: Readonly<Record<string, string>>;
}

/** A form's own answer; none for the answer to another. */
export const answerTo = (
  intent: CreatorIntent,
  answer: CreatorAnswer | null,
): CreatorAnswer | null => (answer?.intent === intent ? answer : null);

/** Whether it is about the length of the text. */
export const isAboutText = (answer: CreatorAnswer | null): boolean =>
  answer?.reason === "blank" || answer?.reason === "too-long";
