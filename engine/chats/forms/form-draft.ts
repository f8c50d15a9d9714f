import type { RequestAnswer, RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { findDayPart } from "#engine/chats/day-parts.ts";
import { wholeWeekIn } from "#engine/chats/opening/document-hours.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { startIn } from "#engine/chats/sent/own-requests.ts";
import type { Draft } from "#engine/chats/answer-question.ts";
import { fold } from "#engine/reading/folded.ts";
import type { FormTurn } from "./form-turn.ts";
import type { FormContext } from "./read-answer.ts";

const CONTACT_KINDS: readonly RequestAnswer["kind"][] = ["name", "phone", "email"];

/**
 * A form, and what is known where it is filled in.
 *
 * @param changes id of the sent form that is changed: its own place is free for it
 */
export function contextOf(
  { text, today, minute, business, passages, booked = [], sent = [] }: ChatTurn,
  form: RequestForm,
  language: ContentLanguage,
  changes?: string,
): FormContext {
  const changed = sent.find(({ id }) => id === changes);
  const part = findDayPart(fold(text));
  return {
    form,
    language,
    today,
    minute,
    hours: business?.hours ?? wholeWeekIn(passages),
    passages,
    booked: changed ? withoutOne(booked, form.name, startIn(changed.answers)) : booked,
    ...(changes !== undefined && { changes }),
    contact: (sent[0]?.answers ?? []).filter(({ kind }) => CONTACT_KINDS.includes(kind)),
    ...(part && { part }),
  };
}

/** Times that are taken, without one that begins at a time. */
function withoutOne(
  booked: readonly BookedTime[],
  form: string,
  start: { day: string; minute: number } | undefined,
): BookedTime[] {
  const at = booked.findIndex(
    (one) => one.form === form && one.day === start?.day && one.minute === start.minute,
  );
  return booked.filter((_, index) => index !== at);
}

/** The answer that a form's next message is. */
export function formDraft(
  intent: "form" | "field",
  form: RequestForm,
  { text, progress }: FormTurn,
): Draft {
  const { state, asking, answers } = progress;
  const isOver = state === "sent" || state === "cancelled";
  const known = form.fields.find(({ key }) => key === asking);
  return {
    intent,
    text,
    replyKind: isOver ? "noted" : "asked",
    request: progress,
    steps: [
      isOver
        ? { kind: "noted", detail: { form: form.name, state, fields: answers.length } }
        : {
            kind: "asked",
            detail: { form: form.name, field: known?.label ?? "", answered: answers.length },
          },
    ],
  };
}
