import { drawnStatus } from "#domain/agentiks/agentik-status.ts";
import { formatCompactCount, formatCount } from "#domain/format/counts.ts";
import { daysUntil, isOver } from "#domain/challenges/deadline.ts";
import type { Agentik, Artifakt, Challenge, InLanguage, Space } from "#domain/items/items.ts";
import { formatCredits, formatMxn } from "#domain/money/money.ts";
import { challengeProgress } from "#domain/challenges/progress.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import type { ChallengeCardItem } from "#app/ui/cards/challenge-card.tsx";
import { statusLabel, typeLabel } from "./item-labels.server.ts";
import type { SpaceCardItem } from "#app/ui/cards/space-card.tsx";

/**
 * From rows to cards, for loaders: a card's fields and no others, numbers as they are shown. What a
 * card does not need would travel twice to a slow phone, and so would the formatters.
 */

/** Numbers are written the same in both languages (en-US and es-MX agree). */
const count = (value: number) => formatCount(value, "en");

const named = ({ id, name, language }: InLanguage<CardWords>) => ({ id, name, language });

const worded = (item: InLanguage<CardWords>) => ({
  ...named(item),
  description: truncate(item.description),
});
type CardWords = Pick<Space, "id" | "name" | "description">;

export const toSpaceCard = (space: InLanguage<Space>): SpaceCardItem => ({
  ...worded(space),
  label: typeLabel(space.type),
  userCount: space.userCount,
  shownCount: count(space.userCount),
});

export const toArtifaktCard = (artifakt: InLanguage<Artifakt>): ArtifaktCardItem => ({
  ...named(artifakt),
  label: typeLabel(artifakt.type),
  creator: artifakt.creator,
  shownPrice: artifakt.price > 0 ? `${formatMxn(artifakt.price)} MXN` : "",
  shownRating: formatRating(artifakt.rating),
  downloadCount: artifakt.downloadCount,
  shownDownloads: formatCompactCount(artifakt.downloadCount),
});

export const toAgentikCard = (agentik: InLanguage<Agentik>): AgentikCardItem => ({
  ...worded(agentik),
  label: statusLabel(agentik.status),
  status: drawnStatus(agentik.status),
});

/** @param now the server's clock: days and "closed" are counted once, so that hydration agrees */
export function toChallengeCard(challenge: InLanguage<Challenge>, now: Date): ChallengeCardItem {
  const { type, deadline, reward, currentParticipants, maxParticipants } = challenge;
  const closed = whyClosed(challenge, now);
  return {
    ...worded(challenge),
    label: typeLabel(type),
    type,
    reward,
    shownReward: formatCredits(reward),
    currentParticipants,
    maxParticipants,
    progress: challengeProgress(currentParticipants, maxParticipants),
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
