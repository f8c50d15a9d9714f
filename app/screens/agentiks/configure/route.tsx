import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { Suspense } from "react";
import { areSameAbilities, NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { labelLines } from "#app/forms/abilities-fields.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { Notice } from "#app/ui/forms/notice.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { lazyWhenReached } from "#app/ui/loading/lazy-when-reached.ts";
import { loadTrial } from "#app/screens/agentiks/load-trial.server.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findWorkplace, listKnownDocuments } from "#db/queries/agentiks/chats/find-workplace.ts";
import { listConfigurations } from "#db/queries/agentiks/own-agentiks.ts";
import { Link } from "#app/ui/links/link.tsx";
import { answerConfigure } from "./configure-action.server.ts";
import { ConfigureForm } from "./configure-form.tsx";
import { listDifferences } from "./list-differences.server.ts";
import { VersionList } from "./version-list.tsx";

/** Only agentiks with a draft have differences. */
const Difference = lazyWhenReached(
  "changes",
  async () => (await import("./late-difference.tsx")).Difference,
);
/** Beside the form; on a phone below it. */
const KnowledgeAndTrial = lazyWhenReached(
  "knows",
  async () => (await import("./late-knowledge-and-trial.tsx")).KnowledgeAndTrial,
);

/** After these the form shows what is stored. */
const SAVED: readonly string[] = ["agentik-drafted", "agentik-discarded"];

/** Newest documents that the page names. */
const DOCUMENTS_SHOWN = 5;

/** Configuration of an agentik: the owner's form, the draft's diff, and the published versions. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { agentik, viewer, isMine } = await findShownAgentik(request, params.id);
  const { personId } = viewer;
  const versions = isMine ? await listConfigurations(db, agentik.id) : [];
  const draft = versions.find(({ publishedAt }) => publishedAt === null);
  const published = versions.find(({ publishedAt }) => publishedAt !== null) ?? {
    ...agentik,
    instructions: "",
    abilities: NO_ABILITIES,
  };
  const requestedVersion = Number(new URL(request.url).searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === requestedVersion);
  const written = chosen ?? draft ?? published;
  const { name, description, type, language, instructions } = written;
  const { labels, ...abilities } = written.abilities;
  const flash = readFlash(request, agentik.id);
  const lang = requestLang(request);
  const own = { agentikId: agentik.id, personId };
  const [workplace, documents, business] = isMine
    ? await Promise.all([
        findWorkplace(db, own),
        listKnownDocuments(db, own, DOCUMENTS_SHOWN),
        findBusiness(db, personId),
      ])
    : [undefined, [], undefined];
  const trial = isMine
    ? await loadTrial(own, {
        abilities: (draft ?? published).abilities,
        hasDocuments: documents.length > 0,
        lang,
      })
    : { messages: [], examples: 0, suggestions: [] };
  return withFlash(request, {
    flash,
    done: flash && agentikDoneText(flash, lang),
    formKey: createFormKey(),
    kept: {
      // Another version in the form has changes of its own.
      storageKey: `plaza-configure-${agentik.id}${chosen ? `-${chosen.version}` : ""}`,
      texts: { restored: m.create_restored({}, lang), discard: m.create_discard({}, lang) },
      saved: flash && SAVED.includes(flash.code) ? flash : null,
    },
    isMine,
    agentik: { id: agentik.id, name: agentik.name },
    written: { name, description, type, language, instructions },
    abilities,
    labels: labelLines(labels),
    workplace: workplace ?? null,
    documents: documents.map(({ id, name, state }) => ({ id, name, isReady: state === "ready" })),
    hasBusiness: business !== undefined,
    trial,
    revision: draft?.revision ?? 0,
    draft: draft && {
      version: draft.version,
      savedAt: localMoment(draft.updatedAt, viewer.zone),
      differences: listDifferences(published, draft),
      differsInAbilities: !areSameAbilities(published.abilities, draft.abilities),
    },
    versions: versions.flatMap(({ version, publishedAt }) =>
      publishedAt ? [{ version, publishedAt: localMoment(publishedAt, viewer.zone) }] : [],
    ),
  });
}

export const action = (args: ActionFunctionArgs) => answerConfigure(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) =>
    m.agentiks_configure_title({ name: shown?.agentik.name ?? "" }, lang),
  ),
  { name: "robots", content: "noindex" },
];

export default function ConfigureAgentik() {
  const lang = useLang();
  const shown = useLoaderData<typeof loader>();
  const { agentik, isMine, formKey, draft, versions, trial } = shown;
  const { flash, done } = shown;
  const hasLearned = flash?.code === "agentik-taught" || flash?.code === "agentik-retaught";
  const answer = useActionData<typeof action>();
  const isTaught = answer?.intent === "teach";
  const page = paths.agentik(agentik.id);
  return (
    <div className="flex flex-col gap-5 py-4">
      <div>
        <Link to={page} className="inline-flex items-center min-h-11 text-accent font-600">
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.agentiks_configure_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800">
          {m.agentiks_configure_title({ name: agentik.name }, lang)}
        </h1>
        {isMine && (
          // The form between is several screens long on a phone.
          <p className="flex flex-wrap gap-2 pt-2 lg:hidden">
            <a href="#knows" className="btn">
              {m.abilities_knows({}, lang)}
            </a>
            <a href="#trial" className="btn">
              {m.trial_title({}, lang)}
            </a>
          </p>
        )}
      </div>
      {isMine ? (
        <div className="grid gap-5 items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div className="flex flex-col gap-5 min-w-0">
            <ConfigureForm
              key={`${shown.revision} ${shown.written.name}`}
              answer={isTaught ? undefined : answer}
              done={hasLearned ? undefined : done}
            />
            {draft && (
              <Suspense>
                <Difference draft={draft} />
              </Suspense>
            )}
          </div>
          <Suspense>
            <KnowledgeAndTrial
              knowledge={{
                workplace: shown.workplace,
                documents: shown.documents,
                hasBusiness: shown.hasBusiness,
                formKey,
                result: isTaught ? answer : undefined,
                typed: isTaught ? answer.typed : undefined,
                done: hasLearned ? done : undefined,
              }}
              trial={{ agentikId: agentik.id, trial, formKey }}
            />
          </Suspense>
          <div className="flex flex-col gap-5 min-w-0">
            <VersionList page={page} versions={versions} />
            <details className="card p-4">
              <summary className="fold-line text-danger">{m.agentiks_delete({}, lang)}</summary>
              <p className="py-2">{m.agentiks_delete_ask({}, lang)}</p>
              <ItemActionForm action={page} intent="delete" formKey={formKey}>
                {m.agentiks_delete_yes({}, lang)}
              </ItemActionForm>
            </details>
          </div>
        </div>
      ) : (
        <>
          <Notice>{m.agentiks_not_yours({}, lang)}</Notice>
          <ItemActionForm action={page} intent="duplicate" formKey={formKey} isMain>
            {m.agentiks_duplicate({}, lang)}
          </ItemActionForm>
        </>
      )}
    </div>
  );
}
