import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isActiveRun, runStateAt, triesOf } from "#domain/runs/run.ts";
import {
  findRunPage,
  listRunSources,
  listRunSteps,
  type RunPage,
} from "#db/queries/runs/find-run-page.ts";
import { listRunCalls } from "#db/queries/runs/list-run-calls.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { toShownRun } from "#app/presenters/shown-run.server.ts";
import { madeByText, modelTrouble } from "#app/presenters/made-by.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { Fact, FactList } from "#app/ui/detail/fact-list.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import { runFailureText, RUN_SKIP_TEXTS, RUN_STATE_NAMES } from "#app/ui/runs/run-words.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerRun, runDoneText } from "./run-action.server.ts";
import { RunSteps } from "./run-steps.tsx";
import { shownSteps } from "./shown-steps.server.ts";

/**
 * A run, for the person for whom it works, for members of the workplace if it answers a customer, and for
 * the owners of the agentik and of the space if it answers a member; 404 for everyone else.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  const { personId, zone } = await findViewer(request);
  const run = id && (await findRunPage(db, { id, personId }));
  if (!run) throw data(null, { status: 404 });
  const { toolCallId } = run;
  const [steps, sources, calls] = await Promise.all([
    listRunSteps(db, run.id),
    listRunSources(db, run.id),
    listRunCalls(db, { id, toolCallId, personId }),
  ]);
  const now = new Date();
  const flash = readFlash(request, run.id);
  const shown = toShownRun(run, { now, zone });
  const moment = (time: Date | null) => time && localMoment(time, zone);
  const lang = requestLang(request);
  const { failure, createdAt, madeBy } = run;
  // A model that a limit forbade is a step.
  const needsModel = madeBy.model !== null || steps.some(({ kind }) => kind === "not-asked");
  return withFlash(request, {
    flash,
    said: flash && runDoneText(flash.code, lang),
    /** Model and cost of the answer; only shown to the person who pays. */
    cost: run.isPaidByViewer && run.kind !== "document" ? madeByText(madeBy, lang) : null,
    trouble: failure && modelTrouble(failure, { provider: madeBy.provider, at: createdAt }, lang),
    run: {
      ...shown,
      scheduledFor: moment(run.scheduledFor),
      startedAt: moment(run.startedAt),
      endedAt: moment(run.endedAt),
      tries: triesOf(run.attempts, { needsModel }),
      isPaidByViewer: run.isPaidByViewer,
      agentik: run.agentik && { id: run.agentik.id, name: run.agentik.name },
    },
    steps: shownSteps(steps, calls, { purpose: shown.purpose, isCall: toolCallId !== null }),
    /** The run whose failed step this one does again. */
    previous: toolCallId && (calls[0]?.previousRunId ?? null),
    sources,
    fields: run.isOwn ? (run.input?.fields ?? []) : [],
    wrote: run.text ? readMarkdown(run.text) : null,
    place: placeOf(run),
    canStop: run.isOwn && isActiveRun(runStateAt(run, now)),
    canRetry:
      run.isOwn &&
      ["duty", "reply", "check"].includes(run.kind) &&
      ["failed", "cancelled"].includes(shown.state),
  });
}

/** Address of what it has written; null where that has no page of its own. */
function placeOf({
  kind,
  creationId,
  documentId,
  toolCallId,
  channel,
  spaceId,
  threadId,
  seq,
}: RunPage) {
  if (kind === "creation") return creationId && `${paths.creator}?creation=${creationId}`;
  if (kind === "tool") return toolCallId && paths.approval(toolCallId);
  if (kind === "document") return documentId && paths.ownDocuments;
  if (!spaceId || !threadId || channel === "try") return null;
  if (channel !== null) return paths.inboxChat(threadId);
  return `${paths.spaceThread(spaceId, threadId)}?at=${seq}#m${seq}`;
}

export const action = (args: ActionFunctionArgs) => answerRun(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.runs_run_title),
  { name: "robots", content: "noindex" },
];

/** One run: its state and times, what it did step by step, what it wrote, and from what. */
export default function Run() {
  const shown = useLoaderData<typeof loader>();
  const { run, steps, sources, fields, wrote, place, canStop, canRetry, said } = shown;
  const { cost, trouble, previous } = shown;
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const { state, failure, skipped, agentik } = run;
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-6">
      <ScreenHeading title={run.purpose[lang.locale]}>
        {agentik && (
          <Link to={paths.agentikRuns(agentik.id)} className="btn">
            {m.runs_title({ name: agentik.name }, lang)}
          </Link>
        )}
      </ScreenHeading>
      <FormAnswer result={answer} done={said} />
      <FactList title={RUN_STATE_NAMES[state]({}, lang)}>
        {agentik && <Fact name={m.runs_agentik({}, lang)}>{agentik.name}</Fact>}
        {run.scheduledFor && (
          <Fact name={m.runs_scheduled({}, lang)}>
            <LocalTime time={run.scheduledFor} />
          </Fact>
        )}
        <Fact name={m.runs_asked({}, lang)}>
          <LocalTime time={run.at} />
        </Fact>
        {run.startedAt && (
          <Fact name={m.runs_started({}, lang)}>
            <LocalTime time={run.startedAt} />
          </Fact>
        )}
        {run.endedAt && (
          <Fact name={m.runs_ended({}, lang)}>
            <LocalTime time={run.endedAt} />
          </Fact>
        )}
        {run.took !== "" && <Fact name={m.runs_duration({}, lang)}>{run.took}</Fact>}
        {run.tries > 1 && <Fact name={m.runs_attempts({}, lang)}>{run.tries}</Fact>}
        {cost && <Fact name={m.runs_cost({}, lang)}>{cost}</Fact>}
      </FactList>
      {previous && (
        <Link to={paths.run(previous)} className="underline self-start">
          {m.runs_continues({}, lang)}
        </Link>
      )}
      {failure && (
        <p className="text-danger font-600">
          {trouble?.text ?? runFailureText(failure, lang)}
          {trouble && run.isPaidByViewer && (
            <>
              {" "}
              <Link to={trouble.link.to} className="underline">
                {trouble.link.text}
              </Link>
            </>
          )}
        </p>
      )}
      {skipped && <p className="font-600">{RUN_SKIP_TEXTS[skipped]({}, lang)}</p>}
      {(canStop || canRetry) && (
        <Form method="post" className="flex gap-2">
          {canStop && (
            <button name="intent" value="stop" className="btn">
              {m.runs_cancel({}, lang)}
            </button>
          )}
          {canRetry && (
            <button name="intent" value="retry" className="btn-primary">
              {m.runs_retry({}, lang)}
            </button>
          )}
        </Form>
      )}
      <RunSteps steps={steps} />
      {fields.length > 0 && (
        <section aria-labelledby="input" className="flex flex-col gap-2">
          <h2 id="input" className="text-lg font-800">
            {m.runs_input({}, lang)}
          </h2>
          <dl className="card p-4 text-sm">
            {fields.map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="font-600 break-all">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {wrote && (
        <section aria-labelledby="wrote" className="flex flex-col gap-2">
          <h2 id="wrote" className="text-lg font-800">
            {m.runs_wrote({}, lang)}
          </h2>
          <div className="card p-4 flex flex-col gap-2 break-words">
            <Markdown blocks={wrote} />
          </div>
        </section>
      )}
      {place && (
        <Link to={place} className="btn self-start">
          {m.runs_open({}, lang)}
        </Link>
      )}
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="flex flex-col gap-2">
          <h2 id="sources" className="text-lg font-800">
            {m.runs_sources({}, lang)}
          </h2>
          <ul className="flex flex-col gap-2">
            {sources.map(({ source, quote }, index) => (
              <li key={index} className="card p-3">
                <p className="font-600">{source}</p>
                <blockquote className="text-sm whitespace-pre-wrap">{quote}</blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
