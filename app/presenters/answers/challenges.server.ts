import {
  COMMENT_MAX_CHARACTERS,
  ENTRY_FILES_MAX,
  ENTRY_PICTURES_MAX,
  ENTRY_TITLE_MAX_CHARACTERS,
} from "#domain/challenges/entries.ts";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import { ENTRY_REFUSAL_MAX_CHARACTERS, RULES_MAX_CHARACTERS } from "#domain/challenges/prizes.ts";
import { CHALLENGE_REFUSALS, type ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { ChallengeFields } from "#domain/items/item-fields.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { CardAnswer } from "#app/ui/cards/card-answer.tsx";
import { doneText } from "./done-text.server.ts";
import { fieldTexts } from "./field-texts.server.ts";

const REFUSALS = {
  full: m.community_no_full,
  over: m.community_no_over,
  inactive: m.community_no_inactive,
  own: m.community_no_own,
  "not-in": m.community_no_not_in,
  "handed-in": m.community_no_handed_in,
  unfunded: m.community_no_unfunded,
  short: m.community_no_short,
  winners: m.community_no_winners,
  thin: m.community_no_thin,
  begun: m.community_no_begun,
  "pictures-full": (_: object, lang) => m.entries_full_photos({ max: ENTRY_PICTURES_MAX }, lang),
  "files-full": (_: object, lang) => m.entries_full_files({ max: ENTRY_FILES_MAX }, lang),
  gone: m.community_no_gone,
} as const satisfies Record<ChallengeRefusal, (inputs: object, lang: { locale: Locale }) => string>;

const DONE = {
  joined: m.community_done_challenge_joined,
  already: m.community_done_challenge_already,
  left: m.community_done_challenge_left,
  "handed-in": m.community_done_handed_in,
  created: m.community_done_challenge_created,
  awarded: m.community_done_awarded,
  cancelled: m.community_done_cancelled,
  refused: m.community_done_refused,
  terms: m.community_done_terms,
};

/** Why an action on a challenge was refused. */
export const challengeRefusalText = (reason: ChallengeRefusal, lang: { locale: Locale }): string =>
  REFUSALS[reason]({}, lang);

/** Success message for a flash about a challenge. */
export const challengeDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);

/**
 * Leads on after a flash about a challenge: to the form of an entry, to the entry, to the gallery.
 *
 * @param entryId the viewer's own entry
 */
export function challengeDoneLink(
  { code, about }: { code: string; about: string },
  entryId: string | undefined,
  lang: { locale: Locale },
): { to: string; text: string } | undefined {
  if (code === "joined")
    return { to: `${paths.challenge(about)}#entry`, text: m.challenges_done_hand_in({}, lang) };
  if (code === "handed-in" && entryId)
    return { to: entryPaths.entry(entryId), text: m.challenges_done_entry({}, lang) };
  return code === "awarded"
    ? { to: entryPaths.gallery(about), text: m.challenges_done_gallery({}, lang) }
    : undefined;
}

/** An entry was handed in, without some of its photographs. */
export const photosLeftText = (lang: { locale: Locale }): string => m.entries_photos_left({}, lang);

const ENTRY_FIELDS = {
  text: m.community_bad_entry,
  link: m.community_bad_link,
  title: (_: object, lang: { locale: Locale }) =>
    m.entries_name_long({ max: ENTRY_TITLE_MAX_CHARACTERS }, lang),
  alt: (_: object, lang: { locale: Locale }) =>
    m.entries_photo_alt_long({ max: ALT_MAX_CHARACTERS }, lang),
};

/** Error texts of the invalid fields of an entry. */
export const entryFieldTexts = (
  wrong: readonly (keyof typeof ENTRY_FIELDS)[],
  lang: { locale: Locale },
) => fieldTexts(ENTRY_FIELDS, wrong, lang);

/** Why a refusal of an entry cannot be sent. */
export const refusalProblem = (lang: { locale: Locale }): string =>
  m.challenges_refuse_bad({ max: ENTRY_REFUSAL_MAX_CHARACTERS }, lang);

/** Error text of a comment that cannot be written. */
export const commentProblem = (lang: { locale: Locale }): string =>
  m.entries_comment_bad({ max: COMMENT_MAX_CHARACTERS }, lang);

const ENTRY_DONE = {
  shown: m.entries_done_shown,
  hidden: m.entries_done_hidden,
  commented: m.entries_done_comment,
  "comment-removed": m.entries_done_comment_removed,
};

/** Success message for a flash about an entry. */
export const entryDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(ENTRY_DONE, code, lang);

export const rulesProblem = (lang: { locale: Locale }): string =>
  m.challenges_terms_long({ max: RULES_MAX_CHARACTERS }, lang);

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  reward: m.community_bad_reward,
  maxParticipants: m.community_bad_places,
  deadline: m.community_bad_deadline,
  rules: (_: object, lang: { locale: Locale }) => rulesProblem(lang),
  split: m.community_no_thin,
};

/** Error texts of the invalid fields of a new challenge. */
export const challengeFieldTexts = (
  wrong: readonly (keyof ChallengeFields)[],
  lang: { locale: Locale },
) => fieldTexts<keyof ChallengeFields>(FIELDS, wrong, lang);

/** The flash code of a refusal, for the redirect back to a list. */
export const refusalCode = (reason: ChallengeRefusal) => `no-${reason}`;

/** Flash codes of the buttons on a card. */
const FROM_A_CARD = new Set(["joined", "already"]);

/** The message of a flash for the card that it is about. */
export function challengeCardAnswer(
  flash: { code: string; about: string },
  lang: { locale: Locale },
): CardAnswer | undefined {
  const refusal = CHALLENGE_REFUSALS.find((reason) => flash.code === refusalCode(reason));
  if (refusal) return { isGood: false, text: challengeRefusalText(refusal, lang) };
  const text = FROM_A_CARD.has(flash.code) ? challengeDoneText(flash, lang) : undefined;
  const link = { to: paths.challenge(flash.about), text: m.cards_answer_challenge({}, lang) };
  return text === undefined ? undefined : { isGood: true, text, link };
}
