import { useId } from "react";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { describedBy, FieldFrame } from "#app/ui/forms/field-frame.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** Templates of a kind of item, as the loader sends them: the page's script is at its limit. */
export interface Templates {
  label: LocalText;
  help: LocalText;
  /** Options by value; the first one is "no template". */
  names: readonly (readonly [value: string, name: LocalText])[];
  /** The option that is chosen at first; undefined for the first one. */
  first?: string | undefined;
}

/** Choice of the template of a new item. */
export function TemplateField({
  templates: { label, help, names, first },
  value,
}: {
  templates: Templates;
  value: string | undefined;
}) {
  const { locale } = useLang();
  const id = useId();
  const text = { help: help[locale] };
  return (
    <FieldFrame id={id} label={label[locale]} {...text}>
      <select
        {...describedBy(id, text)}
        name="template"
        defaultValue={value ?? first}
        className="field select"
      >
        {names.map(([each, name]) => (
          <option key={each} value={each}>
            {name[locale]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
