import { formatUsd } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";
import { paths } from "#domain/addresses/paths.ts";

interface Lang {
  locale: Locale;
}

const PRO_REFUSALS = { already: m.money_pro_already, none: m.money_pro_none };

/** Why Plaza Pro was not subscribed to, cancelled or resumed. */
export const proRefusalText = (reason: keyof typeof PRO_REFUSALS, lang: Lang): string =>
  PRO_REFUSALS[reason]({}, lang);

const PRO_DONE = {
  subscribed: m.money_pro_subscribed,
  cancelled: m.money_pro_cancelled,
  resumed: m.money_pro_resumed,
};

/** Success message for a flash about Plaza Pro. */
export const proDoneText = ({ code }: { code: string }, lang: Lang) =>
  doneText(PRO_DONE, code, lang);

/** Text: an app needs Plaza Pro or a paid month. */
export const appNeedsProText = (name: string, lang: Lang): string =>
  `${name}: ${m.money_needs_pro({}, lang)}`;

/** Label of the button that buys a month of an app. */
export const buyMonthText = (price: string, lang: Lang): string =>
  m.money_buy_month({ price }, lang);

/** Link to the page of Plaza Pro. */
export const seeProLink = (lang: Lang) => ({ to: paths.pro, text: m.money_see_pro({}, lang) });

/** Link to the library, beside the message that something was added. */
export const thingsLink = (lang: Lang) => ({
  to: paths.library,
  text: m.cards_answer_library({}, lang),
});

const APP_DONE = {
  "app-as-text": m.kits_done_as_text,
  "app-there": m.money_app_installed,
  "app-gone": m.money_app_uninstalled,
  "app-gone-kept": m.kits_gone_kept,
  "app-awaited": m.kits_waiting,
};

/** Success message for a flash about a marketplace app. */
export const appDoneText = ({ code }: { code: string }, lang: Lang) =>
  doneText(APP_DONE, code, lang);

/** Text: the price of an app or a perk has changed since the page was loaded. */
export const priceIsText = (
  { name, priceCents }: { name: string; priceCents: number },
  lang: Lang,
): string => m.money_price_is({ name, price: formatUsd(priceCents) }, lang);

/** Text: there is no pending top-up to cancel. */
export const nothingToCancelText = (lang: Lang): string => m.perks_nothing_to_cancel({}, lang);

const PERK_DONE = {
  "app-as-text": m.kits_done_as_text,
  "perk-taken": m.money_taken,
  "perk-owned": m.money_was_taken,
  "perk-awaited": m.kits_waiting,
};

/**
 * Success message for a flash of the perk store.
 *
 * @param name name of the perk that the flash is about
 */
export const perkDoneText = (
  { code }: { code: string },
  name: string,
  lang: Lang,
): string | undefined =>
  code === "top-up-cancelled"
    ? m.money_cancelled({}, lang)
    : doneText(PERK_DONE, code, lang, { name });

const PORTAL_REFUSALS = {
  "needs-pro": m.money_needs_pro,
  "coming-soon": m.portals_not_yet,
  "commands-full": m.kits_commands_full,
  there: m.money_app_is_open,
};

/** Why a portal app was not installed, or its release not subscribed to. */
export const portalRefusalText = (reason: keyof typeof PORTAL_REFUSALS, lang: Lang): string =>
  PORTAL_REFUSALS[reason]({}, lang);

const OUTCOMES = {
  installed: m.money_outcome_installed,
  "was-installed": m.money_outcome_was_installed,
  "needs-pro": m.money_outcome_needs_pro,
  "coming-soon": m.money_outcome_coming_soon,
};

/** The outcome of each app of a suite, as text. */
export const suiteOutcomes = (
  apps: readonly { name: string; outcome: keyof typeof OUTCOMES }[],
  lang: Lang,
) => apps.map(({ name, outcome }) => ({ name, outcome: OUTCOMES[outcome]({}, lang) }));

const PORTAL_DONE = {
  "install-app": m.money_app_there,
  "uninstall-app": m.money_app_gone,
  "await-app": (_: { name: string }, lang: Lang) => m.money_awaiting({}, lang),
  "install-suite": m.money_suite_result,
  "remove-suite": m.money_suite_removed,
};

/**
 * Success message of a form of the portals.
 *
 * @param suite name of a suite that keeps the app installed after Uninstall
 */
export const portalDoneText = (
  intent: keyof typeof PORTAL_DONE,
  { name, suite }: { name: string; suite?: string | undefined },
  lang: Lang,
): string =>
  suite === undefined
    ? PORTAL_DONE[intent]({ name }, lang)
    : m.money_held_by({ name, suite }, lang);
