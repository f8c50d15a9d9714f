import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { PreferenceForm } from "#app/ui/settings/preference-form.tsx";

/** The choice of the view mode: easy or creator (docs/product.md, Modes and themes). */
export function ModeToggle({ onChosen }: { onChosen: () => void }) {
  const lang = useLang();
  return (
    <PreferenceForm
      choice="mode"
      label={m.shell_mode({}, lang)}
      className="grid grid-cols-2 gap-1"
      optionClassName="choice justify-center"
      onChosen={onChosen}
      options={[
        { value: "easy", content: m.shell_mode_easy({}, lang) },
        { value: "creator", content: m.shell_mode_creator({}, lang) },
      ]}
    />
  );
}
