import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { db } from "#db/connection/live-database.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadTrial } from "#app/screens/agentiks/load-trial.server.ts";
import { TrialPanel } from "#app/ui/trial/trial-panel.tsx";
import { stoppedAgentiksText } from "#app/presenters/stopped-agentiks.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { listKnownDocuments } from "#db/queries/agentiks/chats/find-workplace.ts";
import { listConfigurations } from "#db/queries/agentiks/own-agentiks.ts";
import { answerTrial } from "./try-action.server.ts";

/** A trial of the person's agentik: a conversation as a customer would have it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { agentik, viewer, isMine } = await findShownAgentik(request, params.id);
  const { personId } = viewer;
  const own = { agentikId: agentik.id, personId };
  const [[newest], documents] = isMine
    ? await Promise.all([listConfigurations(db, agentik.id), listKnownDocuments(db, own, 1)])
    : [[], []];
  const lang = requestLang(request);
  const abilities = newest?.abilities ?? NO_ABILITIES;
  const hasDocuments = documents.length > 0;
  const trial = await loadTrial(own, { abilities, hasDocuments, lang });
  const flash = readFlash(request, agentik.id);
  return withFlash(request, {
    flash,
    done: flash && agentikDoneText(flash, lang),
    isMine,
    agentik: { id: agentik.id, name: agentik.name },
    formKey: createFormKey(),
    trial,
    stopped: isMine ? stoppedAgentiksText(agentik.stoppedSince, { lang, zone: viewer.zone }) : null,
    untaught:
      abilities.answers && !agentik.isTaught
        ? { text: m.trial_untaught({}, lang), teach: m.agentiks_next_teach_menu({}, lang) }
        : undefined,
  });
}

export const action = (args: ActionFunctionArgs) => answerTrial(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.trial_page({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

export default function TryAgentik() {
  const lang = useLang();
  const { agentik, isMine, formKey, trial, untaught, stopped, done } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const page = paths.agentik(agentik.id);
  return (
    <div className="max-w-180 mx-auto w-full flex flex-col gap-4 py-4">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <Link to={page} className="inline-flex items-center min-h-11 text-accent font-600">
            <span className="i-lucide-chevron-left" aria-hidden="true" />
            {m.agentiks_configure_back({}, lang)}
          </Link>
          <h1 className="text-2xl font-800">{m.trial_page({ name: agentik.name }, lang)}</h1>
        </div>
        {isMine && (
          <Link to={paths.agentikConfigure(agentik.id)} className="btn">
            <span className="i-lucide-settings-2" aria-hidden="true" />
            {m.trial_configure({}, lang)}
          </Link>
        )}
      </div>
      {stopped && <Notice tone="note">{stopped}</Notice>}
      {isMine ? (
        <TrialPanel
          agentikId={agentik.id}
          trial={trial}
          untaught={untaught}
          formKey={formKey}
          result={answer}
          done={answer ? undefined : done}
          typed={answer?.typed?.text}
          back="try"
        />
      ) : (
        <>
          <Notice>{m.trial_none({}, lang)}</Notice>
          <ItemActionForm action={page} intent="duplicate" formKey={formKey} isMain>
            {m.agentiks_duplicate({}, lang)}
          </ItemActionForm>
        </>
      )}
    </div>
  );
}
