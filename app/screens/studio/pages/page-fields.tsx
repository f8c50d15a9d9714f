import { useId } from "react";
import { SLUG_MAX } from "#domain/format/slug.ts";
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from "#domain/studio/pages/pages.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";

export interface PageTyped {
  slug: string;
  title: string;
  description: string;
}

/** Title, address and description of a page. */
export function PageFields({ prefix, values }: { prefix: string; values: PageTyped }) {
  const lang = useLang();
  const id = useId();
  return (
    <>
      <FormField
        label={m.pages_field_title({}, lang)}
        help={m.pages_field_title_help({}, lang)}
        name="title"
        required
        maxLength={PAGE_TITLE_MAX}
        autoComplete="off"
        defaultValue={values.title}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-600">
          {m.pages_field_slug({}, lang)}
        </label>
        <div className="flex flex-wrap items-center gap-x-1">
          <span className="text-ink-soft break-all">{prefix}</span>
          <input
            id={id}
            name="slug"
            required
            minLength={3}
            maxLength={SLUG_MAX}
            defaultValue={values.slug}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-help`}
            className="field flex-1 basis-40"
          />
        </div>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {m.pages_field_slug_help({}, lang)}
        </p>
      </div>
      <TextAreaField
        label={m.pages_field_description({}, lang)}
        help={m.pages_field_description_help({ max: PAGE_DESCRIPTION_MAX }, lang)}
        name="description"
        rows={2}
        maxLength={PAGE_DESCRIPTION_MAX}
        defaultValue={values.description}
      />
    </>
  );
}
