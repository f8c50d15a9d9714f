import { db } from "#db/connection/live-database.ts";
import type { ArtifaktRelationship } from "#domain/items/item-limits.ts";
import type { ChallengeRelationship } from "#domain/challenges/challenges.ts";
import type { SpaceRelationship } from "#domain/spaces/membership.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import type { Viewer } from "#app/session/viewer.server.ts";
import { listRelationships, type Relationships } from "#db/queries/items/relationships.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { withExample } from "./item-labels.server.ts";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import type { ChallengeCardItem } from "#app/ui/challenges/challenge-card.tsx";
import type { Relationship } from "#app/ui/cards/card-state.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { SpaceCardItem } from "#app/ui/cards/space-card.tsx";

/** Cards whose button depends on the viewer's relationship to the item. */
interface Cards {
  spaces?: SpaceCardItem[];
  artifakts?: ArtifaktCardItem[];
  challenges?: ChallengeCardItem[];
}

const NONE: Relationships = {
  spaces: new Map(),
  artifakts: new Map(),
  challenges: new Map(),
  examples: new Set(),
};

/**
 * The viewer's relationships to items. For visitors those of the demo person, so that their pages can
 * be cached for all of them; none if PLAZA_DEMO is off.
 */
export const findRelationships = async (
  { personId }: Viewer,
  ids: Parameters<typeof listRelationships>[2],
  now: Date,
): Promise<Relationships> =>
  personId === NOBODY_ID ? NONE : await listRelationships(db, personId, ids, now);

/** Adds the viewer's relationship (owner, member, requested …) to each card, shown instead of Join. */
export async function addRelationships<Some extends Cards>(
  viewer: Viewer,
  cards: Some,
  now: Date,
): Promise<Some> {
  const ids = Object.fromEntries(
    Object.entries(cards).map(([kind, items]: [string, { id: string }[]]) => [
      kind,
      items.map(({ id }) => id),
    ]),
  );
  return labelRelationships(cards, await findRelationships(viewer, ids, now));
}

/** `addRelationships` with relationships that were already queried. */
export const labelRelationships = <Some extends Cards>(
  cards: Some,
  relationships: Relationships,
): Some => ({
  ...cards,
  ...(cards.spaces && { spaces: label(cards.spaces, relationships, "spaces", SPACE_LABELS) }),
  ...(cards.artifakts && {
    artifakts: label(cards.artifakts, relationships, "artifakts", ARTIFAKT_LABELS),
  }),
  ...(cards.challenges && {
    challenges: label(cards.challenges, relationships, "challenges", CHALLENGE_LABELS),
  }),
});

/** Labels challenges of the viewer's own. */
export const labelOwnChallenges = (cards: ChallengeCardItem[]): ChallengeCardItem[] =>
  cards.map((card) => ({ ...card, relationship: CHALLENGE_LABELS.owner }));

const SPACE_LABELS: Record<SpaceRelationship, Relationship> = {
  owner: localText(m.community_space_owner),
  admin: localText(m.community_space_admin),
  member: localText(m.community_space_member),
  requested: { ...localText(m.community_space_requested), isOpen: true },
  invited: { ...localText(m.community_space_invited), isOpen: true },
};

const ARTIFAKT_LABELS: Record<ArtifaktRelationship, LocalText> = {
  maker: localText(m.detail_artifakt_maker),
  owned: localText(m.detail_artifakt_owned),
};

const CHALLENGE_LABELS: Record<ChallengeRelationship, LocalText> = {
  owner: localText(m.community_challenge_owner),
  joined: localText(m.community_challenge_joined),
};

/** Adds the label of the relationship; one to an example says so: "Joined · Example". */
const label = <Card extends { id: string }, Kind extends "spaces" | "artifakts" | "challenges">(
  cards: Card[],
  relationships: Relationships,
  kind: Kind,
  labels: Record<string, LocalText>,
): (Card & { relationship?: LocalText })[] =>
  cards.map((card) => {
    const relationship = relationships[kind].get(card.id);
    const text = relationship && labels[relationship];
    if (!text) return card;
    const isExample = relationships.examples.has(card.id);
    return { ...card, relationship: isExample ? { ...text, ...withExample(text) } : text };
  });
