import { Form } from "@remix-run/react";
import type { CallFailure, ToolCall, ToolCallState } from "#domain/agentiks/tools/tool-call.ts";
import type { ActingTool, AskReason } from "#domain/agentiks/tools/tools.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CallContent, Lines } from "./call-content.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface CallCardItem {
  id: string;
  agentik: { id: string; name: string };
  tool: ActingTool;
  /** Null for a stored call that cannot be read any more: it cannot be approved. */
  call: ToolCall | null;
  /** Hash of the call that a decision is bound to. */
  hash: string;
  state: ToolCallState;
  why: AskReason | null;
  failure: CallFailure | null;
  status: number | null;
  answer: string;
  canDecide: boolean;
  canRepeat: boolean;
  at: LocalTimeText;
  expiresAt: LocalTimeText;
}

/** Headings of calls, by tool. */
export const CALL_TITLES = {
  mail: m.approvals_mail,
  http: m.approvals_http,
  task: m.approvals_task,
  message: m.approvals_message,
  document: m.approvals_document,
  draft: m.approvals_draft,
  entry: m.approvals_entry,
  push: m.approvals_push,
  chat_message: m.approvals_chat_message,
  mcp: m.approvals_mcp,
} as const satisfies Record<ActingTool, unknown>;

const STATES = {
  waiting: [m.approvals_state_waiting, "i-lucide-clock", "text-warning"],
  queued: [m.approvals_state_queued, "i-lucide-clock", "text-accent"],
  sending: [m.approvals_state_sending, "i-lucide-clock", "text-accent"],
  done: [m.approvals_state_done, "i-lucide-check", "text-success"],
  failed: [m.approvals_state_failed, "i-lucide-circle-alert", "text-danger"],
  uncertain: [m.approvals_state_uncertain, "i-lucide-circle-alert", "text-warning"],
  refused: [m.approvals_state_refused, "i-lucide-x", "text-ink-soft"],
  expired: [m.approvals_state_expired, "i-lucide-x", "text-ink-soft"],
} as const satisfies Record<ToolCallState, unknown>;

const WHY = {
  permission: m.approvals_why_permission,
  untrusted: m.approvals_why_untrusted,
} as const satisfies Record<AskReason, unknown>;

const FAILURES = {
  never: m.approvals_failure_never,
  listed: m.approvals_failure_listed,
  off: m.approvals_failure_off,
  public: m.approvals_failure_public,
  away: m.approvals_failure_away,
  slow: m.approvals_failure_slow,
  rejected: m.approvals_failure_rejected,
  full: m.approvals_failure_full,
  gone: m.approvals_failure_gone,
  window: m.approvals_failure_window,
  closed: m.approvals_failure_closed,
} as const satisfies Record<CallFailure, unknown>;

/**
 * A call that an agentik wants to make, verbatim, with the buttons that decide it, or its outcome.
 *
 * @param from the conversation or run that it comes from
 * @param isAlone whether it is on its own page, which already has the title
 */
export function CallCard({
  item,
  from,
  isAlone = false,
}: {
  item: CallCardItem;
  from?: string | null;
  isAlone?: boolean;
}) {
  const lang = useLang();
  const { id, agentik, tool, call, state, why, at } = item;
  const [name, icon, colour] = STATES[state];
  const title = CALL_TITLES[tool]({ agentik: agentik.name }, lang);
  return (
    <div id={id} className="card stripe p-4 flex flex-col gap-3 min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        {isAlone ? (
          <Link to={paths.agentikTools(agentik.id)} className="font-600 underline">
            {m.approvals_settings({}, lang)}
          </Link>
        ) : (
          <h2 className="text-lg font-700 min-w-0 break-words">
            <Link to={paths.approval(id)} className="hover:underline">
              {title}
            </Link>
          </h2>
        )}
        <p className={`inline-flex items-center gap-2 text-sm font-600 ${colour}`}>
          <span className={icon} aria-hidden="true" />
          {name({}, lang)}
        </p>
      </div>
      {call && <CallContent call={call} />}
      {state === "waiting" && why && (
        <p className="text-sm">
          <b>{m.approvals_why({}, lang)}:</b> {WHY[why]({}, lang)}
        </p>
      )}
      <Outcome item={item} />
      <p className="text-sm text-ink-soft flex flex-wrap gap-x-4">
        <span>
          {m.approvals_asked_at({}, lang)} <LocalTime time={at} />
        </span>
        {state === "waiting" && (
          <span>
            {m.approvals_until({}, lang)} <LocalTime time={item.expiresAt} />
          </span>
        )}
        {from && (
          <Link to={from} className="underline">
            {m.approvals_from({}, lang)}
          </Link>
        )}
      </p>
      <Decide item={item} title={title} isAlone={isAlone} />
    </div>
  );
}

/** The buttons: each form carries what the person has seen. */
function Decide({ item, title, isAlone }: { item: CallCardItem; title: string; isAlone: boolean }) {
  const lang = useLang();
  const { id, hash, canDecide, canRepeat } = item;
  if (!canDecide && !canRepeat) return null;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="call" value={id} />
      <input type="hidden" name="hash" value={hash} />
      {canDecide ? (
        <>
          <button
            name="intent"
            value="approve"
            aria-label={`${m.approvals_approve({}, lang)}: ${title}`}
            className={isAlone ? "btn-primary" : "btn"}
          >
            {m.approvals_approve({}, lang)}
          </button>
          <button
            name="intent"
            value="refuse"
            aria-label={`${m.approvals_refuse({}, lang)}: ${title}`}
            className="btn"
          >
            {m.approvals_refuse({}, lang)}
          </button>
        </>
      ) : (
        <button name="intent" value="again" className="btn">
          {m.approvals_again({}, lang)}
        </button>
      )}
    </Form>
  );
}

function Outcome({ item: { state, failure, status, answer } }: { item: CallCardItem }) {
  const lang = useLang();
  return (
    <>
      {failure && (
        <p className="text-danger font-600">
          {FAILURES[failure]({}, lang)}
          {status !== null && ` ${m.approvals_status({ status }, lang)}.`}
        </p>
      )}
      {state === "uncertain" && (
        <p className="text-warning font-600">{m.approvals_uncertain({}, lang)}</p>
      )}
      {answer !== "" && <Lines lines={[[m.approvals_answer({}, lang), answer]]} />}
    </>
  );
}
