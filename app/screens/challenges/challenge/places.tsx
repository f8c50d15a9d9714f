import { challengeProgress } from "#domain/challenges/progress.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChallengeCardItem } from "#app/ui/challenges/challenge-card.tsx";

/**
 * How many places of a challenge are taken, as text and as a progress bar, and how many are left
 * while it can be joined.
 */
export function Places({ challenge }: { challenge: ChallengeCardItem }) {
  const lang = useLang();
  const { currentParticipants: current, maxParticipants: max, closed } = challenge;
  const progress = challengeProgress(current, max);
  const taken = m.cards_places({ current, max }, lang);
  return (
    <>
      {taken}
      <span
        role="progressbar"
        aria-label={taken}
        aria-valuenow={progress}
        className="kind-challenge block h-2 my-2 rounded-full bg-tint overflow-hidden"
      >
        <span className="block h-full bg-kind" style={{ width: `${progress}%` }} />
      </span>
      {!closed && (
        <span className="block text-sm font-400">
          {m.detail_places_left({ count: max - current }, lang)}
        </span>
      )}
    </>
  );
}
