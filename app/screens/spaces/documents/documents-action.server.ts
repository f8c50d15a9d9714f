import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import { deleteDocument, writeDocument } from "#db/commands/spaces/documents/written-documents.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { paths } from "#app/paths.ts";
import { documentRefusalText } from "#app/presenters/answers/documents.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["write", "delete"]),
  key: formKey(),
  /** Id of the document that is changed; empty for a new one. */
  document: writtenLine(),
  name: writtenLine(),
  text: writtenText(),
});

const STATUSES = {
  gone: 404,
  account: 403,
  "not-yours": 403,
  empty: 422,
  "too-long": 422,
} as const satisfies Record<DocumentRefusal, number>;

/**
 * Writes, changes or deletes a document of a space.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerDocuments({ request, params, context }: ActionFunctionArgs) {
  const { intent, key, document, name, text } = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId, address }) => {
    const which = { spaceId, personId };
    if (intent === "delete") return deleteDocument(tx, { ...which, documentId: document });
    const documentId = document || undefined;
    const scope = `write-document ${spaceId}`;
    return idempotent(tx, { personId, key, scope, payload: { documentId, name, text } }, () =>
      writeDocument(tx, { ...which, address, documentId, name, text, now }),
    );
  });
  const lang = requestLang(request);
  const typed = { name, text };
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = STATUSES[reason];
    return refuse({ intent, status, reason, text: documentRefusalText(reason, lang), typed });
  }
  const list = paths.spacePart(value.spaceId, "documents");
  const to = intent === "delete" ? list : `${list}?document=${value.documentId}`;
  throw redirectWithFlash(request, to, { code: intent, about: value.spaceId }, headers);
}
