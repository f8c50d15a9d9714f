import type { ConfigurationField } from "#domain/agentiks/agentik-configuration.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import type { CardAnswer } from "#app/ui/cards/card-answer.tsx";
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
  "agentik-published-same": m.examples_done_published,
  "agentik-taught": m.agentiks_done_taught,
  "agentik-retaught": m.agentiks_done_retaught,
  "tools-saved": m.tools_done_saved,
  "tools-limits": m.tools_done_limits,
  "example-saved": m.examples_done_saved,
  "example-accepted": m.examples_done_accepted,
  "example-deleted": m.examples_done_deleted,
  "examples-checked": m.examples_done_checked,
};

/** Success message for a flash about an agentik. */
export const agentikDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);

/** Leads on after a flash about an agentik: a new one is tried, a launched one gets a page for customers. */
export function agentikDoneLink(
  { code, about }: { code: string; about: string },
  lang: { locale: Locale },
): { to: string; text: string } | undefined {
  switch (code) {
    case "agentik-created":
      return { to: paths.agentikTry(about), text: m.agentiks_done_try({}, lang) };
    case "agentik-launched":
      return { to: paths.agentikChannels(about), text: m.agentiks_done_channels({}, lang) };
    default:
      return undefined;
  }
}

/** The message of a flash for the card on which Duplicate was pressed. */
export function agentikCardAnswer(
  flash: { code: string; result?: string },
  lang: { locale: Locale },
): CardAnswer | undefined {
  const text = agentikDoneText(flash, lang);
  if (text === undefined || flash.result === undefined) return undefined;
  const link = { to: paths.agentik(flash.result), text: m.agentiks_duplicate_open({}, lang) };
  return { isGood: true, text, link };
}

const FIELDS = {
  name: m.agentiks_problem_name,
  description: m.agentiks_problem_description,
  type: m.agentiks_problem_type,
  language: m.agentiks_problem_language,
  instructions: m.agentiks_problem_instructions,
};

/** Error texts of the invalid fields of a configuration. */
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

/** Why an action on an agentik was refused. */
export const agentikRefusalText = (
  reason: keyof typeof REFUSALS,
  lang: { locale: Locale },
): string => REFUSALS[reason]({}, lang);
