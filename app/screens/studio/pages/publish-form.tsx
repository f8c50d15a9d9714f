import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PageFields, type PageTyped } from "./page-fields.tsx";

/** Publishes a saved version as a new page, after saying what may be missing in it. */
export function PublishForm({
  shown: { formKey, prefix, suggested, layout, hasDraft, hasBusiness },
  typed,
}: {
  shown: {
    formKey: string;
    prefix: string;
    suggested: PageTyped;
    layout: { version: number; unchanged: readonly string[] };
    hasDraft: boolean;
    hasBusiness: boolean;
  };
  typed: PageTyped | undefined;
}) {
  const lang = useLang();
  const { version, unchanged } = layout;
  return (
    <Form
      method="post"
      key={useResetKey(formKey)}
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={version} />
      <p>
        {m.pages_new_text({ version }, lang)}{" "}
        <a href={studioPaths.pagePreview(version)} className="text-accent font-600 underline">
          {m.pages_preview({}, lang)}
        </a>
      </p>
      {hasDraft && <p className="text-warning">{m.pages_draft({}, lang)}</p>}
      {unchanged.length > 0 && (
        <p className="text-warning">{m.pages_unchanged({ titles: unchanged.join(", ") }, lang)}</p>
      )}
      {!hasBusiness && (
        <p>
          {m.pages_business({}, lang)}{" "}
          <Link to={paths.accountBusiness} className="text-accent font-600 underline">
            {m.pages_business_edit({}, lang)}
          </Link>
        </p>
      )}
      <PageFields prefix={prefix} values={typed ?? suggested} />
      <button name="intent" value="publish" className="btn-primary self-start">
        {m.pages_publish({}, lang)}
      </button>
    </Form>
  );
}
