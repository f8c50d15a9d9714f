import type { Locale } from "#domain/preferences/preferences.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import * as m from "#app/messages/messages.js";

/** The button of an app or a perk that is coming soon, made here to keep it out of the page's script. */
export function soonButton(
  id: string,
  awaited: readonly string[],
  lang: { locale: Locale },
): { soon?: string; isAwaited?: true } {
  if (!isComingSoon(id)) return {};
  return awaited.includes(id)
    ? { soon: m.kits_waiting({}, lang), isAwaited: true }
    : { soon: m.kits_soon_tell({}, lang) };
}
