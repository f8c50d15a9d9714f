import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { PreferenceForm } from "./preference-form.tsx";

/** The four themes by name, each with a swatch of its colours. */
export function ThemePicker() {
  const lang = useLang();
  const themes = [
    { value: "light", name: m.shell_theme_light({}, lang) },
    { value: "dark", name: m.shell_theme_dark({}, lang) },
    { value: "gray-subtle", name: m.shell_theme_gray_subtle({}, lang) },
    { value: "teal-calm", name: m.shell_theme_teal_calm({}, lang) },
  ] as const;
  return (
    <PreferenceForm
      choice="theme"
      label={m.shell_theme({}, lang)}
      className="grid grid-cols-2 gap-1"
      optionClassName="choice"
      options={themes.map(({ value, name }) => ({
        value,
        content: (
          <>
            <span className={`${value} swatch`} aria-hidden="true" />
            {name}
          </>
        ),
      }))}
    />
  );
}
