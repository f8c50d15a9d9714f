import { withThousands } from "#domain/format/thousands.ts";
import type { UserStats } from "#domain/items/items.ts";
import { formatCredits } from "#domain/money/money.ts";

/** The formatted figures of the stat cards; the format is the same in both languages. */
export const shownStats = (stats: UserStats) => ({
  spaces: withThousands(stats.activeSpaces),
  artifakts: withThousands(stats.artifaktsCreated),
  agentiks: withThousands(stats.agentiksCount),
  credits: formatCredits(stats.creditsEarned),
});
