import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { documentDoneText, documentFailureText } from "#app/presenters/answers/documents.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { TextField } from "#app/ui/documents/document-fields.tsx";
import { isBeingRead } from "#app/ui/documents/document-words.ts";
import { LookAgain } from "#app/ui/documents/look-again.tsx";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { answerDocument } from "./document-action.server.ts";
import { DocumentForms } from "./document-forms.tsx";
import { DocumentButtons, DocumentHead } from "./document-head.tsx";
import { DocumentPassages } from "./document-passages.tsx";
import { DocumentVersions } from "./document-versions.tsx";
import { findShownDocument } from "./shown-document.server.ts";

const DocumentTable = lazy(async () => ({
  default: (await import("./late-document-table.tsx")).DocumentTable,
}));

const DocumentPhoto = lazy(async () => ({
  default: (await import("./late-document-photo.tsx")).DocumentPhoto,
}));

/** How many of a table's versions are listed without `?versions`. */
const VERSIONS_FIRST = 3;

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [{ versions, version, document, ...shown }, storage] = await Promise.all([
    findShownDocument(request, params),
    findViewer(request).then(findShownStorage),
  ]);
  const lang = requestLang(request);
  const flash = readFlash(request, document.id);
  const { createdAt: _, ...rest } = document;
  // A table gets a version with each row that is changed.
  const isAll = version.kind !== "csv" || new URL(request.url).searchParams.has("versions");
  const listed = isAll ? versions : versions.slice(0, VERSIONS_FIRST);
  const { version: number, kind, state, failure, language } = version;
  return withFlash(request, {
    flash,
    done: flash && documentDoneText(flash, lang),
    formKey: createFormKey(),
    storage,
    ...shown,
    document: rest,
    version: {
      number,
      kind,
      state,
      language,
      failure: failure ? documentFailureText(failure, lang) : undefined,
    },
    exampleNote: shown.isExample ? m.documents_example({}, lang) : undefined,
    // Texts for tables alone come with the data: other documents have no use for them.
    ...(version.kind === "csv" && {
      moreVersions:
        listed.length < versions.length
          ? m.documents_versions_all({ count: versions.length - listed.length }, lang)
          : undefined,
      editText: m.tables_edit_text({}, lang),
      textHelp: m.tables_text_help({}, lang),
      tooBig: shown.isTableTooBig ? m.tables_too_big({}, lang) : undefined,
    }),
    versions: listed.map(({ version: each, kind, fileName, bytes, by, createdAt }) => ({
      version: each,
      kind,
      fileName,
      bytes,
      by,
      day: localDay(createdAt),
    })),
  });
}

export const action = (args: ActionFunctionArgs) => answerDocument(args);

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.documents_title),
  { name: "robots", content: "noindex" },
];

/** A document of a space: its table, its text as agentiks read it, its versions, and the forms that change it. */
export default function SpaceDocument() {
  const shown = useLoaderData<typeof loader>();
  const { space, document, version, versions, passages, isExample, canEdit, edited } = shown;
  const result = useActionData<typeof action>();
  const lang = useLang();
  const path = paths.spaceDocument(space.id, document.id);
  const versionPath = `${path}?version=${version.number}`;
  const isNewest = version.number === document.version;
  const refused = result?.ok === false ? result : undefined;
  const isReading = isBeingRead(version.state);
  const { table } = shown;
  const isCsv = version.kind === "csv";
  const reading = isReading && (
    <LookAgain
      text={
        version.kind === "text" ? m.documents_reading_text({}, lang) : m.documents_reading({}, lang)
      }
      to={versionPath}
    />
  );
  const content = (
    <DocumentPassages
      passages={passages}
      language={version.language}
      from={shown.from}
      perPage={shown.perPage}
      hasMore={shown.hasMore}
      isInside={table !== undefined}
      addressOf={(seq) => `${versionPath}&passage=${seq}`}
    />
  );
  const buttons = (
    <DocumentButtons
      spaceId={space.id}
      document={document}
      version={version.number}
      isExample={isExample}
      canEdit={canEdit && edited === undefined}
      editText={table && shown.editText}
    />
  );
  return (
    <SpaceFrame space={space} current="documents">
      <DocumentHead
        spaceId={space.id}
        document={document}
        isExample={isExample}
        exampleNote={shown.exampleNote}
      >
        {!table && buttons}
      </DocumentHead>
      {version.kind === "picture" && (
        <Suspense>
          <DocumentPhoto path={path} document={document} version={version} passages={passages} />
        </Suspense>
      )}
      <FormAnswer result={result} done={shown.done} />
      {!isNewest && (
        <p className="flex flex-wrap items-center gap-x-3">
          {m.documents_version_old({ version: version.number }, lang)}
          <Link to={path} className="inline-flex items-center min-h-11 text-accent font-600">
            {m.documents_version_show_newest({}, lang)}
          </Link>
        </p>
      )}
      {!table && reading}
      {version.failure && (
        <div className="flex flex-col gap-3">
          <Notice>{version.failure}</Notice>
          {!isExample && (
            <Form method="post" action={versionPath}>
              <input type="hidden" name="version" value={version.number} />
              <button name="intent" value="retry" className="btn">
                {m.documents_retry({}, lang)}
              </button>
            </Form>
          )}
        </div>
      )}
      {table && (
        <Suspense>
          <DocumentTable
            {...table}
            path={path}
            version={isNewest ? undefined : version.number}
            newest={document.version}
            canEdit={canEdit}
            formKey={shown.formKey}
            refused={refused}
          />
        </Suspense>
      )}
      {shown.tooBig && <Notice tone="note">{shown.tooBig}</Notice>}
      {edited !== undefined && (
        <Form method="post" action={`${path}?edit=1`} className="card p-4 flex flex-col gap-4">
          <FormKey value={shown.formKey} />
          <input type="hidden" name="version" value={version.number} />
          <TextField
            text={edited}
            help={shown.textHelp}
            refused={refused?.intent.startsWith("edit") ? refused : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <button name="intent" value={isCsv ? "edit-table" : "edit"} className="btn-primary">
              {m.documents_edit_save({}, lang)}
            </button>
            <Link to={path} className="btn">
              {m.documents_cancel({}, lang)}
            </Link>
          </div>
        </Form>
      )}
      {passages.length > 0 && edited === undefined && !table && content}
      {table && !table.form && (
        <>
          {buttons}
          {version.number === 1 && reading}
          {passages.length > 0 && (
            <details open={shown.hasPassage} className="card">
              <summary className="fold-line px-4">{m.documents_content({}, lang)}</summary>
              {content}
            </details>
          )}
        </>
      )}
      {!isExample && (
        <DocumentForms
          document={document}
          formKey={shown.formKey}
          storage={shown.storage[lang.locale]}
          refused={refused}
          canDelete={shown.canDelete}
        />
      )}
      <DocumentVersions
        spaceId={space.id}
        documentId={document.id}
        versions={versions}
        shown={version.number}
        more={shown.moreVersions}
      />
    </SpaceFrame>
  );
}
