import type { SkipReason } from "#domain/agentiks/duties/duties.ts";
import type { RunFailure, RunState } from "#domain/runs/run.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import { runFailureText, RUN_SKIP_TEXTS, RUN_STATE_MARKS, RUN_STATE_NAMES } from "./run-words.ts";

export interface RunLineItem {
  id: string;
  purpose: LocalText;
  state: RunState;
  failure: RunFailure | null;
  skipped: SkipReason | null;
  at: LocalTimeText;
  took: string;
  /** Whether its page opens for the viewer; without it the line is no link. */
  mayOpen: boolean;
  /** Null for those who do not pay for it. */
  cost: LocalText | null;
}

/** A run in a list: what for, its state in words, when, how long, and its cost. */
export function RunLine({ run }: { run: RunLineItem }) {
  const lang = useLang();
  const { id, purpose, state, failure, skipped, at, took, mayOpen, cost } = run;
  const name = (
    <>
      <span
        className={`shrink-0 w-3 h-4 box-border ${RUN_STATE_MARKS[state]}`}
        aria-hidden="true"
      />
      <span className="min-w-0 break-words">{purpose[lang.locale]}</span>
    </>
  );
  const facts = [took && m.runs_took({ time: took }, lang), cost?.[lang.locale]].filter(Boolean);
  const look = "min-h-11 flex items-center gap-3 font-600";
  return (
    <li className="flex flex-col px-4 py-2">
      {mayOpen ? (
        <Link to={paths.run(id)} className={look}>
          {name}
        </Link>
      ) : (
        <p className={look}>{name}</p>
      )}
      <p className="text-sm text-ink-soft">
        {`${RUN_STATE_NAMES[state]({}, lang)} · `}
        <LocalTime time={at} />
        {facts.map((fact) => ` · ${fact}`).join("")}
      </p>
      {failure && <p className="text-sm text-danger">{runFailureText(failure, lang)}</p>}
      {skipped && <p className="text-sm">{RUN_SKIP_TEXTS[skipped]({}, lang)}</p>}
    </li>
  );
}
