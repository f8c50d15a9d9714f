import type { Locale } from "#domain/preferences/preferences.ts";
import type { DocumentFailure, DocumentRefusal } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";

interface Lang {
  locale: Locale;
}

const REFUSALS = {
  gone: m.documents_no_gone,
  example: m.documents_no_example,
  account: m.documents_no_account,
  archived: m.threads_no_archived,
  "not-yours": m.documents_no_not_yours,
  "too-many": m.documents_no_too_many,
  versions: m.documents_no_versions,
  changed: m.documents_no_changed,
  row: m.tables_no_row,
  "rows-full": m.tables_no_rows_full,
  read: m.documents_no_read,
} as const satisfies Record<DocumentRefusal, unknown>;

const STATUSES: Partial<Record<DocumentRefusal, number>> = { "not-yours": 403, "too-many": 429 };

/** Why nothing was changed, and the HTTP status of the refusal. */
export const documentRefusal = (reason: DocumentRefusal, lang: Lang) => ({
  reason,
  text: REFUSALS[reason]({}, lang),
  status: STATUSES[reason] ?? 409,
});

const FIELDS = {
  name: m.documents_bad_name,
  text: m.documents_bad_text,
  caption: m.documents_bad_caption,
  labels: m.documents_bad_labels,
  file: m.documents_bad_kind,
};
export type DocumentField = keyof typeof FIELDS;

/** Error text of a field. */
export const documentFieldText = (field: DocumentField, lang: Lang): string =>
  FIELDS[field]({}, lang);

const DONE = {
  added: m.documents_done_added,
  version: m.documents_done_version,
  row: m.tables_done_row,
  "row-added": m.tables_done_added,
  "row-deleted": m.tables_done_deleted,
  "row-restored": m.tables_done_restored,
  saved: m.documents_done_saved,
  pinned: m.documents_done_pinned,
  unpinned: m.documents_done_unpinned,
  retried: m.documents_done_retried,
  deleted: m.documents_done_deleted,
};

/** Success message for a flash about a document, or about the space that it was in. */
export const documentDoneText = ({ code }: { code: string }, lang: Lang) =>
  doneText(DONE, code, lang);

const FAILURES = {
  broken: m.documents_failed_broken,
  locked: m.documents_failed_locked,
  empty: m.documents_failed_empty,
  "too-long": m.documents_failed_too_long,
  "too-big": m.documents_failed_too_big,
  late: m.documents_failed_late,
  crashed: m.documents_failed_crashed,
} as const satisfies Record<DocumentFailure, unknown>;

/** Why a document was not read, and what helps. */
export const documentFailureText = (failure: DocumentFailure, lang: Lang): string =>
  FAILURES[failure]({}, lang);
