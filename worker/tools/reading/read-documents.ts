import { textOf } from "#domain/agentiks/tools/call-fields.ts";
import { findCandidates } from "#db/queries/spaces/answering/find-candidates.ts";
import type { Read } from "./reading-place.ts";

const WORDS_MAX = 300;
const PASSAGES_FOUND = 6;

/** Passages with most of the words; the one who asks is a member of the workplace. */
export const readDocuments: Read = async ({ db, spaceId, personId }, { words }) => {
  const question = textOf(words, WORDS_MAX);
  if (!question) return undefined;
  const { passages } = await findCandidates(db, { spaceId, personId, question });
  return { lines: [], passages: passages.slice(0, PASSAGES_FOUND) };
};
