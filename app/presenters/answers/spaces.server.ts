import {
  INVITATION_MS,
  SPACE_REFUSALS,
  type InvitationEnd,
  type SpaceRefusal,
} from "#domain/spaces/membership.ts";
import type { SpaceVisibility } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { SpaceFields } from "#domain/items/item-fields.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { CardAnswer } from "#app/ui/cards/card-answer.tsx";
import { doneText } from "./done-text.server.ts";
import { fieldTexts } from "./field-texts.server.ts";

const REFUSALS = {
  full: m.community_no_full,
  invite: m.community_no_invite,
  owner: m.community_no_owner,
  copy: m.community_no_copy,
  gone: m.community_no_gone,
  expired: m.community_no_expired,
  removed: m.wall_code_no_removed,
  archived: m.community_no_archived,
} as const satisfies Record<SpaceRefusal, unknown>;

/** Flash code of a person who has just entered by an invitation. */
export const ARRIVED = "arrived";

const DONE = {
  [ARRIVED]: m.community_done_joined,
  joined: m.community_done_joined,
  already: m.community_done_already,
  requested: m.community_done_requested,
  left: m.community_done_left,
  withdrawn: m.community_done_withdrawn,
  declined: m.community_done_invitation_declined,
  edited: m.community_done_edited,
  archived: m.community_done_archived,
  restored: m.community_done_restored,
  corrected: m.inbox_done_corrected,
  created: m.community_done_created,
  "task-added": m.tasks_done_add,
};

const DONE_WITH_MEMBERS = {
  accepted: m.community_done_accepted,
  declined: m.community_done_declined,
  removed: m.community_done_removed,
  revoked: m.community_done_revoked,
  "wall-code": m.wall_code_done,
  "handed-over": m.community_done_handed_over,
};

interface Lang {
  locale: Locale;
}

/** Why an action on a space was refused. */
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

/** Error texts of the invalid fields of a space. */
export const spaceFieldTexts = (wrong: readonly (keyof SpaceFields)[], lang: Lang) =>
  fieldTexts<keyof SpaceFields>(FIELDS, wrong, lang);

/** Success message for a flash about a space. */
export const spaceDoneText = ({ code }: { code: string }, lang: Lang) => doneText(DONE, code, lang);

/**
 * Link of a success message: after creating a space, to inviting people; after making a task of a message, to
 * the tasks; undefined for others.
 */
export function spaceDoneLink({ code, about }: { code: string; about: string }, lang: Lang) {
  if (code === "created")
    return {
      to: `${paths.spacePart(about, "members")}#invite`,
      text: m.community_done_created_invite({}, lang),
    };
  if (code === "task-added")
    return { to: paths.spacePart(about, "tasks"), text: m.tasks_done_see({}, lang) };
  return undefined;
}

/** The flash code of a refusal, for the redirect back to the list. */
export const spaceRefusalCode = (reason: SpaceRefusal) => `no-${reason}`;

/** Flash codes of the buttons on a card. */
const FROM_A_CARD = new Set(["joined", "already", "requested"]);

/** The message of a flash for the card that it is about. */
export function spaceCardAnswer(
  flash: { code: string; about: string },
  lang: Lang,
): CardAnswer | undefined {
  const refusal = SPACE_REFUSALS.find((reason) => flash.code === spaceRefusalCode(reason));
  if (refusal) return { isGood: false, text: spaceRefusalText(refusal, lang) };
  const text = FROM_A_CARD.has(flash.code) ? spaceDoneText(flash, lang) : undefined;
  const link = { to: paths.space(flash.about), text: m.cards_answer_space({}, lang) };
  return text === undefined ? undefined : { isGood: true, text, link };
}

/** Success message for a flash about a space's members. */
export const membersDoneText = ({ code }: { code: string }, lang: Lang) =>
  doneText(DONE_WITH_MEMBERS, code, lang);

/** Note on who finds a space, and its title; undefined for a listed one. */
export function visibilityNote(
  space: { visibility: SpaceVisibility; madeByGuest: boolean },
  lang: Lang,
): { title: string; text: string } | undefined {
  const text = visibilityText(space, lang);
  return text === undefined ? undefined : { title: m.community_visibility({}, lang), text };
}

function visibilityText(
  { visibility, madeByGuest }: { visibility: SpaceVisibility; madeByGuest: boolean },
  lang: Lang,
): string | undefined {
  if (madeByGuest) return m.community_made_by_guest({}, lang);
  if (visibility === "link") return m.community_by_link_help({}, lang);
  return visibility === "private" ? m.community_private_help({}, lang) : undefined;
}

const ENDS = {
  used: m.community_invitation_used,
  revoked: m.community_invitation_revoked,
  declined: m.community_invitation_was_declined,
} as const satisfies Record<Exclude<InvitationEnd, "expired" | "archived">, unknown>;

/**
 * Why an invitation's link opens nothing, and whom to ask for another. Without names: links are passed on.
 *
 * @param end undefined where no invitation has this link
 * @param isWallCode the link is that of a sheet on a wall
 */
export function endedInvitationText(
  end: InvitationEnd | undefined,
  { isWallCode, ...lang }: Lang & { isWallCode?: boolean },
): string {
  if (!end) return m.community_invitation_unknown({}, lang);
  if (isWallCode) return m.wall_code_ended({}, lang);
  if (end === "archived") return m.community_invitation_archived({}, lang);
  const why =
    end === "expired"
      ? m.community_invitation_too_old({ days: INVITATION_MS / 86_400_000 }, lang)
      : ENDS[end]({}, lang);
  return `${why} ${m.community_invitation_ask({}, lang)}`;
}

/** The state of an invitation, shown before its date: declined, expired or valid until. */
export function invitationStateText(declinedAt: Date | null, isExpired: boolean, lang: Lang) {
  if (declinedAt) return m.community_invitation_declined({}, lang);
  return isExpired
    ? m.community_invitation_expired({}, lang)
    : m.community_invitation_until({}, lang);
}
