import { CAPTION_MAX_CHARACTERS, DOCUMENT_ACCEPT } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";

/** A refused form of a document: what was typed, and what is wrong with it. */
export interface RefusedDocument {
  typed?:
    | {
        name: string;
        labels: string;
        caption: string;
        text: string;
        /** The cells of a table's row, by column. */
        cells?: (string | null)[] | undefined;
        row?: string | undefined;
      }
    | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The fields of an upload: the file, and what a picture shows. */
export function FileFields({ refused }: { refused: RefusedDocument | undefined }) {
  const lang = useLang();
  return (
    <>
      <FormField
        type="file"
        label={m.documents_file({}, lang)}
        help={m.documents_file_help({}, lang)}
        problem={refused?.fields?.file}
        name="file"
        required
        accept={DOCUMENT_ACCEPT}
      />
      <FormField
        label={m.documents_caption({}, lang)}
        help={m.documents_caption_help({}, lang)}
        problem={refused?.fields?.caption}
        name="caption"
        maxLength={CAPTION_MAX_CHARACTERS}
        defaultValue={refused?.typed?.caption}
        autoComplete="off"
      />
    </>
  );
}

/** The labels of a document, in one field. */
export function LabelsField({
  labels = "",
  refused,
}: {
  /** As stored. */
  labels?: string;
  refused: RefusedDocument | undefined;
}) {
  const lang = useLang();
  return (
    <FormField
      label={m.documents_labels({}, lang)}
      help={m.documents_labels_help({}, lang)}
      problem={refused?.fields?.labels}
      name="labels"
      defaultValue={refused?.typed?.labels ?? labels}
      autoComplete="off"
    />
  );
}

/** A text that is pasted or written. */
export function TextField({
  text = "",
  help,
  refused,
}: {
  /** As stored. */
  text?: string;
  /** How it is written; Markdown by default. */
  help?: string | undefined;
  refused: RefusedDocument | undefined;
}) {
  const lang = useLang();
  return (
    <>
      <TextAreaField
        label={m.documents_text({}, lang)}
        problem={refused?.fields?.text}
        name="text"
        required
        rows={12}
        defaultValue={refused?.typed?.text ?? text}
      />
      <p className="text-sm text-ink-soft">{help ?? m.documents_text_help({}, lang)}</p>
    </>
  );
}
