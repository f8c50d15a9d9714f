import { CHAT_SAYS } from "./chat-says.ts";
import { dayAnswered } from "./check-opening.ts";
import { sayFreeTimes } from "./check-room.ts";
import { goOn, type FormTurn } from "./forms/form-turn.ts";
import type { FormContext } from "./forms/read-answer.ts";
import { readSlots } from "./forms/read-slots.ts";

/**
 * Begins a booking with a question for room: says whether there is some, or when.
 *
 * @returns undefined where the question names neither a day nor a time
 */
export function beginAsked(text: string, context: FormContext): FormTurn | undefined {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  const { answers } = readSlots(form.fields, text, { now: context, day: undefined });
  if (!answers.some(({ kind }) => kind === "day" || kind === "time")) return undefined;
  const turn = goOn({ answers: [], given: answers }, context);
  const kept = turn.progress.answers;
  const time = kept.find(({ kind }) => kind === "time");
  const isKept = answers.every(({ key }) => kept.some((answer) => answer.key === key));
  const asked = form.fields.find(({ key }) => key === turn.progress.asking)?.kind;
  // A refusal already says what is free; so does a question for the time.
  if (!isKept || asked === "time") return turn;
  const free = time && dayAnswered(kept) ? says.hasRoom(time.shown) : sayFreeTimes(kept, context);
  return {
    ...turn,
    text: [form.room ? free : says.begin(form.name, form.kind), turn.text].join("\n\n"),
  };
}
