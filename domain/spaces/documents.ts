/** Documents of a space: files and texts that its members and agentiks read. */

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** Browsers offer files of these kinds first; what a file is, its bytes say. */
export const DOCUMENT_ACCEPT = ".docx,.pdf,.txt,.md,.csv,.tsv,.png,.jpg,.jpeg,.webp";
export const DOCUMENT_NAME_MAX_CHARACTERS = 160;
/** A text that is pasted or written in Plaza. */
export const DOCUMENT_TEXT_MAX_CHARACTERS = 200_000;
export const CAPTION_MAX_CHARACTERS = 1_000;
export const LABEL_MAX_CHARACTERS = 40;
export const LABELS_MAX = 8;
export const DOCUMENTS_PER_PAGE = 24;
/** Maximum characters of one passage, which agentiks quote from. */
export const PASSAGE_MAX_CHARACTERS = 1_200;
/** Maximum passages of one version; a document with more is refused as `too-long`. */
export const PASSAGES_MAX = 5_000;

/** Kinds of documents; `text` is pasted or written in Plaza. */
export const DOCUMENT_KINDS = ["text", "txt", "md", "csv", "docx", "pdf", "picture"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `received` until a worker reads it. */
export const DOCUMENT_STATES = ["received", "reading", "ready", "failed"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/**
 * Why a document could not be read: `broken` file, `locked` with a password, `empty` of text, `too-long`,
 * `too-big` for the reader's memory, `late` beyond its time, `crashed` when the reader ended several times.
 */
export const DOCUMENT_FAILURES = [
  "broken",
  "locked",
  "empty",
  "too-long",
  "too-big",
  "late",
  "crashed",
] as const;
export type DocumentFailure = (typeof DOCUMENT_FAILURES)[number];

/** Maximum versions of one document. A changed row of a table beyond it takes the place of the oldest one. */
export const DOCUMENT_VERSIONS_MAX = 200;
/** Highest number of a version, which addresses have room for. */
export const DOCUMENT_VERSION_NUMBER_MAX = 9_999;
/** Passages on one page of a document. */
export const PASSAGES_PER_PAGE = 200;

/**
 * Why a command of a document was refused:
 * - `gone`: no such space or document, or the person is no member
 * - `example`: a document of the examples, which are read-only
 * - `account`: in an open, listed space only accounts write, so that guests cannot flood it
 * - `archived`: the space is only read
 * - `not-yours`: only its author, owners and admins delete it
 * - `too-many`: the person's other documents are still being read
 * - `versions`: it has DOCUMENT_VERSIONS_MAX
 * - `changed`: the text has a newer version than the one that was edited
 * - `row`: the row of a table was changed or deleted since its form was made
 * - `rows-full`: the table has TABLE_ROWS_MAX rows, or the row would make it longer than a table may be
 * - `read`: it has not failed, so there is nothing to try again
 */
export const DOCUMENT_REFUSALS = [
  "gone",
  "example",
  "account",
  "archived",
  "not-yours",
  "too-many",
  "versions",
  "changed",
  "row",
  "rows-full",
  "read",
] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];
