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
import { requestLang } from "#app/session/request-lang.server.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { showTable } from "./shown-table.server.ts";
import { readTable } from "#adapters/documents/stored-table.server.ts";

/** Passages below a table. */
const TABLE_PASSAGES_PER_PAGE = 20;
/** A whole number above zero in an address; PASSAGES_MAX has four digits. */
const COUNT = /^[1-9]\d{0,3}$/;

/**
 * Data of a document's page: the document, its versions, and a part of one version's text.
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
  const isCsv = version.kind === "csv";
  const isChangeable = !isExample && version.version === shown.version;
  const isAsked = searchParams.has("edit") && isChangeable;
  const asPassage = searchParams.get("passage");
  const seq = COUNT.test(asPassage ?? "") ? Number(asPassage) : 1;
  // A table shows its rows; what agentiks read of it comes after them, a few at a time.
  const perPage = isCsv ? TABLE_PASSAGES_PER_PAGE : PASSAGES_PER_PAGE;
  const from = seq - ((seq - 1) % perPage);
  const [passages, source] = await Promise.all([
    // One more than the page shows, to know whether there are more.
    listPassages(db, { ...wanted, version: version.version }, { from, limit: perPage + 1 }),
    isCsv || (isAsked && version.kind === "text")
      ? findDocumentSource(db, { ...wanted, version: version.version })
      : undefined,
  ]);
  const read = await readTable(source);
  const canEdit = isChangeable && (version.kind === "text" || read !== undefined);
  const edited = isAsked && canEdit ? (read?.text ?? source?.text) : undefined;
  return {
    space,
    document: { ...shown, isOnlyMine: onlyFor !== null },
    versions,
    version,
    isExample,
    canEdit,
    canDelete: !isExample && (createdBy === personId || space.role !== "member"),
    from,
    perPage,
    /** An address led to a passage. */
    hasPassage: asPassage !== null,
    hasMore: passages.length > perPage,
    passages: passages.slice(0, perPage),
    /** The text in its form; undefined while it is not edited. */
    edited: edited?.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n"),
    table:
      read && edited === undefined
        ? showTable(read.table, searchParams, { ...requestLang(request), canEdit })
        : undefined,
    /** A table in CSV that is beyond the limits of tables. */
    isTableTooBig: isCsv && version.state === "ready" && !read,
  };
}
