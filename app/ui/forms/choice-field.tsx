import { useId } from "react";
import type { Locale } from "#domain/preferences/preferences.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { describedBy, FieldFrame } from "./field-frame.tsx";

/** A select with its label above it and a help text. Up to four choices are a `SegmentedField`. */
export function ChoiceField({
  label,
  help,
  name,
  value,
  names,
}: {
  label: string;
  help?: string;
  name: string;
  value: string;
  /** The options by value, in order, with their names. */
  names: Readonly<Record<string, (inputs: object, lang: { locale: Locale }) => string>>;
}) {
  const lang = useLang();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help}>
      <select
        {...describedBy(id, { help })}
        name={name}
        defaultValue={value}
        className="field select"
      >
        {Object.keys(names).map((each) => (
          <option key={each} value={each}>
            {names[each]!({}, lang)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
