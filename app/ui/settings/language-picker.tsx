import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { PreferenceForm } from "./preference-form.tsx";

/** Automatic (the specification's languages), Español or English for everything. */
export function LanguagePicker({ onChosen }: { onChosen?: () => void }) {
  const lang = useLang();
  return (
    <PreferenceForm
      choice="language"
      label={m.shell_language({}, lang)}
      className="flex gap-1"
      optionClassName="choice justify-center flex-1"
      onChosen={onChosen}
      options={[
        { value: "auto", content: m.shell_language_auto({}, lang) },
        { value: "es", content: <span lang="es">Español</span> },
        { value: "en", content: <span lang="en">English</span> },
      ]}
    />
  );
}
