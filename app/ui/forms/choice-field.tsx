import type { Locale } from "#domain/preferences/preferences.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** A select with its label above it. */
export function ChoiceField({
  label,
  name,
  value,
  names,
}: {
  label: string;
  name: string;
  value: string;
  /** The options by value, in order, with their names. */
  names: Readonly<Record<string, (inputs: object, lang: { locale: Locale }) => string>>;
}) {
  const lang = useLang();
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      <select name={name} defaultValue={value} className="field font-400">
        {Object.keys(names).map((each) => (
          <option key={each} value={each}>
            {names[each]!({}, lang)}
          </option>
        ))}
      </select>
    </label>
  );
}
