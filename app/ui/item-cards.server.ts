import { daysUntil, isOver } from "#app/domain/deadline.ts";
import type { Agentik, Artifakt, Challenge, InLanguage, Space } from "#app/domain/items.ts";
import { truncate } from "#app/domain/truncate.ts";
import type { ArtifaktCardItem } from "#app/ui/artifakt-card.tsx";
import type { ChallengeCardItem } from "#app/ui/challenge-card.tsx";
import type { CardItem } from "#app/ui/item-card.tsx";
import { statusLabel, typeLabel } from "#app/ui/item-labels.server.ts";
import type { SpaceCardItem } from "#app/ui/space-card.tsx";

/** What every item has in words. */
type Worded = Pick<Space, "id" | "name" | "description">;

/** What a card shows of an item and nothing else: every field travels twice to a slow phone. */
const common = ({ id, name, description, language }: InLanguage<Worded>) => ({
  id,
  name,
  description: truncate(description),
  language,
});

export const toSpaceCard = (space: InLanguage<Space>): SpaceCardItem => ({
  ...common(space),
  label: typeLabel(space.type),
  userCount: space.userCount,
});

export const toArtifaktCard = (artifakt: InLanguage<Artifakt>): ArtifaktCardItem => ({
  ...common(artifakt),
  label: typeLabel(artifakt.type),
  creator: artifakt.creator,
  price: artifakt.price,
  rating: artifakt.rating,
  downloadCount: artifakt.downloadCount,
});

export const toAgentikCard = (agentik: InLanguage<Agentik>): CardItem => ({
  ...common(agentik),
  label: statusLabel(agentik.status),
});

/** @param now the server's clock: days and "closed" are counted once, so that hydration agrees */
export function toChallengeCard(challenge: InLanguage<Challenge>, now: Date): ChallengeCardItem {
  const { type, deadline, isActive } = challenge;
  const { reward, currentParticipants, maxParticipants } = challenge;
  const closed = !isActive || isOver(deadline, now) ? "over" : undefined;
  const isFull = currentParticipants >= maxParticipants;
  return {
    ...common(challenge),
    label: typeLabel(type),
    reward,
    currentParticipants,
    maxParticipants,
    daysLeft: Math.max(0, daysUntil(deadline, now)),
    closed: closed ?? (isFull ? "full" : undefined),
  };
}
