import { db } from "#app/db.server.ts";
import type { ChallengeStanding, SpaceStanding } from "#app/domain/community.ts";
import * as m from "#app/messages/messages.js";
import type { Viewer } from "#app/session/viewer.server.ts";
import { listChallengeStandings, listSpaceStandings } from "#db/queries/standings.ts";
import type { ChallengeCardItem } from "./challenge-card.tsx";
import type { LocalText } from "./local-text.ts";
import type { SpaceCardItem } from "./space-card.tsx";

/**
 * What the one who is looking is to each card's item, for a loader: it stands where the button to get
 * in would. Visitors share their pages, so on theirs nothing personal stands, and nothing is asked.
 */
export async function addSpaceStandings(
  { isVisitor, personId }: Viewer,
  cards: SpaceCardItem[],
): Promise<SpaceCardItem[]> {
  if (isVisitor || cards.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const standings = await listSpaceStandings(db, personId, ids, new Date());
  return cards.map((card) => withLabel(card, standings.get(card.id), SPACE_LABELS));
}

/** The same for challenges. */
export async function addChallengeStandings(
  { isVisitor, personId }: Viewer,
  cards: ChallengeCardItem[],
): Promise<ChallengeCardItem[]> {
  if (isVisitor || cards.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const standings = await listChallengeStandings(db, personId, ids);
  return cards.map((card) => withLabel(card, standings.get(card.id), CHALLENGE_LABELS));
}

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

const CHALLENGE_LABELS: Record<ChallengeStanding, LocalText> = {
  owner: both(m.community_challenge_owner),
  joined: both(m.community_challenge_joined),
};

const withLabel = <Card extends object, Standing extends string>(
  card: Card,
  standing: Standing | undefined,
  labels: Record<Standing, LocalText>,
): Card & { standing?: LocalText } =>
  standing === undefined ? card : { ...card, standing: labels[standing] };
