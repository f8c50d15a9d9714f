import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { layoutDoneText } from "#app/presenters/answers/layouts.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { listLayouts } from "#db/queries/studio/builder.ts";
import { listPages } from "#db/queries/studio/pages.ts";
import { VersionRow } from "./version-row.tsx";
import { answerVersions } from "./versions-action.server.ts";

/** Only the newest are listed. */
const VERSIONS_SHOWN = 50;
/** Number of block titles that describe a version. */
const TITLES_SHOWN = 4;

export async function loader({ request }: LoaderFunctionArgs) {
  const cookie = request.headers.get("Cookie");
  const viewer = await findViewer(request);
  const { personId } = viewer;
  const now = new Date();
  const [storage, layouts, pages] = await Promise.all([
    findShownStorage(viewer),
    listLayouts(db, personId, VERSIONS_SHOWN),
    listPages(db, personId, now),
  ]);
  const shown = new Set(pages.flatMap((page) => (page.isPublic ? page.version : [])));
  const flash = flashOf(request);
  const lang = requestLang(request);
  const draft = readDraftCookie(cookie);
  return withFlash(request, {
    flash,
    done: flash && layoutDoneText(flash, lang),
    formKey: createFormKey(),
    storage,
    hasDraft: draft !== null && "work" in draft && draft.work.blocks.length > 0,
    versions: layouts.map(({ version, blocks, createdAt }) => {
      const list = parseBlocks(blocks) ?? [];
      return {
        version,
        isPublic: shown.has(version),
        count: list.length,
        savedAt: localMoment(createdAt, viewer.zone),
        titles: list.flatMap(({ title }) => title || []).slice(0, TITLES_SHOWN),
      };
    }),
  });
}

export const action = (args: ActionFunctionArgs) => answerVersions(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.builder_versions_title),
  { name: "robots", content: "noindex" },
];

/** The saved versions of the person's layout: restore, export, import; each can be published. */
export default function BuilderVersions() {
  const lang = useLang();
  const { done, formKey, storage, hasDraft, versions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // The imported file is not a layout; the import form shows the error.
  const isInvalid = answer?.reason === "invalid";
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <ScreenHeading
        title={m.builder_versions_title({}, lang)}
        text={m.builder_versions_intro({}, lang)}
      >
        <a href={paths.builder} className="btn">
          {m.builder_versions_back({}, lang)}
        </a>
      </ScreenHeading>
      {!isInvalid && <FormAnswer result={answer} done={done} />}
      {hasDraft && <p className="text-sm text-ink-soft">{m.builder_draft_kept({}, lang)}</p>}
      {versions.length === 0 ? (
        <EmptyState
          icon="i-lucide-history"
          title={m.builder_versions_none({}, lang)}
          text={m.builder_versions_none_text({}, lang)}
        />
      ) : (
        <ol className="card divide-y divide-line">
          {versions.map((version, place) => (
            <VersionRow
              key={version.version}
              version={version}
              formKey={formKey}
              isNewest={place === 0}
            />
          ))}
        </ol>
      )}
      <section aria-labelledby="import" className="card p-4">
        <h2 id="import" className="text-lg font-800">
          {m.builder_import({}, lang)}
        </h2>
        <p className="text-ink-soft">{m.builder_import_help({}, lang)}</p>
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="flex flex-col gap-3 mt-3"
        >
          <FormKey value={formKey} />
          <FormField
            type="file"
            label={m.builder_import_file({}, lang)}
            help={storage[lang.locale]}
            name="file"
            accept="application/json,.json"
          />
          <label className="flex flex-col gap-1 font-600">
            {m.builder_import_text({}, lang)}
            <textarea
              name="text"
              rows={3}
              defaultValue={answer?.typed}
              spellCheck={false}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? "import-problem" : undefined}
              className="field py-2 font-400"
            />
          </label>
          {isInvalid && (
            <div id="import-problem">
              <FormAnswer result={answer} />
            </div>
          )}
          <button name="intent" value="import" className="btn self-start">
            {m.builder_import_button({}, lang)}
          </button>
        </Form>
      </section>
    </div>
  );
}
