import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** A call of a tool that was not made, or may have been made. */
export interface FailedStep {
  callId: string;
  /** The run that was to make it. */
  runId: string;
  /** The run that makes it again, if there is one. */
  nextRunId: string | null;
  /** Whether it can be made again without being done twice. */
  canContinue: boolean;
}

export interface ShownStep {
  text: LocalText;
  failed: FailedStep | undefined;
}

/** What a run did, step by step; a failed step has the button that goes on from it. */
export function RunSteps({ steps }: { steps: readonly ShownStep[] }) {
  const lang = useLang();
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-2">
      <h2 id="steps" className="text-lg font-800">
        {m.runs_steps({}, lang)}
      </h2>
      {steps.length === 0 && <p className="text-ink-soft">{m.runs_steps_none({}, lang)}</p>}
      <ol className="flex flex-col gap-2">
        {steps.map(({ text, failed }, index) => (
          <li key={index} className="flex gap-3">
            <span className="tabular text-ink-soft">{index + 1}.</span>
            <div className="min-w-0 flex flex-col gap-1">
              <p className="break-words">{text[lang.locale]}</p>
              {failed && <Failed step={failed} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Failed({ step: { callId, runId, nextRunId, canContinue } }: { step: FailedStep }) {
  const lang = useLang();
  return (
    <>
      <p className="text-sm text-danger">
        {m.runs_step_failed({}, lang)}{" "}
        <Link to={paths.approval(callId)} className="underline">
          {m.runs_step_why({}, lang)}
        </Link>
      </p>
      {nextRunId && (
        <Link to={paths.run(nextRunId)} className="underline self-start">
          {m.runs_continued({}, lang)}
        </Link>
      )}
      {canContinue && (
        <Form method="post" action={paths.run(runId)}>
          <button name="intent" value="continue" className="btn-primary">
            {m.runs_continue({}, lang)}
          </button>
        </Form>
      )}
    </>
  );
}
