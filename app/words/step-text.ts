import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { ACTING_TOOLS, type ActingTool } from "#domain/agentiks/tools/tools.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}
type Plain = (inputs: Record<string, never>, lang: Lang) => string;

const UNDERSTOOD: Readonly<Record<string, Plain>> = {
  person: m.inbox_step_person,
  form: m.inbox_step_form,
  field: m.inbox_step_field,
  question: m.inbox_step_question,
  greeting: m.inbox_step_greeting,
  thanks: m.inbox_step_thanks,
};
const HANDED: Readonly<Record<string, Plain>> = {
  asked: m.inbox_step_handed_asked,
  unknown: m.inbox_step_handed_unknown,
  open: m.inbox_step_handed_open,
};

const LOOKED_UP: Readonly<Record<string, Plain>> = {
  date: m.inbox_step_looked_up_date,
  documents: m.inbox_step_looked_up_documents,
  sales: m.inbox_step_looked_up_sales,
  members: m.inbox_step_looked_up_members,
  challenges: m.inbox_step_looked_up_challenges,
  tasks: m.inbox_step_looked_up_tasks,
  bookings: m.inbox_step_looked_up_bookings,
  questions: m.inbox_step_looked_up_questions,
};
const TO_APPROVE = {
  mail: m.inbox_step_to_approve_mail,
  http: m.inbox_step_to_approve_http,
  task: m.inbox_step_to_approve_task,
  message: m.inbox_step_to_approve_message,
  document: m.inbox_step_to_approve_document,
  draft: m.inbox_step_to_approve_draft,
  entry: m.inbox_step_to_approve_entry,
  push: m.inbox_step_to_approve_push,
  chat_message: m.inbox_step_to_approve_chat_message,
  mcp: m.inbox_step_to_approve_mcp,
} as const satisfies Record<ActingTool, Plain>;
const TO_DO = {
  mail: m.inbox_step_to_do_mail,
  http: m.inbox_step_to_do_http,
  task: m.inbox_step_to_do_task,
  message: m.inbox_step_to_do_message,
  document: m.inbox_step_to_do_document,
  draft: m.inbox_step_to_do_draft,
  entry: m.inbox_step_to_do_entry,
  push: m.inbox_step_to_do_push,
  chat_message: m.inbox_step_to_do_chat_message,
  mcp: m.inbox_step_to_do_mcp,
} as const satisfies Record<ActingTool, Plain>;
const WOULD_DO = {
  mail: m.inbox_step_would_mail,
  http: m.inbox_step_would_http,
  task: m.inbox_step_would_task,
  message: m.inbox_step_would_message,
  document: m.inbox_step_would_document,
  draft: m.inbox_step_would_draft,
  entry: m.inbox_step_would_entry,
  push: m.inbox_step_would_push,
  chat_message: m.inbox_step_would_chat_message,
  mcp: m.inbox_step_would_mcp,
} as const satisfies Record<ActingTool, Plain>;
const NOT_ALLOWED: Readonly<Record<string, Plain>> = {
  never: m.inbox_step_not_never,
  host: m.inbox_step_not_host,
  guest: m.inbox_step_not_guest,
  many: m.inbox_step_not_many,
  limit: m.inbox_step_not_limit,
  entry: m.inbox_step_not_entry,
  customer: m.inbox_step_not_customer,
  window: m.inbox_step_not_window,
  closed: m.inbox_step_not_closed,
};
const NOT_ASKED: Readonly<Record<string, Plain>> = {
  "limit-run": m.inbox_step_limit_run,
  "limit-day": m.inbox_step_limit_day,
  "limit-month": m.inbox_step_limit_month,
};
const toolOf = (name: string): ActingTool => ACTING_TOOLS.find((tool) => tool === name) ?? "task";

/**
 * A step of a run, in words. Facts that are missing or unknown are left out, so that the steps
 * of any version of an agentik can be told.
 */
export function stepText({ kind, detail }: RunStep, lang: Lang): string {
  const fact = (name: string): string => String(detail[name] ?? "");
  switch (kind) {
    case "understood":
      return (UNDERSTOOD[fact("intent")] ?? m.inbox_step_understood)({}, lang);
    case "retrieved": {
      const [passages, answers] = [fact("passages"), fact("answers")];
      return passages && answers
        ? m.inbox_step_retrieved_of({ passages, answers }, lang)
        : m.inbox_step_retrieved({}, lang);
    }
    case "answered":
      return answeredText(fact("source"), fact("name"), lang);
    case "asked": {
      const [field, form] = [fact("field"), fact("form")];
      return field && form
        ? m.inbox_step_asked_of({ field, form }, lang)
        : m.inbox_step_asked({}, lang);
    }
    case "noted": {
      const form = fact("form");
      if (form && fact("state") === "sent") return m.inbox_step_sent({ form }, lang);
      if (form && fact("state") === "cancelled") return m.inbox_step_cancelled({ form }, lang);
      return m.inbox_step_noted({}, lang);
    }
    case "labelled": {
      const labels = fact("labels");
      return labels
        ? m.inbox_step_labelled({ labels }, lang)
        : m.inbox_step_labelled_some({}, lang);
    }
    case "handed-over":
      return (HANDED[fact("reason")] ?? m.inbox_step_handed_over)({}, lang);
    case "checked":
      return m.inbox_step_checked({ same: fact("same"), changed: fact("changed") }, lang);
    case "calculated":
      return m.inbox_step_calculated({ line: fact("line") }, lang);
    case "looked-up":
      return (LOOKED_UP[fact("tool")] ?? m.inbox_step_looked_up)({}, lang);
    case "to-approve":
      return TO_APPROVE[toolOf(fact("tool"))]({}, lang);
    case "to-do":
      return TO_DO[toolOf(fact("tool"))]({}, lang);
    case "would-do":
      return WOULD_DO[toolOf(fact("tool"))]({}, lang);
    case "not-allowed":
      return (NOT_ALLOWED[fact("why")] ?? m.inbox_step_not_allowed)({}, lang);
    case "not-asked":
      return (NOT_ASKED[fact("why")] ?? m.inbox_step_not_asked)({}, lang);
    case "called":
      return m.inbox_step_called({}, lang);
    case "reported":
      return m.inbox_step_reported({}, lang);
    case "model": {
      const model = fact("model");
      return model ? m.inbox_step_model_named({ model }, lang) : m.inbox_step_model({}, lang);
    }
  }
}

function answeredText(source: string, name: string, lang: Lang): string {
  if (source === "business") return m.inbox_step_business({}, lang);
  if (name && source === "approved") return m.inbox_step_approved({ name }, lang);
  if (name && source === "document") return m.inbox_step_document({ name }, lang);
  if (source === "request") return m.inbox_step_sent_state({}, lang);
  if (name && source === "form") return m.inbox_step_offer({ name }, lang);
  return m.inbox_step_answered({}, lang);
}
