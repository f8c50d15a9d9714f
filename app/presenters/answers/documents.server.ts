import type { Locale } from "#domain/preferences/preferences.ts";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
  type DocumentRefusal,
} from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

/** Why a document was not stored. */
export function documentRefusalText(reason: DocumentRefusal, lang: Lang): string {
  switch (reason) {
    case "gone":
      return m.documents_no_gone({}, lang);
    case "account":
      return m.threads_no_account({}, lang);
    case "not-yours":
      return m.documents_no_not_yours({}, lang);
    case "empty":
      return m.documents_no_empty({}, lang);
    case "too-long":
      return m.documents_no_too_long(
        { name: DOCUMENT_NAME_MAX_CHARACTERS, text: DOCUMENT_TEXT_MAX_CHARACTERS },
        lang,
      );
  }
}

/** What was done, by the flash's code. */
export function documentDoneText(code: string, lang: Lang): string | undefined {
  if (code === "write") return m.documents_done_write({}, lang);
  return code === "delete" ? m.documents_done_delete({}, lang) : undefined;
}
