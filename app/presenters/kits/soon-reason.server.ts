import type { Locale } from "#domain/preferences/preferences.ts";
import { SOON_REASONS } from "#domain/shop/kits/soon-reasons.ts";
import * as m from "#app/messages/messages.js";

/** Why an app or perk is coming soon. One that has a kit waits only for its release by the operators. */
export const soonReason = (
  { id, name }: { id: string; name: string },
  lang: { locale: Locale },
): string => SOON_REASONS[id]?.[lang.locale] ?? m.kits_soon_unreleased({ name }, lang);
