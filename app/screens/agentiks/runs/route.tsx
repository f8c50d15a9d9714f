import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { withThousands } from "#domain/format/thousands.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { runStateAt, RUN_STATES } from "#domain/runs/run.ts";
import {
  AGENTIK_RUN_KINDS,
  readRunFilters,
  runListQuery,
  RUNS_PER_PAGE,
  successPercent,
  type RunFilters,
} from "#domain/runs/run-list.ts";
import { findWorkingAgentik } from "#db/queries/agentiks/duties/list-triggers.ts";
import { listAgentikRuns, listRunStrip } from "#db/queries/runs/agentik-runs.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { toListedRun } from "#app/presenters/shown-run.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { RunLine } from "#app/ui/runs/run-line.tsx";
import { RUN_STATE_MARKS, RUN_STATE_NAMES } from "#app/ui/runs/run-words.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";

/** Runs of the viewer's agentik; 404 for another person's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { personId, zone } = await findViewer(request);
  const filters = readRunFilters(new URL(request.url).searchParams);
  const whose = { id, personId };
  const [agentik, listed, strip] = await Promise.all([
    findWorkingAgentik(db, whose),
    listAgentikRuns(db, whose, filters),
    listRunStrip(db, whose),
  ]);
  if (!agentik) throw data(null, { status: 404 });
  const now = new Date();
  const { figures } = agentik;
  return {
    agentik: { id: agentik.id, name: agentik.name },
    filters,
    figures: figures && {
      tasks: withThousands(figures.ended),
      success: `${successPercent(figures)}%`,
      last: localMoment(figures.lastAt, zone),
    },
    strip: strip
      .map((run) => ({
        id: run.id,
        state: runStateAt(run, now),
        at: localMoment(run.createdAt, zone),
        mayOpen: run.mayOpen,
      }))
      .reverse(),
    runs: listed.slice(0, RUNS_PER_PAGE).map((run) => toListedRun(run, { now, zone })),
    hasMore: listed.length > RUNS_PER_PAGE,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.runs_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

const KIND_NAMES = {
  reply: m.runs_kind_reply,
  duty: m.runs_kind_duty,
  check: m.runs_kind_check,
  tool: m.runs_kind_tool,
} as const;

/** Runs of an agentik: figures, a strip of the last ones, and the list. */
export default function AgentikRuns() {
  const { agentik, filters, figures, strip, runs, hasMore } = useLoaderData<typeof loader>();
  const lang = useLang();
  const path = paths.agentikRuns(agentik.id);
  const to = (change: Partial<RunFilters>) =>
    `${path}${runListQuery({ ...filters, page: 1, ...change })}`;
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-6">
      <ScreenHeading title={m.runs_title({ name: agentik.name }, lang)}>
        <Link to={paths.agentikTriggers(agentik.id)} className="btn">
          {m.runs_triggers({}, lang)}
        </Link>
      </ScreenHeading>
      {figures && (
        <>
          <dl className="grid grid-cols-2 sm:grid-cols-3 gap-3">
            <Figure name={m.runs_tasks({}, lang)}>{figures.tasks}</Figure>
            <Figure name={m.runs_success({}, lang)}>{figures.success}</Figure>
            <div className="card p-3 flex flex-col-reverse max-sm:col-span-2">
              <dt className="text-sm text-ink-soft">{m.runs_last_worked({}, lang)}</dt>
              <dd className="font-700">
                <LocalTime time={figures.last} />
              </dd>
            </div>
          </dl>
          <p className="text-sm text-ink-soft">{m.runs_figures_how({}, lang)}</p>
        </>
      )}
      {strip.length > 0 && (
        <section aria-labelledby="strip">
          <h2 id="strip" className="text-sm text-ink-soft pb-1">
            {m.runs_strip({ count: strip.length }, lang)}
          </h2>
          <ul className="flex flex-wrap gap-1">
            {strip.map(({ id, state, at, mayOpen }) => {
              const text = `${RUN_STATE_NAMES[state]({}, lang)}, ${at.text[lang.locale]}`;
              const look = { title: text, className: "flex items-center justify-center w-6 h-8" };
              const mark = (
                <>
                  <span
                    className={`w-4 h-5 box-border ${RUN_STATE_MARKS[state]}`}
                    aria-hidden="true"
                  />
                  <span className="sr-only">{text}</span>
                </>
              );
              return (
                <li key={id}>
                  {mayOpen ? (
                    <Link to={paths.run(id)} {...look}>
                      {mark}
                    </Link>
                  ) : (
                    <span {...look}>{mark}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {(strip.length > 0 || filters.page > 1) && (
        <>
          <nav aria-label={m.runs_filter_state({}, lang)} className="flex flex-wrap gap-2">
            {(["all", ...RUN_STATES] as const).map((state) => (
              <Link
                key={state}
                to={to({ state })}
                aria-current={state === filters.state ? "true" : undefined}
                className="chip"
              >
                {(state === "all" ? m.runs_all : RUN_STATE_NAMES[state])({}, lang)}
              </Link>
            ))}
          </nav>
          <nav aria-label={m.runs_filter_kind({}, lang)} className="flex flex-wrap gap-2">
            {(["all", ...AGENTIK_RUN_KINDS] as const).map((kind) => (
              <Link
                key={kind}
                to={to({ kind })}
                aria-current={kind === filters.kind ? "true" : undefined}
                className="chip"
              >
                {(kind === "all" ? m.runs_all : KIND_NAMES[kind])({}, lang)}
              </Link>
            ))}
          </nav>
        </>
      )}
      {runs.length > 0 ? (
        <ul className="card divide-y divide-line">
          {runs.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      ) : strip.length > 0 ? (
        <EmptyState icon="i-lucide-search-x" title={m.runs_none_filtered({}, lang)}>
          <Link to={to({ state: "all", kind: "all" })} className="btn">
            {m.runs_show_all({}, lang)}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState
          icon="i-lucide-clock"
          title={m.runs_none_title({}, lang)}
          text={m.runs_none({}, lang)}
        />
      )}
      {(filters.page > 1 || hasMore) && (
        <nav className="flex flex-wrap gap-3 justify-center">
          {filters.page > 1 && (
            <Link to={to({ page: filters.page - 1 })} rel="prev" className="btn">
              {m.runs_newer({}, lang)}
            </Link>
          )}
          {hasMore && (
            <Link to={to({ page: filters.page + 1 })} rel="next" className="btn">
              {m.runs_older({}, lang)}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** A counted figure. Its parent is a `<dl>`. */
const Figure = ({ name, children }: { name: string; children: string }) => (
  <div className="card p-3 flex flex-col-reverse">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-xl font-800 tabular">{children}</dd>
  </div>
);
