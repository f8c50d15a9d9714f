import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { canCancel, type EntryCounts } from "#domain/challenges/cancelling.ts";
import { entryTitle, THUMBNAIL } from "#domain/challenges/entries.ts";
import { NOBODY, PRIZE_SPLIT_NAMES, PRIZE_SPLITS, sharesOf } from "#domain/challenges/prizes.ts";
import { isWebAddress } from "#domain/format/links/web-address.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { ChallengeEntry } from "#db/queries/challenges/challenge-entries.ts";
import type { ChallengeTerms, Winner } from "#db/queries/challenges/challenge-prizes.ts";
import type { ChallengeLink } from "./challenge-buttons.tsx";

/*
 * Texts of a challenge that only its creator or those who take part see. The loader sends them with the
 * data instead of bundling their messages in the page's script.
 */
interface Lang {
  locale: Locale;
}

/** The entries for the creator, with the forms that judge them. */
export function shownEntries(
  entries: readonly ChallengeEntry[],
  {
    shownReward,
    split,
    daysLeft,
  }: { shownReward: string; daysLeft: number } & Pick<ChallengeTerms, "split">,
  lang: Lang,
) {
  const isOver = daysLeft <= 0;
  const accepted = entries.filter(({ refusal }) => refusal === null);
  const counts = { refused: entries.length - accepted.length, others: accepted.length };
  const places = Math.min(PRIZE_SPLITS[split].length, accepted.length);
  return {
    words: {
      title: m.community_entries_title({}, lang),
      none: noneText(counts, isOver, lang),
      open: m.community_entry_open({}, lang),
      whole: m.entries_open({}, lang),
      award: m.community_award({}, lang),
      cancel: m.community_cancel({}, lang),
      confirmCancel: m.community_cancel_confirm({ reward: shownReward }, lang),
      refuse: m.challenges_refuse({}, lang),
      refuseWhy: m.challenges_refuse_why({}, lang),
      refuseSend: m.challenges_refuse_send({}, lang),
      choose: m.challenges_award({}, lang),
      chooseSend: m.challenges_award_send({ reward: shownReward }, lang),
      ends: endsTexts({ daysLeft, prizes: PRIZE_SPLITS[split].length, choices: places }, lang),
      chooseFinal: m.challenges_award_final({}, lang),
      chooseConfirm: m.challenges_award_confirm({ reward: shownReward }, lang),
      fewer: m.challenges_fewer({}, lang),
    },
    canCancel: canCancel(counts, isOver),
    /** The places to choose winners for; empty where one press on an entry awards all. */
    places:
      places < 2
        ? []
        : Array.from({ length: places }, (_, place) => ({
            name: place === 0 ? "winner" : `winner${place + 1}`,
            label: m.challenges_award_place({ place: place + 1 }, lang),
          })),
    candidates: [
      ...accepted.map(({ personId, name }) => ({ id: personId, name })),
      { id: NOBODY, name: m.challenges_award_nobody({}, lang) },
    ],
    list: entries.map(({ personId, name, version, text, link, refusal, ...entry }) => ({
      personId,
      version,
      // A title that is only the beginning of the text would say it twice.
      title: entry.title === entryTitle("", text) ? "" : entry.title,
      text,
      page: entryPaths.entry(entry.entryId),
      attached: attachedText(entry, lang),
      photo: entry.pictures[0]
        ? {
            width: THUMBNAIL.width,
            height: THUMBNAIL.height,
            src: entryPaths.picture(entry.entryId, entry.pictures[0].hash, "small"),
            alt: entry.pictures[0].alt || m.entries_photo_number({ place: 1 }, lang),
          }
        : null,
      link: isWebAddress(link) ? link : "",
      heading: m.community_entry_of({ name, version }, lang),
      pays: m.challenges_award_pays({ reward: shownReward, name }, lang),
      confirmAward: m.community_award_confirm({ reward: shownReward, name }, lang),
      refused: refusal === null ? "" : m.challenges_entry_refused({ reason: refusal }, lang),
    })),
  };
}

/** What an award ends, told before it: days to join and to hand in, and the choice of more winners. */
function endsTexts(
  { daysLeft, prizes, choices }: { daysLeft: number; prizes: number; choices: number },
  lang: Lang,
): string[] {
  const rest = choices > 1 ? m.challenges_award_all : m.challenges_award_only;
  return [
    ...(daysLeft > 0 ? [m.challenges_award_early({ days: daysLeft }, lang)] : []),
    ...(prizes > 1 ? [rest({ prizes }, lang)] : []),
  ];
}

/** Note while no entry can win: what to do; empty if one can. */
function noneText({ refused, others }: EntryCounts, isOver: boolean, lang: Lang): string {
  if (others > 0) return "";
  if (refused === 0) return m.community_no_entries({}, lang);
  return (isOver ? m.community_none_accepted : m.community_none_accepted_yet)({}, lang);
}

/** How many photographs and files an entry has; empty for none. */
const attachedText = (
  { pictures, files }: Pick<ChallengeEntry, "pictures" | "files">,
  lang: Lang,
): string =>
  [
    ...(pictures.length > 0 ? [m.entries_has_photos({ count: pictures.length }, lang)] : []),
    ...(files.length > 0 ? [m.entries_has_files({ count: files.length }, lang)] : []),
  ].join(" · ");

export type ShownEntries = ReturnType<typeof shownEntries>;

/** Links below a challenge's head: to its gallery, with the number of visible entries, and to share it. */
export function challengeLinks(
  { id, shown, hasEntries }: { id: string; shown: number; hasEntries: boolean },
  { isShared, lang }: { isShared: boolean; lang: Lang },
): ChallengeLink[] {
  const gallery =
    shown > 0
      ? m.entries_gallery_link({ count: shown }, lang)
      : hasEntries && m.entries_gallery_own({}, lang);
  return [
    ...(gallery ? [{ to: entryPaths.gallery(id), text: gallery }] : []),
    ...(isShared
      ? [
          { to: entryPaths.whatsApp(id), text: m.entries_share({}, lang), isFile: true },
          { to: entryPaths.qr(id), text: m.selling_qr({}, lang), isFile: true },
        ]
      : []),
  ];
}

/** The rules and prizes for everyone; each empty where there is nothing to say. */
export const shownTerms = ({ rules, split }: ChallengeTerms, reward: number, lang: Lang) => ({
  title: m.challenges_rules({}, lang),
  rules,
  prizesTitle: m.challenges_prizes({}, lang),
  prizes:
    split === "one"
      ? []
      : sharesOf(reward, split, PRIZE_SPLITS[split].length).map((credits, place) =>
          m.challenges_prize({ place: place + 1, credits }, lang),
        ),
  fewer: m.challenges_fewer({}, lang),
});
export type ShownTerms = ReturnType<typeof shownTerms>;

const SPLIT_NAMES = {
  one: m.challenges_split_one,
  two: m.challenges_split_two,
  three: m.challenges_split_three,
  equal: m.challenges_split_equal,
};

/** The form of the rules and prizes, for the creator until the first participant joins. */
export const termsForm = ({ rules, split }: ChallengeTerms, lang: Lang) => ({
  rules,
  split,
  splits: PRIZE_SPLIT_NAMES.map((value) => ({ value, name: SPLIT_NAMES[value]({}, lang) })),
  words: {
    title: m.challenges_terms({}, lang),
    text: m.challenges_terms_text({}, lang),
    rules: m.challenges_rules({}, lang),
    rulesHelp: m.challenges_rules_help({}, lang),
    split: m.challenges_split({}, lang),
    save: m.challenges_terms_save({}, lang),
  },
});
export type TermsFormProps = ReturnType<typeof termsForm>;

/** The winners of several prizes, a line each; empty for a single one. */
export const shownWinners = (winners: readonly Winner[], lang: Lang) => ({
  title: m.challenges_winners({}, lang),
  list:
    winners.length < 2
      ? []
      : winners.map(({ place, name, credits }) =>
          m.challenges_winner(
            { place, name: name ?? m.community_winner_gone({}, lang), credits },
            lang,
          ),
        ),
});
