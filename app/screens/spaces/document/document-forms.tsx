import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { DOCUMENT_NAME_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import {
  FileFields,
  LabelsField,
  type RefusedDocument,
} from "#app/ui/documents/document-fields.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

/** Forms that change a document: a new version, its name and labels, and its end. */
export function DocumentForms({
  document: { name, labels },
  formKey,
  storage,
  refused,
  canDelete,
}: {
  document: { name: string; labels: string[] };
  formKey: string;
  /** Used and allowed storage, in words. */
  storage: string;
  refused: (RefusedDocument & { intent: string }) | undefined;
  canDelete: boolean;
}) {
  const lang = useLang();
  const uploaded = refused?.intent === "upload" ? refused : undefined;
  const changed = refused?.intent === "change" ? refused : undefined;
  const stored = labels.join(", ");
  return (
    <section className="card divide-y divide-line">
      <Fold text={m.documents_new_version({}, lang)} isOpen={uploaded !== undefined}>
        <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
          <FormKey value={formKey} />
          <FileFields refused={uploaded} />
          <p className="text-sm text-ink-soft">{storage}</p>
          <button name="intent" value="upload" className="btn-primary self-start">
            {m.documents_upload_button({}, lang)}
          </button>
        </Form>
      </Fold>
      <Fold text={m.documents_details({}, lang)} isOpen={changed !== undefined}>
        {/* Remounts after a change, so that the fields show what is stored. */}
        <Form key={`${name} ${stored}`} method="post" className="flex flex-col gap-4">
          <FormField
            label={m.documents_name({}, lang)}
            problem={changed?.fields?.name}
            name="name"
            required
            maxLength={DOCUMENT_NAME_MAX_CHARACTERS}
            defaultValue={changed?.typed?.name ?? name}
            autoComplete="off"
          />
          <LabelsField labels={stored} refused={changed} />
          <button name="intent" value="change" className="btn-primary self-start">
            {m.documents_save({}, lang)}
          </button>
        </Form>
      </Fold>
      {canDelete && (
        <Fold text={m.documents_delete({}, lang)} isOpen={false} tone="text-danger">
          <p className="pb-3">{m.documents_delete_ask({}, lang)}</p>
          <Form method="post">
            <button name="intent" value="delete" className="btn text-danger">
              {m.documents_delete_yes({}, lang)}
            </button>
          </Form>
        </Fold>
      )}
    </section>
  );
}

function Fold({
  text,
  isOpen,
  tone = "",
  children,
}: {
  text: string;
  isOpen: boolean;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary className={`fold-line px-4 ${tone}`}>{text}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
