import { WALL_CODE_DAYS } from "#domain/spaces/membership.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { invitationStateText } from "#app/presenters/answers/spaces.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";

/** The wall code of a space as its owner and admins see it; without `code` there is none yet. */
export function shownWallCode(
  code: { id: string; expiresAt: Date; entered: number } | undefined,
  { now, lang, canMake }: { now: Date; lang: { locale: Locale }; canMake: boolean },
) {
  return {
    canMake,
    title: m.wall_code_title({}, lang),
    help: m.wall_code_help({}, lang),
    days: m.wall_code_days({}, lang),
    make: (code ? m.wall_code_again : m.wall_code_make)({}, lang),
    choices: WALL_CODE_DAYS.map((days) => ({ days, text: m.wall_code_for_days({ days }, lang) })),
    code: code && {
      id: code.id,
      isOpen: code.expiresAt > now,
      state: invitationStateText(null, code.expiresAt <= now, lang),
      until: localDay(code.expiresAt),
      entered: m.wall_code_entered({ count: code.entered }, lang),
      print: m.wall_code_print({}, lang),
      removed: m.wall_code_removed({}, lang),
      againHelp: m.wall_code_again_help({}, lang),
    },
  };
}
export type ShownWallCode = ReturnType<typeof shownWallCode>;
