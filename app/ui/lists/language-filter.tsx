import { useNavigate } from "@remix-run/react";
import { onlyLanguage } from "#domain/lists/item-language.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";

const NAMES = { es: m.catalogue_only_es, en: m.catalogue_only_en };

/**
 * A button of a catalogue that shows only items in the language of the page, or all again. The choice
 * is in the address, and remembered for all catalogues. Without JavaScript it sends the list's form to
 * the preferences, which redirect to that address.
 *
 * @param formId the list's form
 * @param to the address with the filter set to a value
 */
export function LanguageFilter({
  formId,
  facets,
  to,
}: {
  formId: string;
  facets: Readonly<Record<string, string>>;
  to: (language: string) => string;
}) {
  const lang = useLang();
  const { change } = usePreferences();
  const navigate = useNavigate();
  const chosen = onlyLanguage(facets);
  const language = chosen ?? lang.locale;
  const next = to(chosen ? "any" : language);
  return (
    <button
      form={formId}
      formMethod="post"
      formAction={`${paths.preferences}?returnTo=${encodeURIComponent(next)}`}
      name="items"
      value={chosen ? "off" : language}
      aria-pressed={!!chosen}
      onClick={(event) => {
        event.preventDefault();
        change({ itemLanguage: chosen ? undefined : language });
        navigate(next, { preventScrollReset: true });
      }}
      className="chip aria-pressed:bg-ink aria-pressed:text-ground"
    >
      {NAMES[language]({}, lang)}
    </button>
  );
}
