import { Form } from "@remix-run/react";
import { LIMIT_SPANS } from "#domain/agentiks/limits/agentik-limits.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import type { TypedLimits } from "./limits-action.server.ts";

const NAMES = {
  run: m.tools_limits_run,
  day: m.tools_limits_day,
  month: m.tools_limits_month,
} as const;

export interface ShownLimits {
  /** The fields as they are stored. */
  saved: TypedLimits;
  /** Amounts that it has spent, in MXN. */
  spent: { day: string; month: string };
  /** Models of the agentik's owner. */
  models: readonly { id: string; model: string; host: string }[];
}

/**
 * An agentik's spending limits for models, and the model that answers for it.
 *
 * @param typed the fields of a refused form, with their problems
 */
export function LimitsCard({
  limits: { saved, spent, models },
  typed = saved,
  problems = {},
}: {
  limits: ShownLimits;
  typed?: TypedLimits | undefined;
  problems?: Readonly<Record<string, string>> | undefined;
}) {
  const lang = useLang();
  return (
    <Form
      key={Object.values(saved).join(" ")}
      method="post"
      preventScrollReset
      className="card p-4 flex flex-col gap-3"
    >
      <h2 className="text-lg font-800">{m.tools_limits({}, lang)}</h2>
      <p className="text-sm text-ink-soft">{m.tools_limits_text({}, lang)}</p>
      <div className="grid gap-3 sm:grid-cols-3 items-end">
        {LIMIT_SPANS.map((span) => (
          <MoneyField
            key={span}
            label={NAMES[span]({}, lang)}
            name={span}
            currency="MXN"
            hasCents
            maxLength={24}
            value={typed[span]}
            problem={problems[span]}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{m.tools_limits_spent(spent, lang)}</p>
      <label className="flex flex-col gap-1">
        <span className="font-600">{m.tools_engine({}, lang)}</span>
        <select name="engine" defaultValue={typed.engine} className="field select">
          <option value="default">{m.tools_engine_default({}, lang)}</option>
          <option value="rules">{m.tools_engine_rules({}, lang)}</option>
          {models.map(({ id, ...names }) => (
            <option key={id} value={id}>
              {m.tools_engine_model(names, lang)}
            </option>
          ))}
        </select>
      </label>
      {problems.engine && (
        <p role="alert" className="text-sm font-600 text-danger">
          {problems.engine}
        </p>
      )}
      <button name="intent" value="save-limits" className="btn self-start">
        {m.tools_limits_save({}, lang)}
      </button>
    </Form>
  );
}
