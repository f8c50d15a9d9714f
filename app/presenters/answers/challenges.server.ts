import { CHALLENGE_REFUSALS, type ChallengeRefusal } from "#domain/spaces/community.ts";
import type { ChallengeFields } from "#domain/items/item-fields.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { ChallengeCardItem } from "#app/ui/cards/challenge-card.tsx";
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
  gone: m.community_no_gone,
} as const satisfies Record<ChallengeRefusal, unknown>;

const DONE = {
  joined: m.community_done_challenge_joined,
  already: m.community_done_challenge_already,
  left: m.community_done_challenge_left,
  "handed-in": m.community_done_handed_in,
  created: m.community_done_challenge_created,
  awarded: m.community_done_awarded,
  cancelled: m.community_done_cancelled,
};

/** Why a button of a challenge did nothing: the words travel, not all of them in two languages. */
export const challengeRefusalText = (reason: ChallengeRefusal, lang: { locale: Locale }): string =>
  REFUSALS[reason]({}, lang);

/** What was just done to a challenge, for its loader. */
export const challengeDoneText = (
  { code }: { code: string },
  lang: { locale: Locale },
): string | undefined => doneText(DONE, code, lang);

const ENTRY_FIELDS = { text: m.community_bad_entry, link: m.community_bad_link };

/** What is wrong with the fields of an entry. */
export const entryFieldTexts = (
  wrong: readonly (keyof typeof ENTRY_FIELDS)[],
  lang: { locale: Locale },
) => fieldTexts(ENTRY_FIELDS, wrong, lang);

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  reward: m.community_bad_reward,
  maxParticipants: m.community_bad_places,
  deadline: m.community_bad_deadline,
};

/** What is wrong with the fields of a new challenge. */
export const challengeFieldTexts = (
  wrong: readonly (keyof ChallengeFields)[],
  lang: { locale: Locale },
) => fieldTexts<keyof ChallengeFields>(FIELDS, wrong, lang);

/** A refusal as a flash's code: a list the button was pressed on says it after a redirect. */
export const refusalCode = (reason: ChallengeRefusal) => `no-${reason}`;

/** The cards of a list, with what came of a press at the card it was on. */
export const withAnswer = (
  cards: ChallengeCardItem[],
  flash: { code: string; about: string } | undefined,
  lang: { locale: Locale },
): ChallengeCardItem[] =>
  cards.map((card) => {
    if (card.id !== flash?.about) return card;
    const refusal = CHALLENGE_REFUSALS.find((reason) => flash.code === refusalCode(reason));
    const text = refusal ? challengeRefusalText(refusal, lang) : challengeDoneText(flash, lang);
    return text === undefined ? card : { ...card, answer: { isGood: !refusal, text } };
  });
