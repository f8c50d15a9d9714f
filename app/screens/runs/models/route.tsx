import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { listProviders } from "#db/queries/runs/models/providers.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { answerModels } from "./models-action.server.ts";
import { ProviderLine } from "./provider-line.tsx";
import { answeringText, shownProvider } from "./shown-models.server.ts";

const DONE = {
  "model-connected": m.models_done_connected,
  "model-default": m.models_done_default,
  "model-stopped": m.models_done_stopped,
  "model-removed": m.models_done_removed,
  "model-tested": m.models_done_tested,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, isVisitor, kind } = await findViewer(request);
  const lang = requestLang(request, "spanish");
  // A visitor has no models, and does not see the demo person's.
  const providers = isVisitor ? [] : await listProviders(db, personId);
  const flash = readFlash(request, "models");
  const now = new Date();
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, lang),
    formKey: createFormKey(),
    answering: answeringText(providers, lang),
    providers: providers.map((provider) => shownProvider(provider, now, lang)),
    canConnect: kind === "account",
  });
}

export const action = (args: ActionFunctionArgs) => answerModels(args);

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.models_title, "spanish"),
  { name: "robots", content: "noindex" },
];

/** The language models that a person has connected. */
export default function Models() {
  return (
    <SpanishSection className="max-w-180 mx-auto flex flex-col gap-5">
      <Content />
    </SpanishSection>
  );
}

function Content() {
  const { done, formKey, answering, providers, canConnect } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const refused = result?.intent === "connect" ? result : undefined;
  return (
    <>
      <div>
        <ScreenHeading title={m.models_title({}, lang)} text={m.models_subtitle({}, lang)} />
        <p className="font-600">{answering}</p>
      </div>
      <FormAnswer result={result} done={done} />
      <section aria-labelledby="yours" className="flex flex-col gap-3">
        <h2 id="yours" className="text-xl font-800">
          {m.models_yours({}, lang)}
        </h2>
        {providers.length === 0 ? (
          <EmptyState
            icon="i-lucide-brain"
            title={m.models_none({}, lang)}
            text={m.models_none_text({}, lang)}
          />
        ) : (
          <ul className="card divide-y divide-line">
            {providers.map((provider) => (
              <ProviderLine key={provider.id} provider={provider} formKey={formKey} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="connect" className="card p-4 flex flex-col gap-4">
        <h2 id="connect" className="text-xl font-800">
          {m.models_add({}, lang)}
        </h2>
        {canConnect ? (
          <ConnectForm
            // Remounts after a change: the fields are empty again.
            key={providers.length}
            typed={refused?.typed}
            fields={refused?.fields}
            formKey={formKey}
          />
        ) : (
          <>
            <p>{m.models_account({}, lang)}</p>
            <EntryLink to={paths.signup} className="btn-primary self-start">
              {m.account_signup_submit({}, lang)}
            </EntryLink>
          </>
        )}
      </section>
      <Link to={paths.spendLimits} className="btn self-start">
        {m.models_check_limits({}, lang)}
      </Link>
    </>
  );
}
