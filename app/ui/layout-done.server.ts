import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";

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
): string | undefined =>
  Object.hasOwn(DONE, code) ? DONE[code as keyof typeof DONE]({ version: about }, lang) : undefined;
