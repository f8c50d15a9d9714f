import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

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
