import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENTS_PER_PAGE,
  LABEL_MAX_CHARACTERS,
} from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { documentDoneText, documentFailureText } from "#app/presenters/answers/documents.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { isBeingRead } from "#app/ui/documents/document-words.ts";
import { answerAddDocument } from "#app/screens/spaces/add-document.server.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { AddDocument } from "#app/ui/documents/add-document.tsx";
import { LookAgain } from "#app/ui/documents/look-again.tsx";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { NoDocuments } from "./no-documents.tsx";
import { SearchDocuments } from "./search-documents.tsx";
import { listDocumentLabels, listDocuments } from "#db/queries/spaces/documents/list-documents.ts";
import { DocumentList } from "./document-list.tsx";

const PAGE_MAX = 10_000;

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const { searchParams } = new URL(request.url);
  const textOf = (name: string, length: number) =>
    (searchParams.get(name) ?? "")
      .replace(/\0|\p{Cs}/gu, "")
      .trim()
      .slice(0, length);
  const q = textOf("q", DOCUMENT_NAME_MAX_CHARACTERS);
  const label = textOf("label", LABEL_MAX_CHARACTERS);
  const asked = Number(searchParams.get("page") ?? 1);
  const page = Number.isInteger(asked) && asked > 1 && asked < PAGE_MAX ? asked : 1;
  const wanted = { spaceId: space.id, personId: viewer.personId };
  const [found, labels, storage] = await Promise.all([
    // One row more than the page shows, to know whether there is a next page.
    listDocuments(
      db,
      { ...wanted, q, label },
      { limit: DOCUMENTS_PER_PAGE + 1, offset: (page - 1) * DOCUMENTS_PER_PAGE },
    ),
    listDocumentLabels(db, wanted),
    findShownStorage(viewer),
  ]);
  const lang = requestLang(request);
  const flash = readFlash(request, space.id);
  return withFlash(request, {
    flash,
    done: flash && documentDoneText(flash, lang),
    formKey: createFormKey(),
    storage,
    space,
    q,
    label,
    page,
    labels,
    hasMore: found.length > DOCUMENTS_PER_PAGE,
    documents: found.slice(0, DOCUMENTS_PER_PAGE).map(({ changedAt, failure, ...document }) => ({
      ...document,
      failure: failure ? documentFailureText(failure, lang) : undefined,
      changed: localDay(changedAt),
    })),
  });
}

export function action(args: ActionFunctionArgs) {
  const spaceId = parseItemId(args.params.id);
  if (!spaceId) throw data(null, { status: 404 });
  return answerAddDocument(args, spaceId);
}

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.documents_title),
  { name: "robots", content: "noindex" },
];

/** The documents of a space, and the forms that add one. */
export default function SpaceDocuments() {
  const { space, documents, labels, q, label, page, hasMore, done, formKey, storage } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const path = paths.spacePart(space.id, "documents");
  const addressOf = (changed: { label?: string; page?: number }) => {
    const parameters = { q, label, ...changed };
    const query = new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) =>
        value === "" || value === 1 ? [] : [[name, String(value)]],
      ),
    ).toString();
    return query ? `${path}?${query}` : path;
  };
  const isFiltered = q !== "" || label !== "";
  const isEmpty = documents.length === 0;
  return (
    <SpaceFrame space={space} current="documents">
      <div>
        <h2 className="text-xl font-800">{m.documents_title({}, lang)}</h2>
        <p className="text-ink-soft">{m.documents_help({}, lang)}</p>
      </div>
      <FormAnswer result={result} done={done} />
      {(!isEmpty || isFiltered) && (
        <SearchDocuments key={`${q} ${label}`} action={path} q={q} label={label} />
      )}
      {labels.length > 0 && (
        <nav aria-label={m.documents_labels_filter({}, lang)} className="flex flex-wrap gap-2">
          {["", ...labels].map((each) => (
            <Link
              key={each}
              to={addressOf({ label: each })}
              aria-current={each === label ? "true" : undefined}
              className="chip"
            >
              {each || m.documents_all_labels({}, lang)}
            </Link>
          ))}
        </nav>
      )}
      {documents.some(({ state }) => isBeingRead(state)) && (
        <LookAgain text={m.documents_reading_some({}, lang)} to={addressOf({ page })} />
      )}
      {isEmpty && <NoDocuments path={path} isFiltered={isFiltered} />}
      {!isEmpty && (
        <DocumentList
          spaceId={space.id}
          documents={documents}
          labelAddress={(each) => addressOf({ label: each })}
        />
      )}
      <nav className="flex flex-wrap gap-3 justify-center">
        {page > 1 && (
          <Link to={addressOf({ page: page - 1 })} rel="prev" className="btn">
            {m.catalogue_previous({}, lang)}
          </Link>
        )}
        {hasMore && (
          <Link to={addressOf({ page: page + 1 })} rel="next" className="btn">
            {m.catalogue_next({}, lang)}
          </Link>
        )}
      </nav>
      <AddDocument
        formKey={formKey}
        storage={storage[lang.locale]}
        refused={result?.ok === false ? result : undefined}
        isFirst={isEmpty && !isFiltered}
      />
    </SpaceFrame>
  );
}
