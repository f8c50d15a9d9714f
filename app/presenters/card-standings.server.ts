import { db } from "#db/connection/live-database.ts";
import type {
  ArtifaktStanding,
  ChallengeStanding,
  SpaceStanding,
} from "#domain/spaces/community.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import type { Viewer } from "#app/session/viewer.server.ts";
import { listStandings, type Standings } from "#db/queries/items/standings.ts";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import type { ChallengeCardItem } from "#app/ui/cards/challenge-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { SpaceCardItem } from "#app/ui/cards/space-card.tsx";

/** Cards whose button depends on what the viewer is to the item. */
interface Cards {
  spaces?: SpaceCardItem[];
  artifakts?: ArtifaktCardItem[];
  challenges?: ChallengeCardItem[];
}

const NONE: Standings = { spaces: new Map(), artifakts: new Map(), challenges: new Map() };

/**
 * What the viewer is to some items, for a loader. To a visitor it is what the demo person is: the same
 * for every visitor, so it may stand on pages that visitors share. Nothing where PLAZA_DEMO is off.
 */
export const findStandings = async (
  { personId }: Viewer,
  ids: Parameters<typeof listStandings>[2],
  now: Date,
): Promise<Standings> =>
  personId === NOBODY_ID ? NONE : await listStandings(db, personId, ids, now);

/** Adds to each card what the viewer is to its item; it stands where the button to get in would. */
export async function addStandings<Some extends Cards>(
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
  return labelStandings(cards, await findStandings(viewer, ids, now));
}

/** `addStandings` for standings that are known. */
export const labelStandings = <Some extends Cards>(cards: Some, standings: Standings): Some => ({
  ...cards,
  ...(cards.spaces && { spaces: label(cards.spaces, standings.spaces, SPACE_LABELS) }),
  ...(cards.artifakts && {
    artifakts: label(cards.artifakts, standings.artifakts, ARTIFAKT_LABELS),
  }),
  ...(cards.challenges && {
    challenges: label(cards.challenges, standings.challenges, CHALLENGE_LABELS),
  }),
});

type Message = (inputs: Record<string, never>, lang: { locale: "en" | "es" }) => string;

const both = (message: Message): LocalText => ({
  en: message({}, { locale: "en" }),
  es: message({}, { locale: "es" }),
});

const SPACE_LABELS: Record<SpaceStanding, LocalText> = {
  owner: both(m.community_space_owner),
  admin: both(m.community_space_admin),
  member: both(m.community_space_member),
  requested: both(m.community_space_requested),
  invited: both(m.community_space_invited),
};

const ARTIFAKT_LABELS: Record<ArtifaktStanding, LocalText> = {
  maker: both(m.detail_artifakt_maker),
  owned: both(m.detail_artifakt_owned),
};

const CHALLENGE_LABELS: Record<ChallengeStanding, LocalText> = {
  owner: both(m.community_challenge_owner),
  joined: both(m.community_challenge_joined),
};

const label = <Card extends { id: string }, Standing extends string>(
  cards: Card[],
  standings: Map<string, Standing>,
  labels: Record<Standing, LocalText>,
): (Card & { standing?: LocalText })[] =>
  cards.map((card) => {
    const standing = standings.get(card.id);
    return standing === undefined ? card : { ...card, standing: labels[standing] };
  });
