import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/**
 * What the creator reads around the entries. Only they need these words, so they travel with the
 * entries instead of in every browser.
 *
 * @param reward as it is shown, in credits
 */
export function entriesWords(reward: string, lang: { locale: Locale }) {
  return {
    title: m.community_entries_title({}, lang),
    none: m.community_no_entries({}, lang),
    open: m.community_entry_open({}, lang),
    award: m.community_award({}, lang),
    cancel: m.community_cancel({}, lang),
    confirmCancel: m.community_cancel_confirm({ reward }, lang),
  };
}
export type EntriesWords = ReturnType<typeof entriesWords>;

/** What stands over one entry and on the button that gives it the reward. */
export const entryWords = (
  { name, version, reward }: { name: string; version: number; reward: string },
  lang: { locale: Locale },
) => ({
  heading: m.community_entry_of({ name, version }, lang),
  confirmAward: m.community_award_confirm({ reward, name }, lang),
});
