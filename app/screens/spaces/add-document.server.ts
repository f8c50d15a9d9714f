import { z } from "zod";
import { documentNameOf } from "#domain/spaces/message-files.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { chosenFile, formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { documentFieldText } from "#app/presenters/answers/documents.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { addOwnDocument } from "#db/commands/spaces/documents/add-own-document.ts";
import {
  findWrongFields,
  labelsOf,
  type TypedDocument,
} from "#app/screens/spaces/document-form.server.ts";
import { keepDocument } from "#app/screens/spaces/document-upload.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { writeDocument } from "#app/screens/spaces/write-document.server.ts";

/** Value in place of a space: the person's private space, created with its first document. */
export const OWN_DOCUMENTS = "own";

const FORM = z.object({
  intent: z.enum(["upload", "write"]),
  key: formKey(),
  name: writtenLine(),
  labels: writtenText(),
  caption: writtenText(),
  text: writtenText(),
  file: chosenFile(),
});

/**
 * The forms that add a document: an uploaded file, or a text that is pasted or written.
 *
 * @param spaceId `own`: the person's private space for documents
 * @throws 404 for anyone but members, what `readForm` throws
 */
export async function answerAddDocument({ request, context }: WriteArgs, spaceId: string) {
  const { intent, key, file, ...fields } = await readForm(request, FORM);
  const lang = requestLang(request);
  const typed: TypedDocument = fields;
  const name = fields.name || (intent === "upload" ? documentNameOf(file?.name ?? "") : "");
  const asked =
    intent === "upload" ? (["labels", "caption"] as const) : (["labels", "text"] as const);
  const isNamed = intent === "write" || file !== undefined;
  const wrong = findWrongFields({ ...typed, name }, isNamed ? ["name", ...asked] : asked, lang);
  if (Object.keys(wrong).length > 0)
    return refuse({ intent, status: 422, reason: "fields", fields: wrong, typed });

  const content =
    intent === "write"
      ? ({ kind: "text", text: fields.text } as const)
      : await keepDocument(file, fields.caption);
  if (content === "file-kind") {
    const text = documentFieldText("file", lang);
    return refuse({ intent, status: 422, reason: "fields", fields: { file: text }, typed });
  }
  if (typeof content === "string") return refuse({ intent, ...fileProblem(content, lang), typed });

  const labels = labelsOf(fields.labels);
  return writeDocument(
    { request, context },
    {
      intent,
      key,
      scope: `add-document ${spaceId}`,
      payload: { name, labels },
      content,
      typed,
      lang,
      answer: ({ spaceId: space, documentId }) => ({
        to: paths.spaceDocument(space, documentId),
        code: "added",
        about: documentId,
      }),
    },
    (tx, { personId, address }) => {
      const input = { personId, address, name, labels, content, now: new Date() };
      if (spaceId !== OWN_DOCUMENTS) return addDocument(tx, { ...input, spaceId });
      const space = {
        name: m.documents_own_space({}, lang),
        description: m.documents_own_space_text({}, lang),
        language: lang.locale,
      };
      return addOwnDocument(tx, { ...input, space });
    },
  );
}
