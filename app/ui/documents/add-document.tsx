import { Form } from "@remix-run/react";
import { DOCUMENT_NAME_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FileFields, LabelsField, TextField, type RefusedDocument } from "./document-fields.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

/** The two forms that add a document; the refused one stays open. */
export function AddDocument({
  formKey,
  storage,
  refused,
  isFirst,
}: {
  formKey: string;
  /** Used and allowed storage, in words. */
  storage: string;
  refused: (RefusedDocument & { intent: string }) | undefined;
  /** Whether it is the first document. */
  isFirst: boolean;
}) {
  const lang = useLang();
  const uploaded = refused?.intent === "upload" ? refused : undefined;
  const written = refused?.intent === "write" ? refused : undefined;
  const field = "flex flex-col gap-4 px-4 pb-4";
  return (
    <section id="add" aria-label={m.documents_add({}, lang)} className="card divide-y divide-line">
      <details open={uploaded !== undefined || isFirst}>
        <Summary icon="i-lucide-upload" text={m.documents_upload({}, lang)} />
        <Form method="post" encType="multipart/form-data" className={field}>
          <FormKey value={formKey} />
          <FileFields refused={uploaded} />
          <FormField
            label={m.documents_name({}, lang)}
            help={m.documents_name_help({}, lang)}
            problem={uploaded?.fields?.name}
            name="name"
            maxLength={DOCUMENT_NAME_MAX_CHARACTERS}
            defaultValue={uploaded?.typed?.name}
            autoComplete="off"
          />
          <LabelsField refused={uploaded} />
          <p className="text-sm text-ink-soft">{storage}</p>
          <button name="intent" value="upload" className="btn-primary self-start">
            {m.documents_upload_button({}, lang)}
          </button>
        </Form>
      </details>
      <details open={written !== undefined}>
        <Summary icon="i-lucide-notebook-pen" text={m.documents_write({}, lang)} />
        <Form method="post" className={field}>
          <FormKey value={formKey} />
          <FormField
            label={m.documents_name({}, lang)}
            problem={written?.fields?.name}
            name="name"
            required
            maxLength={DOCUMENT_NAME_MAX_CHARACTERS}
            defaultValue={written?.typed?.name}
            autoComplete="off"
          />
          <TextField refused={written} />
          <LabelsField refused={written} />
          <button name="intent" value="write" className="btn-primary self-start">
            {m.documents_save({}, lang)}
          </button>
        </Form>
      </details>
    </section>
  );
}

const Summary = ({ icon, text }: { icon: string; text: string }) => (
  <summary className="flex items-center gap-3 min-h-11 px-4 py-2 font-700">
    <span className={`${icon} text-kind`} aria-hidden="true" />
    {text}
  </summary>
);
