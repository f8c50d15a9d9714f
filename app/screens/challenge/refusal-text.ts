import type { ChallengeRefusal } from "#app/domain/community.ts";
import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";

const TEXTS = {
  full: m.community_no_full,
  over: m.community_no_over,
  inactive: m.community_no_inactive,
  own: m.community_no_own,
  "not-in": m.community_no_not_in,
  "handed-in": m.community_no_handed_in,
  unfunded: m.community_no_unfunded,
  short: m.community_no_short,
  gone: m.community_no_gone,
} as const satisfies Record<ChallengeRefusal, unknown>;

/** Why a button of a challenge did nothing, in words. */
export const refusalText = (reason: ChallengeRefusal, lang: { locale: Locale }): string =>
  TEXTS[reason]({}, lang);
