import type { SpaceRefusal } from "#domain/spaces/community.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { SpaceFields } from "#domain/items/item-fields.ts";
import { doneText } from "./done-text.server.ts";
import { fieldTexts } from "./field-texts.server.ts";

const REFUSALS = {
  full: m.community_no_full,
  invite: m.community_no_invite,
  owner: m.community_no_owner,
  copy: m.community_no_copy,
  gone: m.community_no_gone,
  expired: m.community_no_expired,
} as const satisfies Record<SpaceRefusal, unknown>;

const DONE = {
  joined: m.community_done_joined,
  already: m.community_done_already,
  requested: m.community_done_requested,
  left: m.community_done_left,
  withdrawn: m.community_done_withdrawn,
  declined: m.community_done_invitation_declined,
  edited: m.community_done_edited,
  created: m.community_done_created,
};

const DONE_WITH_MEMBERS = {
  accepted: m.community_done_accepted,
  declined: m.community_done_declined,
  removed: m.community_done_removed,
  revoked: m.community_done_revoked,
  "handed-over": m.community_done_handed_over,
};

interface Lang {
  locale: Locale;
}

/** Why a button of a space did nothing: the words travel, not all of them in two languages. */
export const spaceRefusalText = (reason: SpaceRefusal, lang: Lang): string =>
  REFUSALS[reason]({}, lang);

/** Why the owner's changes were not stored. */
export const spaceEditRefusalText = (
  refusal: { reason: "changed" } | { reason: "small"; userCount: number },
  lang: Lang,
): string =>
  refusal.reason === "small"
    ? m.community_edit_small({ count: refusal.userCount }, lang)
    : m.community_edit_conflict({}, lang);

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  maxMembers: m.community_bad_places,
};

/** What is wrong with the fields of a space. */
export const spaceFieldTexts = (wrong: readonly (keyof SpaceFields)[], lang: Lang) =>
  fieldTexts<keyof SpaceFields>(FIELDS, wrong, lang);

/** What was just done to a space, for its loader. */
export const spaceDoneText = ({ code }: { code: string }, lang: Lang) => doneText(DONE, code, lang);

/** What was just done with a space's members, for the loader of their screen. */
export const membersDoneText = ({ code }: { code: string }, lang: Lang) =>
  doneText(DONE_WITH_MEMBERS, code, lang);

/** What has become of an invitation, before the day of it. */
export function invitationStateText(declinedAt: Date | null, isExpired: boolean, lang: Lang) {
  if (declinedAt) return m.community_invitation_declined({}, lang);
  return isExpired
    ? m.community_invitation_expired({}, lang)
    : m.community_invitation_until({}, lang);
}
