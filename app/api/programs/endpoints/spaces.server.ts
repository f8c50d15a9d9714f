import { z } from "zod/v4";
import { db } from "#db/connection/live-database.ts";
import {
  listDocuments as readDocuments,
  type ListedDocument,
} from "#db/queries/spaces/documents/list-documents.ts";
import { searchDocuments as findPassages } from "#db/queries/spaces/documents/search-documents.ts";
import {
  findSpaceOfMember,
  listSpacesOfMember,
  type MembersSpace,
} from "#db/queries/spaces/spaces-of-member.ts";
import { cleanText } from "#app/forms/written-text.server.ts";
import { notFound } from "#app/api/programs/api-error.server.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";
import { partAfterCount, partAfterId } from "#app/api/programs/paging.server.ts";
import {
  documentSchema,
  idParam,
  PAGE_MAX,
  pageOf,
  paging,
  passageSchema,
  spaceSchema,
} from "#app/api/programs/schemas.server.ts";

export const ofSpace = z.object({ id: idParam("space") });

/** @throws ApiError 404 for anyone but its members */
export async function spaceOf(id: string, personId: string): Promise<MembersSpace> {
  const space = await findSpaceOfMember(db, { id, personId });
  if (!space) throw notFound("space");
  return space;
}

export const listSpaces = endpoint({
  id: "list_spaces",
  method: "GET",
  path: "spaces",
  scope: "read",
  summary: "Spaces that you are in, by their ids",
  query: paging,
  answer: pageOf(spaceSchema),
  run: ({ personId }, { query }) =>
    partAfterId(
      query,
      (part) => listSpacesOfMember(db, personId, part),
      (space) => space,
    ),
});

export const getSpace = endpoint({
  id: "get_space",
  method: "GET",
  path: "spaces/{id}",
  scope: "read",
  summary: "A space that you are in",
  params: ofSpace,
  answer: spaceSchema,
  run: ({ personId }, { params: { id } }) => spaceOf(id, personId),
});

export const listDocuments = endpoint({
  id: "list_documents",
  method: "GET",
  path: "spaces/{id}/documents",
  scope: "read",
  summary: "Documents of a space: pinned ones first, then the newest",
  params: ofSpace,
  query: paging,
  answer: pageOf(documentSchema),
  async run({ personId }, { params: { id }, query }) {
    await spaceOf(id, personId);
    const wanted = { spaceId: id, personId, q: "", label: "" };
    return partAfterCount(query, (part) => readDocuments(db, wanted, part), toDocument);
  },
});

/** Leaves out `by`, the name of another person. */
const toDocument = ({ changedAt, by: _, ...document }: ListedDocument) => ({
  ...document,
  changedAt: changedAt.toISOString(),
});

const SEARCHED_MAX = 50;

export const searchDocuments = endpoint({
  id: "search_documents",
  method: "GET",
  path: "documents/search",
  scope: "read",
  summary: "Passages of documents of all your spaces that have all words, quoted verbatim",
  query: z.object({
    q: z.string().trim().min(1).max(200).transform(cleanText).describe("Words to look for"),
    limit: z.coerce.number().int().min(1).max(SEARCHED_MAX).default(10).describe("How many"),
  }),
  answer: z.object({ data: z.array(passageSchema).max(PAGE_MAX) }),
  async run({ personId }, { query: { q, limit } }) {
    const found = await findPassages(db, { personId, typed: q, limit });
    return {
      data: found.map(({ name, text, passage: _, ...where }) => ({
        ...where,
        document: name,
        quote: text,
      })),
    };
  },
});
