import { MAX_BLOCKS } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";

const DONE = {
  "layout-restored": m.builder_done_restored,
  "layout-imported": m.builder_done_imported,
  "layout-taken": m.builder_done_taken,
  "layout-template": m.pages_done_template,
  "layout-filled": m.pages_done_filled,
};

/**
 * What Save Layout did.
 *
 * @param behind the public page that the version is made for and that does not show it yet
 */
export function savedLayoutText(
  { version, isNew }: { version: number; isNew: boolean },
  behind: { title: string } | undefined,
  lang: { locale: Locale },
): string {
  if (!isNew) return m.builder_done_same({ version }, lang);
  return behind
    ? m.builder_done_saved_page({ version, title: behind.title }, lang)
    : m.builder_done_saved({ version }, lang);
}

/** Success message for a flash about a layout; the flash's `about` is the version. */
export const layoutDoneText = (
  { code, about }: { code: string; about: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang, { version: about });

const REFUSALS = {
  stale: m.builder_stale_short,
  invalid: m.builder_invalid,
  unknown: m.builder_unknown,
  large: m.builder_large,
  nothing: m.builder_nothing_undone,
};

/** Why a form of the builder was refused. */
export type BuilderRefusal = keyof typeof REFUSALS | "full";

/** The text of a refusal of the builder. */
export const builderRefusalText = (reason: BuilderRefusal, lang: { locale: Locale }): string =>
  reason === "full" ? m.builder_said_full({ count: MAX_BLOCKS }, lang) : REFUSALS[reason]({}, lang);

/** Save Layout's refusal after another version was saved, for the form and for the workbench. */
export const staleLayout = (latest: number, lang: { locale: Locale }) =>
  ({
    intent: "save",
    status: 409,
    reason: "stale",
    text: builderRefusalText("stale", lang),
    value: { latest },
  }) as const;

const VERSION_REFUSALS = {
  invalid: m.builder_import_invalid,
  gone: m.builder_version_gone,
  stale: m.builder_put_stale,
};

/** Why an action on the layout versions was refused. */
export const versionRefusalText = (
  reason: keyof typeof VERSION_REFUSALS,
  lang: { locale: Locale },
): string => VERSION_REFUSALS[reason]({}, lang);
