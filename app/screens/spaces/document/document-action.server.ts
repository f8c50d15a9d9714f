import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#domain/addresses/paths.ts";
import { TABLE_COLUMNS_MAX } from "#domain/spaces/tables/table.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { chosenFile, formKey, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import {
  cleanText,
  writtenCount,
  writtenLine,
  writtenText,
} from "#app/forms/written-text.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { documentFieldText } from "#app/presenters/answers/documents.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import {
  findWrongFields,
  labelsOf,
  type TypedDocument,
} from "#app/screens/spaces/document-form.server.ts";
import { keepDocument } from "#app/screens/spaces/document-upload.server.ts";
import { writeDocument } from "#app/screens/spaces/write-document.server.ts";
import type { Db } from "#db/connection/client.ts";
import type { DocumentDone } from "#db/commands/spaces/documents/add-document.ts";
import { addDocumentVersion } from "#db/commands/spaces/documents/add-document-version.ts";
import { changeDocument } from "#db/commands/spaces/documents/change-document.ts";
import { deleteDocument } from "#db/commands/spaces/documents/delete-document.ts";
import type { DocumentContent } from "#db/commands/spaces/documents/document-content.ts";
import { retryReading } from "#db/commands/spaces/documents/retry-reading.ts";
import { answerTable, TABLE_INTENTS, type TableIntent } from "./table-action.server.ts";

/** The cells of a row's form, a field for each column. */
const CELLS = Object.fromEntries(
  Array.from({ length: TABLE_COLUMNS_MAX }, (_, at) => [`c${at}`, typedTextIfAny()]),
);

const FORM = z.object({
  ...CELLS,
  intent: z.enum(["change", "pin", "unpin", "upload", "edit", "retry", "delete", ...TABLE_INTENTS]),
  key: formKey(),
  name: writtenLine(),
  labels: writtenText(),
  caption: writtenText(),
  text: writtenText(),
  file: chosenFile(),
  /** The newest version when the form was filled, or the one to be read again. */
  version: writtenCount(),
  /** The row of a table, or `new`. */
  row: writtenLine(),
});
type AnyIntent = z.output<typeof FORM>["intent"];
type Intent = Exclude<AnyIntent, TableIntent>;
const isTableIntent = (intent: AnyIntent): intent is TableIntent =>
  (TABLE_INTENTS as readonly string[]).includes(intent);

/** Fields of each form that are checked. */
const CHECKED: Partial<Record<AnyIntent, readonly (keyof TypedDocument)[]>> = {
  change: ["name", "labels"],
  upload: ["caption"],
  edit: ["text"],
  "edit-table": ["text"],
};

/** Flash codes. */
const DONE = {
  change: "saved",
  pin: "pinned",
  unpin: "unpinned",
  upload: "version",
  edit: "version",
  retry: "retried",
  delete: "deleted",
} as const satisfies Record<Intent, string>;

/**
 * The buttons and forms of a document's page.
 *
 * @throws 404 for anyone but members, what `readForm` throws
 */
export async function answerDocument(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const { intent, key, file, version, row, ...fields } = await readForm(request, FORM);
  const { name, labels: written, caption, text } = fields;
  const typed: TypedDocument = { name, labels: written, caption, text };
  const [spaceId, documentId] = [parseItemId(params.id), parseItemId(params.document)];
  if (!spaceId || !documentId) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const wrong = findWrongFields(typed, CHECKED[intent] ?? [], lang);
  if (Object.keys(wrong).length > 0)
    return refuse({ intent, status: 422, reason: "fields", fields: wrong, typed });
  if (isTableIntent(intent)) {
    const cells = Object.keys(CELLS).map((field) => {
      const cell = (fields as Record<string, string | undefined>)[field];
      return cell === undefined ? undefined : cleanText(cell).trim();
    });
    const form = { intent, key, spaceId, documentId, version, row, cells, typed, lang };
    return answerTable(args, form);
  }

  let content: DocumentContent | undefined;
  if (intent === "edit") content = { kind: "text", text: typed.text };
  if (intent === "upload") {
    const kept = await keepDocument(file, typed.caption);
    if (kept === "file-kind") {
      const fields = { file: documentFieldText("file", lang) };
      return refuse({ intent, status: 422, reason: "fields", fields, typed });
    }
    if (typeof kept === "string") return refuse({ intent, ...fileProblem(kept, lang), typed });
    content = kept;
  }

  const change = { intent, spaceId, documentId, version, content, name, labels: labelsOf(written) };
  return writeDocument(
    { request, context },
    {
      intent,
      // Pressing a button twice does no harm, and the same form may change a name there and back.
      key: content ? key : undefined,
      scope: `${intent}-document ${documentId}`,
      payload: { version },
      ...(content && { content }),
      typed,
      lang,
      answer: (done) => {
        const isGone = intent === "delete";
        const { spaceId: space } = done;
        return {
          to: isGone ? paths.spacePart(space, "documents") : paths.spaceDocument(space, documentId),
          code: DONE[intent],
          about: isGone ? space : documentId,
        };
      },
    },
    (tx, writer) => writeChange(tx, writer, change),
  );
}

interface DocumentChange {
  intent: Intent;
  spaceId: string;
  documentId: string;
  version: number;
  content: DocumentContent | undefined;
  name: string;
  labels: string[];
}

/** The write of each button and form. */
function writeChange(
  tx: Db,
  { personId, address }: { personId: string; address: string },
  { intent, spaceId, documentId, version, content, name, labels }: DocumentChange,
): Promise<DocumentDone> {
  const which = { personId, spaceId, documentId, now: new Date() };
  switch (intent) {
    case "change":
      return changeDocument(tx, { ...which, changes: { name, labels } });
    case "pin":
    case "unpin":
      return changeDocument(tx, { ...which, changes: { isPinned: intent === "pin" } });
    case "upload":
      return addDocumentVersion(tx, { ...which, address, content: content! });
    case "edit":
      return addDocumentVersion(tx, { ...which, address, content: content!, seen: version });
    case "retry":
      return retryReading(tx, { ...which, version });
    case "delete":
      return deleteDocument(tx, which);
  }
}
