import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { escapeMarkdown } from "#engine/replies/reply.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { isCancel, isNo, isOnlyWay, isYes, withoutIntent } from "./intents.ts";
import { readAside, readField, type FieldProblem } from "./read-field.ts";

/** What a form says next, and how far it is. */
export interface FormTurn {
  /** Markdown. */
  text: string;
  progress: RequestProgress;
}

interface Context {
  form: RequestForm;
  language: ContentLanguage;
  today: Day;
}

/** Begins a form with what the message says already. */
export function beginForm(text: string, context: Context): FormTurn {
  const { form, language } = context;
  const aside = readAside(form.fields, text, context);
  const first = form.fields[0]!;
  const rest = first.kind === "text" ? withoutIntent(text) : "";
  // Two words at least: "un pedido" alone says nothing of what is ordered.
  const said =
    !isOnlyWay(rest) &&
    /\p{L}{2,}.*\s.*\p{L}{2,}|\d.*\p{L}{3,}/u.test(rest) &&
    fold(rest) !== fold(text)
      ? readField(first, rest, context)
      : undefined;
  const answers = said && "answer" in said ? [said.answer, ...aside] : aside;
  const says = CHAT_SAYS[language];
  const turn = goOn(answers, context);
  return turn.progress.state === "asking"
    ? { ...turn, text: `${says.begin(form.name)}\n\n${turn.text}` }
    : turn;
}

/**
 * Takes the next message of a form that is being filled in.
 *
 * @returns `problem`: the message is no answer to what was asked; the caller may answer it as a question
 */
export function continueForm(
  text: string,
  before: RequestProgress,
  context: Context,
): FormTurn & { problem?: FieldProblem } {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  const { answers } = before;
  if (isCancel(text)) {
    const progress = { ...before, state: "cancelled", asking: null } as const;
    return { text: says.cancelled(form.name), progress };
  }
  if (before.state === "confirming") return confirm(text, before, context);
  const field = form.fields.find(({ key }) => key === before.asking);
  // The owner has changed the form meanwhile.
  if (!field) return goOn(answers, context);
  if (!field.isRequired && isNo(text))
    return goOn(answers, context, [...skipped(before), field.key]);
  const read = readField(field, text, context);
  if ("problem" in read)
    return {
      text: `${says.problems[read.problem]}\n\n${questionOf(field, language)}`,
      progress: before,
      problem: read.problem,
    };
  const open = form.fields.filter(
    ({ key }) => key !== field.key && !answers.some((answer) => answer.key === key),
  );
  // A text may be about anything: "mañana paso por ellos" is read, an address with a number is not.
  const aside = field.kind === "address" ? [] : readAside(open, text, context);
  return goOn(merge(answers, [read.answer, ...aside]), context, skipped(before));
}

/** Repeats the question of the open field after another topic. */
export function questionAgain({ asking }: RequestProgress, { form, language }: Context): string {
  const field = form.fields.find(({ key }) => key === asking);
  const says = CHAT_SAYS[language];
  return field ? `${says.again} ${questionOf(field, language)}` : "";
}

function confirm(text: string, before: RequestProgress, context: Context): FormTurn {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  if (isYes(text)) {
    const thanks = form.thanks === "" ? says.noted(form.name) : escapeMarkdown(form.thanks);
    return { text: thanks, progress: { ...before, state: "sent", asking: null } };
  }
  const changed = readAside(form.fields, text, context);
  if (changed.length > 0) return goOn(merge(before.answers, changed), context);
  const named = form.fields.find(({ label }) => namesField(text, label));
  if (named) {
    const answers = before.answers.filter(({ key }) => key !== named.key);
    return {
      text: questionOf(named, language),
      progress: { ...before, state: "asking", asking: named.key, answers },
    };
  }
  const labels = form.fields.map(({ label }) => `- ${escapeMarkdown(label)}`).join("\n");
  return { text: says.change(labels), progress: before };
}

/** Asks the next field, or shows the whole for confirmation. */
function goOn(
  answers: readonly RequestAnswer[],
  { form, language }: Context,
  skip: readonly string[] = [],
): FormTurn {
  const ordered = form.fields.flatMap(({ key }) => answers.filter((answer) => answer.key === key));
  const next = form.fields.find(
    ({ key }) => !skip.includes(key) && !ordered.some((answer) => answer.key === key),
  );
  const asking = next?.key ?? null;
  const state = next ? ("asking" as const) : ("confirming" as const);
  const progress = { name: form.name, state, asking, answers: ordered };
  if (next) return { text: questionOf(next, language), progress };
  const lines = ordered
    .map(({ label, shown }) => `- ${escapeMarkdown(label)} **${escapeMarkdown(shown)}**`)
    .join("\n");
  return { text: CHAT_SAYS[language].confirm(form.name, lines), progress };
}

/** Optional fields before the one that is asked, which were left out. */
const skipped = ({ asking, answers }: RequestProgress): string[] => {
  const at = Number(asking?.slice(1) ?? 0);
  return Array.from({ length: Math.max(0, at - 1) }, (_, index) => `f${index + 1}`).filter(
    (key) => !answers.some((answer) => answer.key === key),
  );
};

function questionOf(field: RequestField, language: ContentLanguage): string {
  const says = CHAT_SAYS[language];
  const options = field.options
    .map((option, index) => `${index + 1}. ${escapeMarkdown(option)}`)
    .join("\n");
  return [escapeMarkdown(field.label), options, field.isRequired ? "" : says.optional]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Later answers replace earlier ones of the same field. */
const merge = (
  before: readonly RequestAnswer[],
  after: readonly RequestAnswer[],
): RequestAnswer[] => [
  ...before.filter(({ key }) => !after.some((answer) => answer.key === key)),
  ...after,
];

/** Words of a label that name its field: "la hora" of "¿A qué hora?". */
const namesField = (text: string, label: string): boolean => {
  const words = fold(label).match(/[a-z]{4,}/g) ?? [];
  const said = new Set(fold(text).match(/[a-z]{4,}/g) ?? []);
  return words.some((word) => said.has(word) && !EVERYWHERE.has(word));
};
const EVERYWHERE = new Set(
  "para cual cuantas cuantos quien como gustaria would like which what name need your quieres favor".split(
    " ",
  ),
);
