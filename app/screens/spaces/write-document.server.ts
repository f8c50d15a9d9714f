import { data } from "@remix-run/node";
import type { Locale } from "#domain/preferences/preferences.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { documentRefusal } from "#app/presenters/answers/documents.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import type { WriteArgs, Writer } from "#app/session/write-as.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";
import type { Db } from "#db/connection/client.ts";
import type { DocumentDone } from "#db/commands/spaces/documents/add-document.ts";
import type { DocumentContent } from "#db/commands/spaces/documents/document-content.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import type { TypedDocument, TypedRow } from "./document-form.server.ts";

/** A form about a document that is to be written. */
export interface DocumentWrite {
  intent: string;
  key: string | undefined;
  /** Scope of the idempotency key: a verb and the document or space. */
  scope: string;
  /** Values that are compared when the form is sent again, besides the content. */
  payload: object;
  content?: DocumentContent;
  /** The content was made of the newest version and the payload, which alone is compared. */
  isMerged?: boolean;
  typed: TypedDocument & Partial<TypedRow>;
  lang: { locale: Locale };
  /** Target of the redirect after a success, and its flash message. */
  answer: (done: { spaceId: string; documentId: string }) => {
    to: string;
    code: string;
    about: string;
  };
}

/**
 * Writes a form about a document, once per key. A file that no row refers to afterwards is deleted from
 * the store.
 *
 * @returns the refusal
 * @throws the redirect of a success, 404 for anyone but members and for an unknown document
 */
export async function writeDocument(
  args: WriteArgs,
  { intent, key, scope, payload, content, isMerged = false, typed, lang, answer }: DocumentWrite,
  command: (tx: Db, writer: Writer) => Promise<DocumentDone>,
) {
  const file = content && content.kind !== "text" ? content.file : undefined;
  const compared = isMerged ? payload : { ...payload, content: bare(content) };
  const written = await writeWithUploads(args, file ? [file.storageKey] : [], (tx, writer, keep) =>
    idempotent(tx, { personId: writer.personId, key, scope, payload: compared }, async () => {
      const value = await command(tx, writer);
      if (value.kind === "done") keep();
      return value;
    }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "done") {
    const { to, ...flash } = answer(value);
    throw redirectWithFlash(args.request, to, flash, headers);
  }
  if (value.reason === "gone") throw data(null, { status: 404 });
  return refuse({ intent, ...documentRefusal(value.reason, lang), typed });
}

/** Each time that a form is sent, its file gets another key in the store. */
function bare(content: DocumentContent | undefined): object | null {
  if (!content || content.kind === "text") return content ?? null;
  const { storageKey: _, ...file } = content.file;
  return { ...content, file };
}
