import { drawnStatus } from "#domain/agentiks/agentik-status.ts";
import { formatCompactCount } from "#domain/lists/counts.ts";
import { daysUntil, isOver } from "#domain/challenges/deadline.ts";
import type { Agentik, Artifakt, Challenge, InLanguage, Space } from "#domain/items/items.ts";
import { formatCredits, formatMxn } from "#domain/money/money.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import { truncate } from "#domain/format/truncate.ts";
import { formatShortDay } from "#domain/format/dates.ts";
import { successPercent } from "#domain/runs/run-list.ts";
import type { AgentikCardItem, CountedFigures } from "#app/ui/cards/agentik-card.tsx";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import type { ChallengeCardItem } from "#app/ui/challenges/challenge-card.tsx";
import { sheetOfCovers } from "./cover-sheet.server.ts";
import { statusLabel, typeLabel, withExample, withSample } from "./item-labels.server.ts";
import type { SpaceCardItem } from "#app/ui/cards/space-card.tsx";

/**
 * Formats rows as cards, with no field that a card does not show: loader data are sent twice, in the
 * HTML and as JSON. Formatting on the server keeps the formatters out of the page's script.
 */

const nameFields = ({ id, name, language }: InLanguage<CardWords>) => ({ id, name, language });

const textFields = (item: InLanguage<CardWords>) => ({
  ...nameFields(item),
  description: truncate(item.description),
});
type CardWords = Pick<Space, "id" | "name" | "description">;

export const toSpaceCard = (space: InLanguage<Space> & { isFull?: boolean }): SpaceCardItem => ({
  ...textFields(space),
  label: typeLabel(space.type),
  userCount: space.userCount,
  ...(space.isFull && { isFull: true }),
});

/** The type of an artifakt without a file says so: "Template · Sample". */
export const toArtifaktCard = (
  artifakt: InLanguage<Artifakt> & { isSample: boolean },
): ArtifaktCardItem => ({
  ...nameFields(artifakt),
  label: artifakt.isSample ? withSample(typeLabel(artifakt.type)) : typeLabel(artifakt.type),
  creator: artifakt.creator,
  shownPrice: artifakt.price > 0 ? `${formatMxn(artifakt.price)} MXN` : "",
  shownRating: shownRating(artifakt.rating),
  downloadCount: artifakt.downloadCount,
  shownDownloads: formatCompactCount(artifakt.downloadCount),
});

/** The cards of a list of artifakts, with their covers on one sheet. */
export function toArtifaktCards(
  artifakts: readonly (Parameters<typeof toArtifaktCard>[0] & { coverHash: string | null })[],
): ArtifaktCardItem[] {
  const coverOf = sheetOfCovers(artifakts);
  return artifakts.map((artifakt) => ({ ...toArtifaktCard(artifakt), ...coverOf(artifakt.id) }));
}

/** The status of an example says so: "Active · Example". */
export const toAgentikCard = (
  agentik: InLanguage<Agentik> & { isExample?: boolean; figures?: WorkFigures | null },
): AgentikCardItem => ({
  ...textFields(agentik),
  label: agentik.isExample ? withExample(statusLabel(agentik.status)) : statusLabel(agentik.status),
  status: drawnStatus(agentik.status),
  ...(agentik.figures && { figures: toFigures(agentik.figures) }),
});

/** Counted figures of an agentik's runs (agentik_figures). */
export interface WorkFigures {
  ended: number;
  succeeded: number;
  lastAt: Date;
}

const toFigures = ({ lastAt, ...counts }: WorkFigures): CountedFigures => ({
  tasks: formatCompactCount(counts.ended),
  success: `${successPercent(counts)}%`,
  last: { en: formatShortDay(lastAt, "en"), es: formatShortDay(lastAt, "es") },
});

/** @param now the server's clock; computed on the server only, so that hydration matches */
export function toChallengeCard(challenge: InLanguage<Challenge>, now: Date): ChallengeCardItem {
  const { type, deadline, reward, currentParticipants, maxParticipants } = challenge;
  const closed = whyClosed(challenge, now);
  return {
    ...textFields(challenge),
    label: typeLabel(type),
    type,
    reward: formatCredits(reward),
    currentParticipants,
    maxParticipants,
    daysLeft: Math.max(0, daysUntil(deadline, now)),
    ...(closed && { closed }),
  };
}

function whyClosed(
  { deadline, isActive, currentParticipants, maxParticipants }: Challenge,
  now: Date,
): ChallengeCardItem["closed"] {
  if (isOver(deadline, now)) return "over";
  if (!isActive) return "inactive";
  return currentParticipants >= maxParticipants ? "full" : undefined;
}
