import type { Locale } from "#domain/preferences/preferences.ts";
import type { Zone } from "#domain/format/zones.ts";
import { formatMoment } from "#domain/format/dates.ts";
import * as m from "#app/messages/messages.js";

/**
 * For owners, that an operator has stopped all agentiks, since when, and what becomes of what customers
 * write meanwhile; null while they work.
 */
export const stoppedAgentiksText = (
  since: Date | null,
  { lang, zone }: { lang: { locale: Locale }; zone: Zone },
): string | null =>
  since && m.agentiks_stopped_by_plaza({ since: formatMoment(since, lang.locale, zone) }, lang);
