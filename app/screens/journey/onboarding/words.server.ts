import { TOWN_MAX_CHARACTERS } from "#domain/people/business/trades.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { Words } from "./words.ts";

/** The wizard's labels in one language, so that the browser does not load both. */
export function wordsIn(locale: Locale): Words {
  const lang = { locale };
  return {
    back: m.onboarding_back({}, lang),
    goOn: m.onboarding_continue({}, lang),
    start: m.onboarding_start({}, lang),
    save: m.onboarding_save({}, lang),
    skip: m.journey_skip({}, lang),
    progress: m.onboarding_progress({}, lang),
    failed: m.onboarding_failed({}, lang),
    language: m.shell_language({}, lang),
    languageAuto: m.shell_language_auto({}, lang),
    welcomeTitle: m.journey_welcome_title({}, lang),
    welcomeBody: m.journey_welcome_body({}, lang),
    spaces: m.journey_welcome_spaces({}, lang),
    artifakts: m.journey_welcome_artifakts({}, lang),
    agentiks: m.journey_welcome_agentiks({}, lang),
    challenges: m.journey_welcome_challenges({}, lang),
    collaboratorsTitle: m.onboarding_collaborators_title({}, lang),
    collaboratorsBody: m.onboarding_collaborators_body({}, lang),
    collaborator: m.onboarding_collaborator({}, lang),
    add: m.onboarding_collaborator_add({}, lang),
    tooMany: m.onboarding_collaborators_too_many({}, lang),
    tooLong: m.onboarding_collaborators_too_long({}, lang),
    summaryTitle: m.onboarding_summary_title({}, lang),
    summaryBody: m.onboarding_summary_body({}, lang),
    detailsTitle: m.onboarding_details_title({}, lang),
    detailsHelp: m.onboarding_details_help({}, lang),
    trade: m.business_trade({}, lang),
    town: m.business_town({}, lang),
    unsaid: m.business_unsaid({}, lang),
    townTooLong: m.onboarding_town_too_long({ max: TOWN_MAX_CHARACTERS }, lang),
    businessLabel: m.onboarding_summary_business({}, lang),
    areasLabel: m.onboarding_summary_areas({}, lang),
    experienceLabel: m.onboarding_summary_experience({}, lang),
    migrationLabel: m.onboarding_summary_migration({}, lang),
    collaboratorsLabel: m.onboarding_summary_collaborators({}, lang),
    unanswered: m.onboarding_unanswered({}, lang),
    nobody: m.onboarding_nobody({}, lang),
    change: m.onboarding_change({}, lang),
  };
}
