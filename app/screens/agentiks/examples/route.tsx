import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ExampleCard } from "./example-card.tsx";
import { answerExamples } from "./examples-action.server.ts";
import { loadExamples } from "./load-examples.server.ts";

/** Saved examples of the viewer's agentik, and what its newest version answers. */
export const loader = ({ request, params }: LoaderFunctionArgs) => loadExamples(request, params.id);

export const action = (args: ActionFunctionArgs) => answerExamples(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.examples_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

export default function AgentikExamples() {
  const lang = useLang();
  const { agentik, examples, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link
          to={paths.agentik(agentik.id)}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.agentiks_configure_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800">{m.examples_title({ name: agentik.name }, lang)}</h1>
        <p className="text-ink-soft">{m.examples_text({}, lang)}</p>
      </div>
      <FormAnswer result={answer} done={answer ? undefined : done} />
      {examples.length === 0 ? (
        <EmptyState
          icon="i-lucide-list-checks"
          title={m.examples_none_title({}, lang)}
          text={m.examples_none({}, lang)}
        >
          <Link to={paths.agentikTry(agentik.id)} className="btn-primary">
            {m.detail_try({}, lang)}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Check />
          <ul className="flex flex-col gap-3">
            {examples.map((example) => (
              <ExampleCard key={example.id} example={example} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** How many answer as before, and the button that checks them all. */
function Check() {
  const lang = useLang();
  const { agentik, counts, check } = useLoaderData<typeof loader>();
  const { total, same, changed } = counts;
  const isChecked = same + changed === total;
  return (
    <section className="card p-4 flex flex-wrap items-center gap-3">
      <div className="flex-1 basis-64">
        <p role="status" className="font-600">
          {check.isRunning
            ? m.examples_checking({}, lang)
            : !isChecked
              ? m.examples_unchecked({}, lang)
              : changed === 0
                ? m.examples_all_same({}, lang)
                : m.examples_some_changed({ changed, total }, lang)}
        </p>
        {check.hasFailed && <p className="text-danger">{m.examples_check_failed({}, lang)}</p>}
        {check.at && (
          <p className="text-sm text-ink-soft">
            {m.examples_checked_at({}, lang)} <LocalTime time={check.at} />
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <Link to={paths.agentikTry(agentik.id)} className="btn">
          {m.examples_more({}, lang)}
        </Link>
        <button name="intent" value="check" disabled={check.isRunning} className="btn-primary">
          {m.examples_check({}, lang)}
        </button>
      </Form>
    </section>
  );
}
