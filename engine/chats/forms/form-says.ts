import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { sayFreeTimes } from "#engine/chats/check-room.ts";
import { billOf, sayBelowMinimum } from "#engine/chats/orders/order-bill.ts";
import { OWN_SAYS } from "#engine/chats/sent/own-says.ts";
import { askAgainOfThings, isOfThings } from "#engine/chats/orders/menu-question.ts";
import type { FormContext } from "./read-answer.ts";
import { shortLabel } from "./short-label.ts";
import { onlyWay } from "#engine/chats/ways.ts";

/** The names of a form's fields, as a list. */
export const labelsOf = ({ fields }: RequestForm): string =>
  fields.map(({ label }) => `- ${escapeMarkdown(label)}`).join("\n");

/** Repeats the question of the open field after another topic. */
export function askAgain(progress: RequestProgress, context: FormContext): string {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  if (progress.state === "confirming") return askToSend(progress.answers, context);
  if (isOfThings(progress.asking))
    return `${says.again} ${askAgainOfThings(progress.asking, progress.answers, context)}`;
  const field = form.fields.find(({ key }) => key === progress.asking);
  return field
    ? `${says.again} ${questionOf(field, progress.answers, context)}`
    : says.change(labelsOf(form));
}

/** Asks whether to send a complete form, or what else to add below the smallest order. */
export const askToSend = (answers: readonly RequestAnswer[], context: FormContext): string =>
  sayBelowMinimum(answers, context) ??
  (context.changes === undefined ? CHAT_SAYS : OWN_SAYS)[context.language].confirm;

/** Summary of a form's answers as Markdown, with the prices that the documents say. */
export function summaryOf(answers: readonly RequestAnswer[], context: FormContext): string {
  const lines = answers.map(
    (answer) =>
      `- ${escapeMarkdown(shortLabel(answer, context))} **${escapeMarkdown(answer.shown)}**`,
  );
  return [lines.join("\n"), billOf(answers, context)].filter((part) => part !== "").join("\n\n");
}

/** Asks for a field, with its options and the times that are free. */
export function questionOf(
  field: RequestField,
  answers: readonly RequestAnswer[],
  context: FormContext,
  areTimesSaid = false,
): string {
  const says = CHAT_SAYS[context.language];
  const isWayKnown = field.kind === "address" && answers.some(({ key }) => key === field.key);
  const options = field.options
    .map((option, index) => `${index + 1}. ${escapeMarkdown(option)}`)
    .join("\n");
  const label = isWayKnown ? says.whichAddress : escapeMarkdown(field.label);
  const times = field.kind === "time" && !areTimesSaid ? sayFreeTimes(answers, context) : "";
  return [label, options, times, field.isRequired ? "" : says.optional]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether a field may be left without an answer. */
export const isOptional = ({ isRequired }: RequestField): boolean => !isRequired;
/** Keys of the fields that may be left out. */
export const optionalOf = ({ fields }: RequestForm): string[] =>
  fields.filter(isOptional).map(({ key }) => key);

/** Optional fields before the one that is asked, which were left out. */
export const skipped = ({ asking, answers }: RequestProgress): string[] => {
  const at = Number(asking?.slice(1) ?? 0);
  return Array.from({ length: Math.max(0, at - 1) }, (_, index) => `f${index + 1}`).filter(
    (key) => !answers.some((answer) => answer.key === key),
  );
};

/** Whether a field is to be asked: an address only for what is brought there. */
export function isMissing({ key, kind }: RequestField, answers: readonly RequestAnswer[]): boolean {
  const answer = answers.find((one) => one.key === key);
  if (kind !== "address") return !answer;
  if (answer) return onlyWay(answer.value) === "delivery";
  const ways = answers.map(({ value }) => onlyWay(value));
  return !ways.includes("pick-up") && !ways.includes("here");
}
