import { formatCount } from "#domain/format/counts.ts";
import type { UserStats } from "#domain/items/items.ts";
import { formatCredits } from "#domain/money/money.ts";

/** The stat cards' figures as they are shown, the same in both languages. */
export const shownStats = (stats: UserStats) => ({
  spaces: formatCount(stats.activeSpaces, "en"),
  artifakts: formatCount(stats.artifaktsCreated, "en"),
  agentiks: formatCount(stats.agentiksCount, "en"),
  credits: formatCredits(stats.creditsEarned),
});

export type ShownStats = ReturnType<typeof shownStats>;
