import type { CSSProperties, ReactNode } from "react";
import type { ChallengeType } from "#domain/items/catalogue.ts";
import { challengeProgress } from "#domain/challenges/progress.ts";
import { ENDING_SOON_DAYS } from "#domain/challenges/ending-soon.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CHALLENGE_TYPE_COLORS } from "#app/ui/art/challenge-type-colors.ts";
import { CardAnswerText } from "#app/ui/cards/card-answer.tsx";
import { CardState } from "#app/ui/cards/card-state.tsx";
import { ItemCard, type CardItem } from "#app/ui/cards/item-card.tsx";
import { ClosedAction } from "#app/ui/cards/closed-action.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ChallengeCardItem extends CardItem {
  type: ChallengeType;
  /** Credits, with thousands separators. */
  reward: string;
  currentParticipants: number;
  maxParticipants: number;
  /** Days until the deadline by the server's clock; 0 is shown as "Ending soon". */
  daysLeft: number;
  /** The viewer's relationship to it, such as creator or participant; shown instead of Join. */
  relationship?: LocalText;
  /** Why joining is not possible. */
  closed?: "over" | "inactive" | "full";
}

/** A reward with its unit: `1 credit`, `1,250 credits`. */
export const rewardText = (
  { reward }: Pick<ChallengeCardItem, "reward">,
  lang: { locale: Locale },
): string => `${reward} ${m.cards_reward({ count: reward }, lang)}`;

/** Texts of the reasons why joining is not possible. */
export const CLOSED_REASONS = {
  over: m.cards_over,
  inactive: m.cards_inactive,
  full: m.cards_full,
} as const;

/**
 * The card of a challenge, drawn like a ticket: type badge, reward, name, description, and below the
 * perforation the places taken, the deadline and Join.
 *
 * @param children the Join form while the challenge is open; by default a link to its page
 */
export function ChallengeCard({
  challenge,
  children,
}: {
  challenge: ChallengeCardItem;
  children?: ReactNode;
}) {
  const lang = useLang();
  const { currentParticipants: current, maxParticipants: max, daysLeft, closed } = challenge;
  const progress = challengeProgress(current, max);
  const deadline =
    daysLeft > 0 ? m.cards_days_left({ count: daysLeft }, lang) : m.cards_ending({}, lang);
  // An element only where it has a colour.
  const isSoon = !closed && daysLeft <= ENDING_SOON_DAYS;
  // Below the perforation.
  const { answer, ...item } = challenge;
  return (
    <ItemCard
      kind="challenge"
      item={item}
      badgeClass={CHALLENGE_TYPE_COLORS[challenge.type]}
      aside={<span className="pin text-gold tabular">{rewardText(challenge, lang)}</span>}
    >
      <div
        className="meter flex flex-wrap items-center gap-1 mt-auto -mx-3 -mb-3 px-3 py-2 border-t-2 border-dashed"
        style={{ "--filled": `${progress}%` } as CSSProperties}
      >
        <p className="flex-1 min-w-28 text-sm tabular">
          {`${m.cards_places({ current, max }, lang)} `}
          {isSoon ? (
            <b className="inline-block text-warning">{deadline}</b>
          ) : (
            closed !== "inactive" && `· ${deadline}`
          )}
        </p>
        {challenge.relationship ? (
          <CardState to={paths.challenge(challenge.id)} relationship={challenge.relationship} />
        ) : closed ? (
          <ClosedAction name={m.cards_join({}, lang)} reason={CLOSED_REASONS[closed]({}, lang)} />
        ) : (
          (children ?? (
            <Link to={paths.challenge(challenge.id)} className="btn relative">
              {m.cards_join({}, lang)}
            </Link>
          ))
        )}
        {answer && <CardAnswerText id={challenge.id} answer={answer} />}
      </div>
    </ItemCard>
  );
}
