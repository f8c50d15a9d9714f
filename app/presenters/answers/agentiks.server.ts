import type { ConfigurationField } from "#domain/agentiks/agentik-configuration.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";
import { fieldTexts } from "./field-texts.server.ts";

const DONE = {
  "agentik-created": m.agentiks_done_created,
  "agentik-launched": m.agentiks_done_launched,
  "agentik-paused": m.agentiks_done_paused,
  "agentik-duplicated": m.agentiks_done_duplicated,
  "agentik-deleted": m.agentiks_done_deleted,
  "agentik-drafted": m.agentiks_done_drafted,
  "agentik-published": m.agentiks_done_published,
  "agentik-discarded": m.agentiks_done_discarded,
};
export type AgentikDone = keyof typeof DONE;

/** What was just done to an agentik, for loaders: the words travel, not all of them in two languages. */
export const agentikDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);

const FIELDS = {
  name: m.agentiks_problem_name,
  description: m.agentiks_problem_description,
  type: m.agentiks_problem_type,
  language: m.agentiks_problem_language,
  instructions: m.agentiks_problem_instructions,
};

/** What the fields of a configuration that cannot be taken ask for. */
export const configurationFieldTexts = (
  wrong: readonly ConfigurationField[],
  lang: { locale: Locale },
) => fieldTexts<ConfigurationField>(FIELDS, wrong, lang);

const REFUSALS = {
  "not-yours": m.agentiks_not_yours,
  "not-active": m.agentiks_not_active,
  changed: m.agentiks_conflict,
  "no-draft": m.agentiks_no_draft,
};

/** Why a button of an agentik did nothing, for actions. */
export const agentikRefusalText = (
  reason: keyof typeof REFUSALS,
  lang: { locale: Locale },
): string => REFUSALS[reason]({}, lang);
