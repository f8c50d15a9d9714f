import type { SpaceRefusal } from "#app/domain/community.ts";
import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";

const TEXTS = {
  full: m.community_no_full,
  invite: m.community_no_invite,
  owner: m.community_no_owner,
  copy: m.community_no_copy,
  gone: m.community_no_gone,
  expired: m.community_no_expired,
} as const satisfies Record<SpaceRefusal, unknown>;

/** Why a button of a space did nothing, in words. */
export const spaceRefusalText = (reason: SpaceRefusal, lang: { locale: Locale }): string =>
  TEXTS[reason]({}, lang);
