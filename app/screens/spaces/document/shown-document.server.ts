import { data } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { PASSAGES_PER_PAGE } from "#domain/spaces/documents.ts";
import {
  findDocument,
  findDocumentSource,
  listDocumentVersions,
  listPassages,
} from "#db/queries/spaces/documents/find-document.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";

/** A whole number above zero in an address; PASSAGES_MAX has four digits. */
const COUNT = /^[1-9]\d{0,3}$/;

/**
 * What a document's page shows: the document, its versions, and a part of one version's text.
 *
 * @throws 404 for anyone but members, for an unknown document or version
 */
export async function findShownDocument(
  request: Request,
  params: { id?: string | undefined; document?: string | undefined },
) {
  const notFound = () => data(null, { status: 404 });
  const documentId = parseItemId(params.document);
  const { viewer, space } = await findInside(request, params);
  const { personId, isVisitor } = viewer;
  if (!documentId) throw notFound();
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("version");
  if (asked !== null && !COUNT.test(asked)) throw notFound();
  const wanted = { spaceId: space.id, personId, documentId };
  const [document, versions] = await Promise.all([
    findDocument(db, wanted),
    listDocumentVersions(db, wanted),
  ]);
  const number = asked === null ? document?.version : Number(asked);
  const version = versions.find((each) => each.version === number);
  if (!document || !version) throw notFound();
  const { onlyFor, createdBy, ...shown } = document;
  // A visitor looks at the demo person's: what they press is done in a copy of their own.
  const isExample = (space.isSample || isVisitor) && onlyFor === null;
  const canEdit = !isExample && version.kind === "text" && version.version === shown.version;
  const isEdited = canEdit && searchParams.has("edit");
  const place = searchParams.get("passage") ?? "1";
  const seq = COUNT.test(place) ? Number(place) : 1;
  const from = seq - ((seq - 1) % PASSAGES_PER_PAGE);
  const [passages, source] = await Promise.all([
    // One more than the page shows, to know whether there are more.
    listPassages(
      db,
      { ...wanted, version: version.version },
      { from, limit: PASSAGES_PER_PAGE + 1 },
    ),
    isEdited ? findDocumentSource(db, { ...wanted, version: version.version }) : undefined,
  ]);
  return {
    space,
    document: { ...shown, isOnlyMine: onlyFor !== null },
    versions,
    version,
    isExample,
    canEdit,
    canDelete: !isExample && (createdBy === personId || space.role !== "member"),
    from,
    hasMore: passages.length > PASSAGES_PER_PAGE,
    passages: passages.slice(0, PASSAGES_PER_PAGE),
    /** The text in its form; undefined while it is not edited. */
    edited: source?.text,
  };
}
