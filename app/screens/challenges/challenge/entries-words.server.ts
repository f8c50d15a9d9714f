import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/**
 * Labels around the list of entries. Only the challenge's creator sees them, so the loader sends them
 * with the entries instead of bundling the messages in the page's script.
 *
 * @param reward in credits, formatted
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

/** The heading of one entry and the confirmation of its Award button. */
export const entryWords = (
  { name, version, reward }: { name: string; version: number; reward: string },
  lang: { locale: Locale },
) => ({
  heading: m.community_entry_of({ name, version }, lang),
  confirmAward: m.community_award_confirm({ reward, name }, lang),
});
