import type { Locale } from "#domain/preferences/preferences.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

type Message = (inputs: object, lang: { locale: Locale }) => string;

/** Radio buttons, each with a line that explains it. */
export function ExplainedChoice({
  label,
  name,
  value,
  choices,
}: {
  label: string;
  name: string;
  /** The chosen value; the first where it is unknown. */
  value: string;
  /** The name and the explanation of each value, in order. */
  choices: Readonly<Record<string, readonly [name: Message, explanation: Message]>>;
}) {
  const lang = useLang();
  const chosen = value in choices ? value : Object.keys(choices)[0];
  return (
    <fieldset className="flex flex-col">
      <legend className="font-600">{label}</legend>
      {Object.entries(choices).map(([each, [title, explanation]]) => (
        <label
          key={each}
          className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-2 min-h-11 cursor-pointer"
        >
          <input
            type="radio"
            name={name}
            value={each}
            defaultChecked={each === chosen}
            className="w-5 h-5"
          />
          <span className="font-600">{title({}, lang)}</span>
          <span className="col-start-2 text-sm text-ink-soft">{explanation({}, lang)}</span>
        </label>
      ))}
    </fieldset>
  );
}
