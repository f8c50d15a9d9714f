import { LICENCES, type Licence } from "#domain/artifakts/licences.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { ShownLicence } from "#app/ui/item-fields/licence-field.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

const TEXTS: Record<Licence, { name: Message; means: Message }> = {
  personal: { name: m.artifakts_license_personal, means: m.artifakts_license_means_personal },
  commercial: { name: m.artifakts_license_commercial, means: m.artifakts_license_means_commercial },
  "cc-by": { name: m.artifakts_license_cc_by, means: m.artifakts_license_means_cc_by },
  cc0: { name: m.artifakts_license_cc0, means: m.artifakts_license_means_cc0 },
};

const both = (text: (locale: Locale) => string): LocalText => ({ en: text("en"), es: text("es") });

/** A licence's name with what it allows, for its page and its receipt. */
export const licenceText = (licence: Licence): LocalText =>
  both((locale) => {
    const { name, means } = TEXTS[licence];
    return `${name({}, { locale })}. ${means({}, { locale })}`;
  });

/** A licence's name alone. */
export const licenceName = (licence: Licence, lang: { locale: Locale }): string =>
  TEXTS[licence].name({}, lang);

/**
 * All licences, for the maker's choice.
 *
 * @param first the one that stands first: it is chosen where a form names none
 */
export const listLicences = (first?: Licence): ShownLicence[] =>
  [...LICENCES]
    .sort((one, other) => Number(other === first) - Number(one === first))
    .map((licence) => ({
      licence,
      name: both((locale) => licenceName(licence, { locale })),
      means: both((locale) => TEXTS[licence].means({}, { locale })),
    }));
