import { isReadyLabel } from "#domain/agentiks/abilities/ready-forms.ts";
import type {
  FieldKind,
  RequestAnswer,
  RequestKind,
  RequestState,
} from "#domain/agentiks/abilities/request-form.ts";
import { showPesos, type RequestBill } from "#domain/agentiks/chats/request-bill.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import { whatsAppChat } from "#domain/format/links/whatsapp.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { inBoth, localText } from "./local-text.server.ts";
import { requestSteps } from "./request-steps.server.ts";

/** A customer's form, as the database has it. */
interface StoredRequest {
  kind: RequestKind;
  state: RequestState;
  stage: RequestStage;
  answers: readonly RequestAnswer[];
  bill: RequestBill | null;
  totalCents: number | null;
  sentAt: Date | null;
  doneAt: Date | null;
  /** Name of the person who marked it as done; null also for a deleted account. */
  doneBy: string | null;
}

/** A customer's form as the inbox shows it: its answers, what it comes to, and its next steps. */
export function toShownRequest<Stored extends StoredRequest>({
  answers,
  bill,
  totalCents,
  sentAt,
  doneAt,
  doneBy,
  ...request
}: Stored) {
  const { kind } = request;
  const isDone = doneAt !== null;
  return {
    ...request,
    answers: answers.map((answer) => toShownAnswer(answer, kind)),
    /** Said instead of answers, where there are none. */
    empty: answers.length === 0 ? NO_ANSWERS : null,
    bill: bill ? toShownBill(bill) : [],
    total:
      totalCents === null
        ? null
        : inBoth((lang) => m.inbox_request_total({ sum: showPesos(totalCents) }, lang)),
    /** The form that tells the customer a total, or a corrected one; null for forms that order nothing. */
    totalForm:
      kind === "order" && sentAt !== null && !isDone
        ? totalCents === null
          ? TOTAL
          : CORRECTED_TOTAL
        : null,
    isDone,
    ...requestSteps({ ...request, isDone }),
    mark: localText(isDone ? m.inbox_request_unmark : m.inbox_request_mark),
    /** How far a form is that was not sent; null of one that was. */
    unsent: UNSENT[request.state] ?? null,
    /** That it is done, and by whom; null where it is not, or was cancelled. */
    done:
      !isDone || request.stage === "cancelled"
        ? null
        : doneBy === null
          ? localText(m.inbox_request_done)
          : inBoth((lang) => m.inbox_request_done_by({ name: doneBy }, lang)),
  };
}

const UNSENT: Readonly<Partial<Record<RequestState, LocalText>>> = {
  confirming: localText(m.inbox_request_confirming),
  asking: localText(m.inbox_request_asking),
};

const NO_ANSWERS = localText(m.inbox_request_empty);
const OPEN_CHAT = localText(m.inbox_request_chat);

const TOTAL = {
  label: localText(m.inbox_request_total_set),
  send: localText(m.inbox_request_total_send),
  correct: null,
};
const CORRECTED_TOTAL = { ...TOTAL, correct: localText(m.inbox_request_total_correct) };

function toShownAnswer({ key, label, shown, kind, value }: RequestAnswer, form: RequestKind) {
  return {
    key,
    label: isReadyLabel(label) ? shortLabel(kind, form) : inBoth(() => label),
    shown,
    /** WhatsApp link of a phone number. */
    ...(kind === "phone" && { chat: { to: whatsAppChat(value), text: OPEN_CHAT } }),
  };
}

const LABELS: Readonly<Partial<Record<FieldKind, LocalText>>> = {
  name: localText(m.inbox_label_name),
  phone: localText(m.inbox_label_phone),
  day: localText(m.inbox_label_day),
  time: localText(m.inbox_label_time),
  number: localText(m.inbox_label_number),
  address: localText(m.inbox_label_address),
};
const SUBJECTS: Readonly<Partial<Record<RequestKind, LocalText>>> = {
  order: localText(m.inbox_label_order),
  appointment: localText(m.inbox_label_service),
};

/** A name of a field in the business's words instead of the question to the customer. */
const shortLabel = (kind: FieldKind, form: RequestKind): LocalText =>
  LABELS[kind] ?? SUBJECTS[form] ?? localText(m.inbox_label_subject);

/** The lines of a bill, with the delivery at the end. */
function toShownBill({ lines, deliveryCents }: RequestBill) {
  const things = lines.map(({ count, name, cents }) => {
    const what = count === null ? name : `${count} × ${name}`;
    return { what: inBoth(() => what), sum: sumOf(cents) };
  });
  if (deliveryCents === undefined) return things;
  return [...things, { what: localText(m.inbox_request_delivery), sum: sumOf(deliveryCents) }];
}

const sumOf = (cents: number | null): LocalText =>
  cents === null ? localText(m.inbox_request_unpriced) : inBoth(() => showPesos(cents));
