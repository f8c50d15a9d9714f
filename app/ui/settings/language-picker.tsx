import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { PreferenceForm } from "./preference-form.tsx";

/** Language choice: automatic (docs/product.md, Words and languages), Español or English. */
export function LanguagePicker({ onChosen }: { onChosen?: () => void }) {
  const lang = useLang();
  return (
    <PreferenceForm
      choice="language"
      label={m.shell_language({}, lang)}
      className="flex"
      optionClassName="choice justify-center flex-1 px-1"
      onChosen={onChosen}
      options={[
        { value: "auto", content: m.shell_language_auto({}, lang) },
        { value: "es", content: "Español", lang: "es" },
        { value: "en", content: "English", lang: "en" },
      ]}
    />
  );
}
