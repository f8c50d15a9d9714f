import { Form } from "@remix-run/react";
import {
  DEFAULT_ANSWERS_WHEN,
  WAIT_MINUTES_MAX,
  type AgentikMay,
  type AnswersWhen,
} from "#domain/spaces/answering.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField, type Segment } from "#app/ui/fields/segmented-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";

const WHEN = {
  mentioned: m.answering_when_mentioned,
  always: m.answering_when_always,
  unanswered: m.answering_when_unanswered,
} as const satisfies Record<AnswersWhen, unknown>;

const WHEN_CHOICES = {
  mentioned: [m.answering_when_mentioned_short, m.answering_when_mentioned],
  always: [m.answering_when_always_short, m.answering_when_always],
  unanswered: [m.answering_when_unanswered_short, m.answering_when_waiting],
} as const satisfies Record<AnswersWhen, unknown>;

/** The agentiks of a space; its owner and admins change when they answer and what they may do, and add their own. */
export function AgentikLines({
  agentiks,
  own,
  may: mayWords,
  canManage,
}: {
  agentiks: readonly {
    id: string;
    name: string;
    status: string;
    answersWhen: AnswersWhen;
    waitMinutes: number;
    may: AgentikMay;
    answered: number;
    isOwn: boolean;
    isOwnerThere: boolean;
  }[];
  own: readonly { id: string; name: string }[];
  /** Short name and explanation of what an agentik may do, in display order. */
  may: Readonly<Record<AgentikMay, readonly [short: string, text: string]>>;
  canManage: boolean;
}) {
  const lang = useLang();
  const mayChoices = Object.fromEntries(
    Object.entries(mayWords).map(([may, [short, text]]) => [may, [() => short, () => text]]),
  ) satisfies Record<string, Segment>;
  return (
    <section aria-labelledby="agentiks" className="flex flex-col gap-3">
      <h2 id="agentiks" className="text-lg font-700">
        {m.answering_here({}, lang)}
      </h2>
      {agentiks.length === 0 && (
        <EmptyState
          icon="i-lucide-bot"
          title={m.answering_none({}, lang)}
          text={m.answering_none_text({}, lang)}
        >
          {canManage && own.length === 0 && (
            <Link to={`${paths.create}?tipo=agentik`} className="btn-primary mt-2">
              {m.answering_create({}, lang)}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {agentiks.map(({ id, name, status, answersWhen, waitMinutes, may, answered, ...of }) => (
          <li key={id} className="card p-4 flex flex-col gap-2 min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="i-lucide-bot text-accent" aria-hidden="true" />
              <Link to={paths.agentik(id)} className="font-700 hover:underline break-words">
                {name}
              </Link>
              <span className="text-sm text-ink-soft">
                {!of.isOwnerThere
                  ? m.answering_left({}, lang)
                  : status !== "active"
                    ? m.answering_paused({}, lang)
                    : may === "read"
                      ? m.answering_may_read_line({}, lang)
                      : WHEN[answersWhen]({ minutes: waitMinutes }, lang)}
                {" · "}
                {m.answering_answered({ count: answered }, lang)}
              </span>
            </p>
            {canManage && (
              <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
                <input type="hidden" name="agentik" value={id} />
                {of.isOwn && (
                  <>
                    <div className="w-full">
                      <SegmentedField
                        key={answersWhen}
                        label={m.answering_when({ name }, lang)}
                        name="when"
                        value={answersWhen}
                        choices={WHEN_CHOICES}
                      />
                    </div>
                    <div className="w-full">
                      <SegmentedField
                        key={may}
                        label={m.answering_may({ name }, lang)}
                        name="may"
                        value={may}
                        choices={mayChoices}
                      />
                    </div>
                    <label className="flex items-center gap-2 text-sm">
                      {m.answering_minutes({}, lang)}
                      <input
                        name="minutes"
                        defaultValue={waitMinutes}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={String(WAIT_MINUTES_MAX).length}
                        className="field w-24"
                      />
                    </label>
                    <button name="intent" value="add" className="btn">
                      {m.answering_save({}, lang)}
                    </button>
                  </>
                )}
                <details>
                  <summary className="btn">{m.answering_remove({}, lang)}</summary>
                  <p className="py-2">{m.answering_remove_ask({}, lang)}</p>
                  <button name="intent" value="remove" className="btn">
                    {m.answering_remove_yes({}, lang)}
                  </button>
                </details>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {canManage && own.length > 0 && (
        <Form method="post" preventScrollReset className="card p-4 flex flex-wrap items-end gap-2">
          <label className="flex flex-col gap-1 font-600 min-w-0">
            {m.answering_add_label({}, lang)}
            <select name="agentik" className="field select">
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="w-full">
            <SegmentedField
              label={m.answering_when_new({}, lang)}
              name="when"
              value={DEFAULT_ANSWERS_WHEN}
              choices={WHEN_CHOICES}
            />
          </div>
          <div className="w-full">
            <SegmentedField
              label={m.answering_may_new({}, lang)}
              name="may"
              value="answer"
              choices={mayChoices}
            />
          </div>
          <button name="intent" value="add" className="btn-primary">
            {m.answering_add({}, lang)}
          </button>
        </Form>
      )}
    </section>
  );
}
