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
  "layout-published": m.builder_done_published,
  "layout-unpublished": m.builder_done_unpublished,
};

/** What was just done with a layout, for loaders; `about` is its version. */
export const layoutDoneText = (
  { code, about }: { code: string; about: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang, { version: about });

const REFUSALS = {
  stale: m.builder_stale_short,
  invalid: m.builder_invalid,
  unknown: m.builder_unknown,
  "too-large": m.builder_too_large,
  large: m.builder_large,
};

/** Why a form of the builder did not do what it asks for. */
export type BuilderRefusal = keyof typeof REFUSALS | "full";

/** The same in words. */
export const builderRefusalText = (reason: BuilderRefusal, lang: { locale: Locale }): string =>
  reason === "full" ? m.builder_said_full({ count: MAX_BLOCKS }, lang) : REFUSALS[reason]({}, lang);

/** Another version was saved since: what Save Layout answers, by a form and by the workbench. */
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

/** Why a button of the versions did nothing. */
export const versionRefusalText = (
  reason: keyof typeof VERSION_REFUSALS,
  lang: { locale: Locale },
): string => VERSION_REFUSALS[reason]({}, lang);
