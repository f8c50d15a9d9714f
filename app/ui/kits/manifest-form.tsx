import { Form } from "@remix-run/react";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";

/** The form of a manifest: a text, or a file. */
export function ManifestForm({
  text,
  formKey,
  base = "",
  storage,
  isMain,
}: {
  text: string;
  formKey: string;
  /** Identifies the text that is edited. */
  base?: string;
  /** Used and allowed storage, in words. */
  storage: string;
  /** It is the main form of the page. */
  isMain: boolean;
}) {
  const lang = useLang();
  return (
    <Form method="post" encType="multipart/form-data" className="card flex flex-col gap-4 p-4">
      <FormKey value={formKey} />
      <input type="hidden" name="base" value={base} />
      <TextAreaField
        label={m.ownkits_manifest({}, lang)}
        help={m.ownkits_manifest_help({}, lang)}
        name="manifest"
        rows={18}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        defaultValue={text}
        style={{ fontFamily: "ui-monospace, monospace" }}
      />
      <FormField
        type="file"
        label={m.ownkits_file({}, lang)}
        help={`${m.ownkits_file_help({}, lang)} ${storage}`}
        name="file"
        accept=".json,application/json"
      />
      <p>
        <a href={kitPaths.kitSchema} className="text-accent font-600 underline">
          {m.ownkits_schema({}, lang)}
        </a>
      </p>
      <button
        name="intent"
        value="save"
        className={isMain ? "btn-primary self-start" : "btn self-start"}
      >
        {m.ownkits_save({}, lang)}
      </button>
    </Form>
  );
}
