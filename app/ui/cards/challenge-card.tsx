import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChallengeType } from "#domain/items/catalogue.ts";
import { ENDING_SOON_DAYS } from "#domain/challenges/ending-soon.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CHALLENGE_TYPE_COLORS } from "#app/ui/art/challenge-type-colors.ts";
import { ItemCard, type CardItem } from "./item-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ChallengeCardItem extends CardItem {
  type: ChallengeType;
  /** Credits. */
  reward: number;
  /** With separators. */
  shownReward: string;
  currentParticipants: number;
  maxParticipants: number;
  /** Whole percent. */
  progress: number;
  /** Days until the deadline, counted on the server's clock; 0 is "ending soon" (spec 9). */
  daysLeft: number;
  /** What the one who is looking is to it, where that is anything. */
  standing?: LocalText;
  /** Why nobody can join any more. */
  closed?: "over" | "inactive" | "full";
  /** What came of pressing its button on the list it is on. */
  answer?: { isGood: boolean; text: string };
}

/** The id of the element that says on a card what came of a press. */
export const answerId = (challengeId: string) => `${challengeId}-answer`;

/** Why nobody can join any more, in words. */
export const CLOSED_REASONS = {
  over: m.cards_over,
  inactive: m.cards_inactive,
  full: m.cards_full,
} as const;

/**
 * A challenge, drawn like a ticket: type badge, reward, name, description, and below the
 * perforation how full it is, its deadline and Join (spec 2 "Challenges").
 *
 * @param children the way in while it is open, where a link to its page is not enough
 */
export function ChallengeCard({
  challenge,
  children,
}: {
  challenge: ChallengeCardItem;
  children?: ReactNode;
}) {
  const lang = useLang();
  const {
    currentParticipants: current,
    maxParticipants: max,
    progress,
    daysLeft,
    closed,
    answer,
  } = challenge;
  return (
    <ItemCard
      kind="challenge"
      item={challenge}
      badgeClass={CHALLENGE_TYPE_COLORS[challenge.type]}
      aside={
        <span className="pin text-gold tabular">
          {challenge.shownReward} {m.cards_reward({ count: challenge.reward }, lang)}
        </span>
      }
    >
      <div className="flex flex-col gap-2 mt-auto -mx-4 -mb-4 p-4 border-t-2 border-dashed">
        <div
          role="progressbar"
          aria-label={m.cards_places_taken({}, lang)}
          aria-valuenow={progress}
          className="h-2 rounded-full bg-tint overflow-hidden"
        >
          <div className="h-full bg-kind" style={{ width: `${progress}%` }} />
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular">
          <span>{m.cards_places({ current, max }, lang)}</span>
          <b className={!closed && daysLeft <= ENDING_SOON_DAYS ? "text-warning" : ""}>
            {daysLeft > 0 ? m.cards_days_left({ count: daysLeft }, lang) : m.cards_ending({}, lang)}
          </b>
        </p>
        {challenge.standing ? (
          <Link to={paths.challenge(challenge.id)} className="btn relative">
            {challenge.standing[lang.locale]}
          </Link>
        ) : closed ? (
          <>
            <button
              type="button"
              disabled
              aria-describedby={`${challenge.id}-closed`}
              className="btn border-line text-ink-soft cursor-not-allowed"
            >
              {m.cards_join({}, lang)}
            </button>
            <p id={`${challenge.id}-closed`} className="text-sm text-ink-soft">
              {CLOSED_REASONS[closed]({}, lang)}
            </p>
          </>
        ) : (
          (children ?? (
            <Link to={paths.challenge(challenge.id)} className="btn relative">
              {m.cards_join({}, lang)}
            </Link>
          ))
        )}
        {answer && (
          <p
            id={answerId(challenge.id)}
            role={answer.isGood ? "status" : "alert"}
            className={`text-sm font-600 ${answer.isGood ? "text-success" : "text-danger"}`}
          >
            {answer.text}
          </p>
        )}
      </div>
    </ItemCard>
  );
}
