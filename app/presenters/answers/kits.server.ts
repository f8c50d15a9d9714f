import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { doneText } from "./done-text.server.ts";

interface Lang {
  locale: Locale;
}

/** Link to the page of an app, beside the message that it is installed. */
export const appLink = (id: string, lang: Lang) => ({
  to: paths.app(id),
  text: m.kits_open({}, lang),
});

const DONE = {
  "app-added": m.kits_done_installed,
  "app-as-text": m.kits_done_as_text,
  "app-updated": m.kits_done_updated,
  "app-awaited": m.kits_waiting,
};

/** Success message for a flash of the page of an app. */
export const kitDoneText = ({ code }: { code: string }, lang: Lang) => doneText(DONE, code, lang);

/** Text: an app was removed, with what stays. */
export const appRemovedText = (name: string, kept: readonly string[], lang: Lang): string => {
  const removed = m.kits_done_removed({ name }, lang);
  return kept.length === 0
    ? removed
    : `${removed} ${m.kits_done_stays({ things: kept.join(", ") }, lang)}`;
};

const REFUSALS = {
  "coming-soon": m.kits_soon_text,
  "commands-full": m.kits_commands_full,
  "needs-pro": m.money_needs_pro,
  there: m.money_app_is_open,
};

/** Why an app or a perk was not installed, or its arrival not subscribed to. */
export const appRefusalText = (reason: keyof typeof REFUSALS, lang: Lang): string =>
  REFUSALS[reason]({}, lang);
