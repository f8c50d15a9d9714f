import { formatCount } from "#app/domain/counts.ts";
import type { UserStats } from "#app/domain/items.ts";
import { formatCredits } from "#app/domain/money.ts";
import type { ChallengeFigures } from "#db/queries/challenges.ts";

/** The stat cards' figures as they are shown, the same in both languages. */
export const shownFigures = (
  { active, rewards, joined }: ChallengeFigures,
  { creditsEarned }: UserStats,
) => ({
  active: formatCount(active, "en"),
  rewards: formatCredits(rewards),
  joined: formatCount(joined, "en"),
  earned: formatCredits(creditsEarned),
});

export type ShownFigures = ReturnType<typeof shownFigures>;
