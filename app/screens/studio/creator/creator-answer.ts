import type { ShownResult } from "#app/ui/forms/form-answer.tsx";

/** The Creator's forms, by their intent. */
export type CreatorIntent =
  | "send"
  | "again"
  | "correct"
  | "stop"
  | "restore"
  | "branch"
  | "save-artifakt"
  | "rename"
  | "delete"
  | "save-system-prompt"
  | "add-command"
  | "remove-command";

/** A refusal of one of the Creator's forms. */
export interface CreatorAnswer extends ShownResult {
  reason: string;
  /** Typed values, by field name. */
  typed?: Readonly<Record<string, string>>;
}

/** The answer if it belongs to the form with this intent, else null. */
export const answerTo = (
  intent: CreatorIntent,
  answer: CreatorAnswer | null,
): CreatorAnswer | null => (answer?.intent === intent ? answer : null);

/** The answer if it belongs to the form of a turn with this intent, else null. */
export const answerToTurn = (
  intent: CreatorIntent,
  version: number,
  answer: CreatorAnswer | null,
): CreatorAnswer | null =>
  answer?.typed?.version === String(version) ? answerTo(intent, answer) : null;

/** Whether the prompt was refused for its length. */
export const isAboutText = (answer: CreatorAnswer | null): boolean =>
  answer?.reason === "blank" || answer?.reason === "too-long";
