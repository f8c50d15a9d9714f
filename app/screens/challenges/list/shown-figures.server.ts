import { withThousands } from "#domain/format/thousands.ts";
import type { UserStats } from "#domain/items/items.ts";
import { formatCredits } from "#domain/money/money.ts";
import type { ChallengeFigures } from "#db/queries/challenges/challenges.ts";

/** The formatted figures of the stat cards; the format is the same in both languages. */
export const shownFigures = (
  { active, rewards, joined }: ChallengeFigures,
  { creditsEarned }: UserStats,
) => ({
  active: withThousands(active),
  rewards: formatCredits(rewards),
  joined: withThousands(joined),
  earned: formatCredits(creditsEarned),
});
