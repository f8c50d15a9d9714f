import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DecisionForm, type DecisionResult } from "#app/screens/operator/decision-form.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export const STOP_AGENTIKS = "stop-agentiks";
export const RESUME_AGENTIKS = "resume-agentiks";
/** The entry that a refusal is about. */
export const ALL_AGENTIKS = "agentiks";

/** Stops all agentiks of all people, or lets them work again. @param since null while they work */
export function AgentikStop({
  since,
  result,
}: {
  since: LocalTimeText | null;
  result: DecisionResult | undefined;
}) {
  const lang = useLang();
  const isRefused = result?.typed?.about === ALL_AGENTIKS;
  return (
    <details open={since !== null || isRefused} className="card p-5">
      <summary className="fold-line">{m.operator_agentiks({}, lang)}</summary>
      <div className="flex flex-col gap-3 pt-3">
        {since ? (
          <p className="font-600 text-danger">
            {m.operator_agentiks_stopped({}, lang)} <LocalTime time={since} />
          </p>
        ) : (
          <p className="text-ink-soft">{m.operator_agentiks_help({}, lang)}</p>
        )}
        <DecisionForm
          about={ALL_AGENTIKS}
          hidden={{}}
          label={m.operator_agentiks_why({}, lang)}
          result={result}
          buttons={[
            since
              ? { intent: RESUME_AGENTIKS, name: m.operator_agentiks_resume({}, lang) }
              : { intent: STOP_AGENTIKS, name: m.operator_agentiks_stop({}, lang) },
          ]}
        />
      </div>
    </details>
  );
}
