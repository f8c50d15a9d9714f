import { MAX_BLOCKS } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "./done-text.server.ts";

const DONE = {
  "layout-saved": m.builder_done_saved,
  "layout-same": m.builder_done_same,
  "layout-restored": m.builder_done_restored,
  "layout-imported": m.builder_done_imported,
  "layout-taken": m.builder_done_taken,
  "layout-template": m.pages_done_template,
  "layout-filled": m.pages_done_filled,
};

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
