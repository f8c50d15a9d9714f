import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";

export interface ChallengeCardItem extends CardItem {
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
  /** Why nobody can join any more. */
  closed?: "over" | "full";
}

/**
 * A challenge, drawn like a ticket: type badge, reward, name, description, and below the
 * perforation how full it is, its deadline and Join (spec 2 "Challenges").
 */
export function ChallengeCard({ challenge }: { challenge: ChallengeCardItem }) {
  const lang = useLang();
  const {
    currentParticipants: current,
    maxParticipants: max,
    progress,
    daysLeft,
    closed,
  } = challenge;
  const places = m.cards_places({ current, max }, lang);
  return (
    <ItemCard
      kind="challenge"
      item={challenge}
      aside={
        <span className="pin text-gold tabular">
          {challenge.shownReward} {m.cards_reward({ count: challenge.reward }, lang)}
        </span>
      }
    >
      <div className="flex flex-col gap-2 mt-auto -mx-4 -mb-4 p-4 border-t-2 border-dashed">
        <div
          role="progressbar"
          aria-label={places}
          aria-valuenow={progress}
          className="h-2 rounded-full bg-tint overflow-hidden"
        >
          <div className="h-full bg-kind" style={{ width: `${progress}%` }} />
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular">
          <span>{places}</span>
          <b>
            {daysLeft > 0 ? m.cards_days_left({ count: daysLeft }, lang) : m.cards_ending({}, lang)}
          </b>
        </p>
        {closed ? (
          <>
            <button type="button" disabled className="btn">
              {m.cards_join({}, lang)}
            </button>
            <p className="text-sm text-ink-soft">
              {closed === "over" ? m.cards_over({}, lang) : m.cards_full({}, lang)}
            </p>
          </>
        ) : (
          <Link to={`/challenges/${challenge.id}`} className="btn relative">
            {m.cards_join({}, lang)}
          </Link>
        )}
      </div>
    </ItemCard>
  );
}
