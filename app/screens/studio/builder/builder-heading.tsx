import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { BuilderWork } from "#domain/studio/builder/builder-work.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { builderAddress } from "./builder-address.ts";

/** The title with Clear All and Save Layout. */
export function BuilderHeading({
  work: { blocks, selectedId },
  formKey,
}: {
  work: BuilderWork;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <ScreenHeading title={m.builder_title({}, lang)} text={m.builder_intro({}, lang)}>
      <div className="flex flex-wrap gap-2">
        <a href={studioPaths.pagePreview("draft")} data-opens="preview" className="btn">
          {m.pages_preview({}, lang)}
        </a>
        <a href={studioPaths.pageTemplates} className="btn">
          {m.builder_templates({}, lang)}
        </a>
        <a href={paths.builderVersions} className="btn">
          {m.builder_versions({}, lang)}
        </a>
        <a href={studioPaths.pages} className="btn">
          {m.builder_pages({}, lang)}
        </a>
        {blocks.length > 0 ? (
          <a
            href={builderAddress({ asksToClear: true, hash: "clear" })}
            data-opens="clear"
            className="btn"
          >
            {m.builder_clear({}, lang)}
          </a>
        ) : (
          <button type="button" disabled className="btn opacity-50">
            {m.builder_clear({}, lang)}
          </button>
        )}
        <form method="post" action={builderAddress({ block: selectedId })}>
          <FormKey value={formKey} />
          <button name="intent" value="save" className="btn-primary">
            {m.builder_save({}, lang)}
          </button>
        </form>
      </div>
    </ScreenHeading>
  );
}
