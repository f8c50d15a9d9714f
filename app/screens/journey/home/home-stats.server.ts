import { formatCount } from "#domain/lists/counts.ts";
import type { UserStats } from "#domain/items/items.ts";
import { formatCredits } from "#domain/money/money.ts";

/** The formatted figures of the stat cards; the format is the same in both languages. */
export const shownStats = (stats: UserStats) => ({
  spaces: formatCount(stats.activeSpaces, "en"),
  artifakts: formatCount(stats.artifaktsCreated, "en"),
  agentiks: formatCount(stats.agentiksCount, "en"),
  credits: formatCredits(stats.creditsEarned),
});
