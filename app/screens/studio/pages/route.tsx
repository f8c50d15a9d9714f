import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { loadPages } from "./load-pages.server.ts";
import { OwnPageCard } from "./own-page-card.tsx";
import { Publishing } from "./publishing.tsx";
import { answerPages } from "./pages-action.server.ts";

export const loader = ({ request }: LoaderFunctionArgs) => loadPages(request);

export const action = (args: ActionFunctionArgs) => answerPages(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.pages_title),
  { name: "robots", content: "noindex" },
];

/** The person's published pages, and the form that publishes another. */
export default function Pages() {
  const lang = useLang();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.typed;
  const { pages, layout, done, doneLink } = shown;
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <ScreenHeading title={m.pages_title({}, lang)} text={m.pages_intro({}, lang)}>
        <a href={paths.builder} className="btn">
          {m.pages_builder({}, lang)}
        </a>
      </ScreenHeading>
      <FormAnswer result={answer} done={done} doneLink={doneLink} />
      {pages.length === 0 ? (
        <EmptyState
          icon="i-lucide-globe"
          title={m.pages_none({}, lang)}
          text={m.pages_none_text({}, lang)}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {pages.map((page) => (
            <OwnPageCard
              key={page.id}
              page={page}
              prefix={shown.prefix}
              formKey={shown.formKey}
              typed={refused?.page === page.id ? refused : undefined}
            />
          ))}
        </ul>
      )}
      <section
        id="new"
        aria-labelledby="new-title"
        className={`card flex flex-col gap-4 p-4 ${pages.length === 0 ? "stripe" : ""}`}
      >
        <h2 id="new-title" className="text-xl font-800 break-words">
          {layout?.target
            ? m.pages_update_title({ title: layout.target.title }, lang)
            : m.pages_new({}, lang)}
        </h2>
        {layout ? (
          <Publishing
            shown={{ ...shown, layout }}
            typed={refused?.page === "" ? refused : undefined}
          />
        ) : (
          <>
            <p className="text-ink-soft">{m.pages_nothing_saved({}, lang)}</p>
            <Link to={studioPaths.pageTemplates} className="btn-primary self-start">
              {m.pages_templates({}, lang)}
            </Link>
          </>
        )}
      </section>
    </div>
  );
}
