import { paths } from "#domain/addresses/paths.ts";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { findScreens, type SearchedScreen } from "#domain/search/screens.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}
type Message = (inputs: Record<string, never>, lang: Lang) => string;

/**
 * Address, name, other names, and who may open it: `all`, or people with things of their own. The
 * addresses of the studio (studio-paths.ts) and the titles of screens are in the scripts of their
 * areas, which this one does not load.
 */
const SCREENS: readonly (readonly [string, Message, Message, "all" | "own"])[] = [
  [paths.inbox, m.inbox_title, m.screens_words_inbox, "own"],
  [`${paths.inbox}?tab=orders`, m.screens_orders, m.screens_words_orders, "own"],
  [paths.agenda, m.agenda_title, m.screens_words_agenda, "own"],
  [paths.accountBusiness, m.shell_business, m.screens_words_business, "own"],
  [paths.wallet, m.shell_wallet, m.screens_words_wallet, "own"],
  [paths.library, m.shell_library, m.screens_words_library, "own"],
  [paths.approvals, m.screens_approvals, m.screens_words_approvals, "own"],
  [paths.ownTasks, m.screens_tasks, m.screens_words_tasks, "own"],
  [`${paths.builder}/pages`, m.screens_pages, m.screens_words_pages, "own"],
  [paths.account, m.shell_account, m.screens_words_account, "own"],
  [paths.earnings, m.shell_nav_earnings, m.screens_words_earnings, "all"],
  [paths.payouts, m.screens_payouts, m.screens_words_payouts, "own"],
  [paths.notifications, m.shell_notifications_title, m.screens_words_notifications, "all"],
  [paths.settings, m.shell_settings, m.screens_words_settings, "all"],
  [paths.pro, m.screens_pro, m.screens_words_pro, "all"],
  [paths.creator, m.shell_nav_creator, m.screens_words_creator, "all"],
  [paths.multimedia, m.shell_nav_multimedia, m.screens_words_multimedia, "all"],
  [paths.marketplace, m.shell_nav_marketplace, m.screens_words_marketplace, "all"],
  [paths.builder, m.shell_nav_builder, m.screens_words_builder, "all"],
];

/**
 * Plaza's own screens that a search finds, by their names and synonyms in every language.
 *
 * @param isVisitor has no screens of their own
 */
export function findPlazaScreens(
  typed: string,
  { isVisitor }: { isVisitor: boolean },
  lang: Lang,
): SearchedScreen[] {
  const open = SCREENS.filter(([, , , who]) => who === "all" || !isVisitor);
  return findScreens(
    typed,
    open.map(([url, name, words]) => ({
      url,
      name: name({}, lang),
      words: LOCALES.flatMap((locale) => [name({}, { locale }), words({}, { locale })]).join(", "),
    })),
  );
}
