import type { DocumentKind, DocumentState } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";

/** Name and icon of each kind of document. */
export const DOCUMENT_KIND_WORDS = {
  text: { name: m.documents_kind_text, icon: "i-lucide-notebook-text" },
  txt: { name: m.documents_kind_txt, icon: "i-lucide-file-text" },
  md: { name: m.documents_kind_md, icon: "i-lucide-file-text" },
  csv: { name: m.documents_kind_csv, icon: "i-lucide-table" },
  docx: { name: m.documents_kind_docx, icon: "i-lucide-file-text" },
  pdf: { name: m.documents_kind_pdf, icon: "i-lucide-file-text" },
  picture: { name: m.documents_kind_picture, icon: "i-lucide-image" },
} as const satisfies Record<DocumentKind, unknown>;

/** Names of the states that are shown; a document that is ready needs no word. */
export const DOCUMENT_STATE_WORDS = {
  received: m.documents_state_received,
  reading: m.documents_state_reading,
  failed: m.documents_state_failed,
} as const satisfies Record<Exclude<DocumentState, "ready">, unknown>;

export const isBeingRead = (state: DocumentState): boolean =>
  state === "received" || state === "reading";
