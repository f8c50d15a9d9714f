import type { Language } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";
import { stepAddress } from "./step-address.ts";
import type { Words } from "./words.ts";

/**
 * The language of Plaza, on the wizard's first step. A real form with JavaScript too: the wizard's
 * texts come from the loader, in one language.
 */
export function LanguageChoice({ words, next }: { words: Words; next: string }) {
  const { language } = usePreferences().preferences;
  const names: Record<Language, string> = {
    es: "Español",
    en: "English",
    auto: words.languageAuto,
  };
  return (
    <form
      method="post"
      action={paths.preferences}
      role="group"
      aria-label={words.language}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="returnTo" value={stepAddress(1, next)} />
      {ORDER.map((value) => (
        <button
          key={value}
          name="language"
          value={value}
          lang={value === "auto" ? undefined : value}
          aria-pressed={value === language}
          className="choice justify-center flex-1"
        >
          {names[value]}
        </button>
      ))}
    </form>
  );
}

const ORDER: readonly Language[] = ["es", "en", "auto"];
