import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { DOCUMENTS_PER_PAGE } from "#domain/spaces/documents.ts";
import { db } from "#db/connection/live-database.ts";
import {
  findDocument,
  listDocuments,
  listPassages,
} from "#db/queries/spaces/documents/list-documents.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { documentDoneText } from "#app/presenters/answers/documents.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { DocumentForm } from "./document-form.tsx";
import { ShownDocument } from "./shown-document.tsx";
import { answerDocuments } from "./documents-action.server.ts";

/** Passages on the page of a document. */
const PASSAGES_SHOWN = 200;

/**
 * Only for members of the space; 404 for everyone else. `?document=` shows one, `?version=` an earlier
 * version of it.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const { personId } = viewer;
  const inside = { spaceId: space.id, personId };
  const { searchParams } = new URL(request.url);
  const page = readNumber(searchParams.get("page")) ?? 1;
  const openId = searchParams.get("document");
  const version = readNumber(searchParams.get("version"));
  const shown = openId === null ? null : await findShown(inside, openId, version);
  if (shown === undefined) throw data(null, { status: 404 });
  const listed = await listDocuments(db, inside, {
    limit: DOCUMENTS_PER_PAGE + 1,
    offset: (page - 1) * DOCUMENTS_PER_PAGE,
  });
  const flash = readFlash(request, space.id);
  return withFlash(request, {
    flash,
    done: flash && documentDoneText(flash.code, requestLang(request)),
    formKey: createFormKey(),
    space,
    page,
    hasMore: listed.length > DOCUMENTS_PER_PAGE,
    documents: listed
      .slice(0, DOCUMENTS_PER_PAGE)
      .map(({ changedAt, ...one }) => ({ ...one, at: localDay(changedAt) })),
    shown: shown && {
      ...shown,
      // Of the examples nothing changes but what is the viewer's own.
      canChange: shown.spaceId === space.id && (!space.isSample || shown.onlyFor === personId),
      canDelete: space.role !== "member" || shown.createdBy === personId,
      isEditing: searchParams.has("edit"),
    },
  });
}

async function findShown(
  inside: { spaceId: string; personId: string },
  id: string,
  version: number | undefined,
) {
  if (!/^[\w-]{1,80}$/.test(id)) return undefined;
  const document = await findDocument(db, inside, id, version);
  if (!document) return undefined;
  const { shownVersion } = document;
  return {
    ...document,
    passages: await listPassages(db, inside, id, shownVersion, PASSAGES_SHOWN),
  };
}

const readNumber = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

export const action = (args: ActionFunctionArgs) => answerDocuments(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, (...args) => loaded?.shown?.name ?? m.inside_documents(...args)),
  { name: "robots", content: "noindex" },
];

/** The documents of a space: what its members and agentiks read. */
export default function SpaceDocuments() {
  const { space, documents, shown, page, hasMore, done, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.ok === false ? answer.typed : undefined;
  const lang = useLang();
  const address = paths.spacePart(space.id, "documents");
  return (
    <SpaceFrame space={space} current="documents">
      <FormAnswer result={answer} done={done} />
      {shown ? (
        <ShownDocument spaceId={space.id} shown={shown}>
          <DocumentForm formKey={formKey} typed={typed} document={shown} />
        </ShownDocument>
      ) : (
        <>
          <p className="max-w-200 text-ink-soft">{m.documents_about({}, lang)}</p>
          <DocumentForm formKey={formKey} typed={typed} />
          <ul className="flex flex-col gap-2">
            {documents.map(({ id, name, by, at }) => (
              <li key={id} className="card">
                <Link
                  to={`${address}?document=${id}`}
                  className="flex items-center gap-3 p-4 hover:underline"
                >
                  <span className="i-lucide-file-text shrink-0 text-accent" aria-hidden="true" />
                  <span className="flex-1 min-w-0 font-600 break-words">{name}</span>
                  <span className="text-sm text-ink-soft">
                    {by ?? m.threads_someone({}, lang)} · <LocalTime time={at} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {documents.length === 0 && <p className="text-ink-soft">{m.documents_none({}, lang)}</p>}
          <nav className="flex flex-wrap gap-3 justify-center">
            {page > 1 && (
              <Link to={`${address}?page=${page - 1}`} rel="prev" className="btn">
                {m.catalogue_previous({}, lang)}
              </Link>
            )}
            {hasMore && (
              <Link to={`${address}?page=${page + 1}`} rel="next" className="btn">
                {m.documents_more({}, lang)}
              </Link>
            )}
          </nav>
        </>
      )}
    </SpaceFrame>
  );
}
