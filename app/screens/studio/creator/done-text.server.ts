import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";

const DONE = {
  "creation-sent": m.creator_done_sent,
  "prompt-set": m.creator_done_prompt,
  "command-added": m.creator_done_command,
  "command-removed": m.creator_done_removed,
};

/** What was just stored, for the loader. */
export const creatorDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);
