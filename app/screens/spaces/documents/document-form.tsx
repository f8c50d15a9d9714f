import { Form } from "@remix-run/react";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
} from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";

/** The form of a document that is pasted or written in Plaza. */
export function DocumentForm({
  formKey,
  typed,
  document,
}: {
  formKey: string;
  /** What was typed into a form that was refused. */
  typed: { name: string; text: string } | undefined;
  /** The document that is changed; undefined for a new one. */
  document?: { id: string; name: string; text: string } | undefined;
}) {
  const lang = useLang();
  return (
    <Form
      key={formKey}
      method="post"
      className="card p-4 flex flex-col gap-3 items-start max-w-200"
    >
      <FormKey value={formKey} />
      {document && <input type="hidden" name="document" value={document.id} />}
      <div className="w-full flex flex-col gap-3">
        <FormField
          label={m.documents_name({}, lang)}
          name="name"
          maxLength={DOCUMENT_NAME_MAX_CHARACTERS}
          defaultValue={typed?.name ?? document?.name}
          className="field"
          required
        />
        <TextAreaField
          label={m.documents_text({}, lang)}
          name="text"
          rows={document ? 16 : 5}
          maxLength={DOCUMENT_TEXT_MAX_CHARACTERS}
          placeholder={m.documents_text_hint({}, lang)}
          defaultValue={typed?.text ?? document?.text}
          required
        />
      </div>
      <button name="intent" value="write" className="btn-primary">
        {document ? m.documents_save({}, lang) : m.documents_add({}, lang)}
      </button>
    </Form>
  );
}
