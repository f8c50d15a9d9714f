import { citations } from "#db/schema/spaces/answering.ts";

/** Columns of a message's source: a passage of a document, or an approved answer. */
export const CITATION = {
  seq: citations.seq,
  n: citations.n,
  documentId: citations.documentId,
  version: citations.version,
  passage: citations.passage,
  source: citations.source,
  quote: citations.quote,
};
