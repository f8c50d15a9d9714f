import type { PromptProblem } from "#domain/studio/creations.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** The Creator's forms. */
export type CreatorIntent = "send" | "system-prompt" | "command" | "remove-command";

/** What the Creator answered to a form: nothing that was typed is lost. */
export interface CreatorAnswer {
  intent: CreatorIntent;
  problem: PromptProblem | "name" | "full" | "command-too-long" | "conflict" | "too-often" | "busy";
  /** Where it was too often. */
  waitSeconds: number;
  /** Where a storage quota is used up. */
  said?: LocalText;
  /** By the fields' names, as it was typed. */
  typed: Record<string, string>;
}

/** A form's own answer; none for the answer to another. */
export const answerTo = (
  intent: CreatorIntent,
  answer: CreatorAnswer | null,
): CreatorAnswer | null => (answer?.intent === intent ? answer : null);
