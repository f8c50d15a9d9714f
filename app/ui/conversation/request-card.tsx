import { Form } from "@remix-run/react";
import type { ToldStage } from "#domain/agentiks/chats/request-stage.ts";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

/** Characters of a typed total: "$9,999,999.99". */
const TOTAL_MAX_LENGTH = 13;

/** An order, a booking or another form, as the inbox shows it. */
export interface ShownRequest {
  id: string;
  threadId: string;
  name: string;
  /** `chat`: of a phone number, opens a chat with it in WhatsApp. */
  answers: readonly {
    key: string;
    label: LocalText;
    shown: string;
    chat?: { to: string; text: LocalText };
  }[];
  /** Said instead of answers, where there are none. */
  empty: LocalText | null;
  /** When it was sent; while it is being filled in, when it was begun. */
  at: LocalTimeText;
  /** Total of the request; null where the documents do not say it. */
  total: LocalText | null;
  /** The lines of that sum, and of what has no price. */
  bill: readonly { what: LocalText; sum: LocalText }[];
  /** Texts of the form that tells the customer a total; null where there is none to tell. */
  totalForm: {
    label: LocalText;
    send: LocalText;
    /** Title of the folded form that corrects a known total; null where none is known. */
    correct: LocalText | null;
  } | null;
  /** The stage in words. */
  stageText: LocalText;
  /** The stages that it can be set to, with the texts of their buttons; none once it is done. */
  next: readonly { stage: ToldStage; text: LocalText }[];
  /** Whom the buttons tell. */
  told: LocalText;
  isDone: boolean;
  /** Text of the button that marks it as done without a message, or as open again. */
  mark: LocalText;
  /** How far a form is that was not sent; null of one that was. */
  unsent: LocalText | null;
  /** That it is done, and by whom; null where it is not, or was cancelled. */
  done: LocalText | null;
}

/** Answer of the inbox's forms, as far as it is about the total of a request. */
interface TotalAnswer {
  ok: boolean;
  fields?: Readonly<Record<string, string>> | undefined;
  typed?: { request: string; total: string } | undefined;
}

/**
 * A form with its answers, how far it is, and the buttons that change it, one tap each.
 *
 * @param from the customer, with a link to the conversation; without it the card is beside it
 */
export function RequestCard({
  request,
  formKey,
  answer,
  from,
  canWrite,
}: {
  request: ShownRequest;
  formKey: string;
  answer: TotalAnswer | undefined;
  from?: { line: string; see: string; agentik: string };
  canWrite: boolean;
}) {
  const lang = useLang();
  const { threadId, total, bill, name, unsent, answers, empty, at } = request;
  return (
    <div className="card stripe p-4 flex flex-col gap-3 min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-lg break-words">{name}</b>
        <span className="text-sm text-ink-soft">
          <LocalTime time={at} />
          {from && ` · ${from.agentik}`}
        </span>
      </p>
      {from && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-600 break-words">{from.line}</span>
          <Link to={paths.inboxChat(threadId)} className="text-sm underline">
            {from.see}
          </Link>
        </p>
      )}
      {empty ? (
        <p className="text-ink-soft">{empty[lang.locale]}</p>
      ) : (
        <dl className="flex flex-col gap-1">
          {answers.map(({ key, label, shown, chat }) => (
            <div key={key} className="break-words">
              <dt className="text-sm text-ink-soft">{label[lang.locale]}</dt>
              <dd className="font-600 whitespace-pre-wrap">{shown}</dd>
              {chat && (
                <dd>
                  <a href={chat.to} target="_blank" rel="noreferrer" className="btn my-1">
                    {chat.text[lang.locale]}
                  </a>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {bill.length > 0 && (
        <ul className="text-sm tabular">
          {bill.map(({ what, sum }, n) => (
            <li key={n} className="flex justify-between gap-3">
              <span className="break-words min-w-0">{what[lang.locale]}</span>
              <span className="shrink-0">{sum[lang.locale]}</span>
            </li>
          ))}
        </ul>
      )}
      {total && <p className="font-700 tabular">{total[lang.locale]}</p>}
      {canWrite && <TotalForm request={request} formKey={formKey} answer={answer} />}
      {unsent ? (
        <p className="text-sm font-600">{unsent[lang.locale]}</p>
      ) : (
        <RequestSteps request={request} formKey={formKey} canWrite={canWrite} />
      )}
    </div>
  );
}

/** Tells the customer what an order comes to: where the documents do not say it, or another total. */
function TotalForm({
  request: { id, threadId, totalForm: texts },
  formKey,
  answer,
}: {
  request: ShownRequest;
  formKey: string;
  answer: TotalAnswer | undefined;
}) {
  const { locale } = useLang();
  if (!texts) return null;
  const typed = answer?.ok === false && answer.typed?.request === id ? answer.typed.total : "";
  const problem = typed && answer?.fields?.total;
  const form = (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
      <FormKey value={formKey} />
      <input type="hidden" name="thread" value={threadId} />
      <input type="hidden" name="request" value={id} />
      <label className="flex-1 min-w-36 relative">
        <span className="block pb-1 text-sm text-ink-soft">{texts.label[locale]}</span>
        {problem && (
          <span role="alert" className="block pb-1 text-sm text-danger">
            {problem}
          </span>
        )}
        <input
          name="total"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={TOTAL_MAX_LENGTH}
          defaultValue={typed}
          aria-invalid={problem ? true : undefined}
          className="field pr-14 tabular"
        />
        <span aria-hidden="true" className="absolute right-3 bottom-2.5 text-ink-soft">
          MXN
        </span>
      </label>
      <button name="intent" value="request-total" className="btn shrink-0">
        {texts.send[locale]}
      </button>
    </Form>
  );
  if (!texts.correct) return form;
  return (
    <details open={!!problem}>
      <summary className="inline-flex items-center min-h-11 text-sm underline">
        {texts.correct[locale]}
      </summary>
      {form}
    </details>
  );
}

/** How far a sent form is, and what can be done with it next. */
function RequestSteps({
  request: { id, threadId, stageText, next: steps, told, isDone, done, mark },
  formKey,
  canWrite,
}: {
  request: ShownRequest;
  formKey: string;
  canWrite: boolean;
}) {
  const lang = useLang();
  const next = canWrite ? steps : [];
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <FormKey value={formKey} />
      <input type="hidden" name="thread" value={threadId} />
      <input type="hidden" name="request" value={id} />
      {done ? (
        <p className="text-sm font-600 text-success">✓ {done[lang.locale]}</p>
      ) : (
        <span className="badge">{stageText[lang.locale]}</span>
      )}
      {next.length > 0 && <p className="text-sm text-ink-soft">{told[lang.locale]}</p>}
      {canWrite && (
        <span className="w-full grid grid-cols-2 gap-2">
          {next.map(({ stage: to, text }, n) => (
            <button
              key={to}
              name="intent"
              value={`request-${to}`}
              className={n === 0 && to !== "cancelled" ? "btn-primary" : "btn"}
            >
              {text[lang.locale]}
            </button>
          ))}
          {/* A line of its own, apart from the buttons that tell. */}
          <button
            name="intent"
            value={isDone ? "request-open" : "request-done"}
            className="btn col-span-2"
          >
            {mark[lang.locale]}
          </button>
        </span>
      )}
    </Form>
  );
}
