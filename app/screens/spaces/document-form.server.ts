import {
  CAPTION_MAX_CHARACTERS,
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
} from "#domain/spaces/documents.ts";
import { readLabels } from "#domain/spaces/labels.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { documentFieldText, type DocumentField } from "#app/presenters/answers/documents.server.ts";

/** The fields of a document's forms, as typed. */
export interface TypedDocument {
  name: string;
  labels: string;
  caption: string;
  text: string;
}

/** The form of a table's row, as typed. */
export interface TypedRow {
  /** By column; null for one without a field. */
  cells: (string | null)[];
  /** The row that the form is for, or `new`. */
  row: string;
}

/** Fields that a form has, each with what is wrong with it; empty for a form without an error. */
export function findWrongFields(
  typed: TypedDocument,
  asked: readonly (keyof TypedDocument)[],
  lang: { locale: Locale },
): Partial<Record<DocumentField, string>> {
  const isWrong: Record<keyof TypedDocument, boolean> = {
    name: typed.name === "" || typed.name.length > DOCUMENT_NAME_MAX_CHARACTERS,
    labels: "problem" in readLabels(typed.labels),
    caption: typed.caption.length > CAPTION_MAX_CHARACTERS,
    text: typed.text.trim() === "" || typed.text.length > DOCUMENT_TEXT_MAX_CHARACTERS,
  };
  return Object.fromEntries(
    asked
      .filter((field) => isWrong[field])
      .map((field) => [field, documentFieldText(field, lang)] as const),
  );
}

/** The labels of a form that `findWrongFields` has passed. */
export function labelsOf(typed: string): string[] {
  const read = readLabels(typed);
  return "labels" in read ? read.labels : [];
}
