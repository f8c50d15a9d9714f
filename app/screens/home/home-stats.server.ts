import { formatCount } from "#app/domain/counts.ts";
import type { UserStats } from "#app/domain/items.ts";
import { formatCredits } from "#app/domain/money.ts";

/** The stat cards' figures as they are shown, the same in both languages. */
export const shownStats = (stats: UserStats) => ({
  spaces: formatCount(stats.activeSpaces, "en"),
  artifakts: formatCount(stats.artifaktsCreated, "en"),
  agentiks: formatCount(stats.agentiksCount, "en"),
  credits: formatCredits(stats.creditsEarned),
});

export type ShownStats = ReturnType<typeof shownStats>;
