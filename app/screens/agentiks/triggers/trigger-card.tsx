import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { canRunNow, TRIGGER_OF } from "#domain/agentiks/duties/duties.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { RUN_STATE_NAMES } from "#app/ui/runs/run-words.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { toShownTrigger } from "./shown-trigger.server.ts";

export type ShownTrigger = ReturnType<typeof toShownTrigger>;

/**
 * A trigger with its buttons.
 *
 * @param children its form while it is changed, what belongs to a webhook
 */
export function TriggerCard({
  trigger,
  formKey,
  edit,
  children,
}: {
  trigger: ShownTrigger;
  formKey: string;
  /** Address of the page with the trigger's form. */
  edit: string;
  children: ReactNode;
}) {
  const lang = useLang();
  const { id, duty, name, about, when, next, isOn, pausedAfter, isTold, last, sendTo } = trigger;
  const state = isOn
    ? m.triggers_is_on({}, lang)
    : pausedAfter > 0
      ? m.triggers_is_paused({ count: pausedAfter }, lang)
      : m.triggers_is_off({}, lang);
  return (
    <li id={id} className="card p-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-700">{name[lang.locale]}</h3>
        <span className={`text-sm font-600 ${isOn ? "text-success" : "text-ink-soft"}`}>
          {state}
        </span>
      </div>
      <p className="whitespace-pre-wrap break-words">{about[lang.locale]}</p>
      <p className="text-sm text-ink-soft">
        {when[lang.locale]}
        {next && <> · {next[lang.locale]}</>}
      </p>
      {sendTo && (
        <p className="text-sm text-ink-soft break-words">
          {m.triggers_sends({ to: sendTo }, lang)}
        </p>
      )}
      {isTold && <p className="text-sm font-600 text-warning">{m.triggers_told({}, lang)}</p>}
      <p className="text-sm text-ink-soft">
        {last ? (
          <>
            {m.triggers_last({}, lang)}{" "}
            <Link to={paths.run(last.id)} className="underline">
              {RUN_STATE_NAMES[last.state]({}, lang)}, <LocalTime time={last.at} />
            </Link>
          </>
        ) : (
          m.triggers_never({}, lang)
        )}
      </p>
      {children}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <FormKey value={formKey} />
        <input type="hidden" name="trigger" value={id} />
        <button name="intent" value={isOn ? "off" : "on"} className="btn">
          {(isOn ? m.triggers_turn_off : m.triggers_turn_on)({}, lang)}
        </button>
        {canRunNow(duty) && TRIGGER_OF[duty] !== "hand" && (
          <button name="intent" value="run" className="btn">
            {m.triggers_run_now({}, lang)}
          </button>
        )}
        <Link to={edit} className="btn" preventScrollReset>
          {m.triggers_edit({}, lang)}
        </Link>
        <details>
          <summary className="btn text-danger">{m.triggers_delete({}, lang)}</summary>
          <p className="py-2">{m.triggers_delete_ask({}, lang)}</p>
          <button name="intent" value="delete" className="btn text-danger">
            {m.triggers_delete_yes({}, lang)}
          </button>
        </details>
      </Form>
    </li>
  );
}
