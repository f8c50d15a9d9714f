import { db } from "#db/connection/live-database.ts";
import { NO_STATS } from "#domain/items/items.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import { doneTasks, type GettingStartedTask } from "#domain/journey/getting-started.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { addRelationships } from "#app/presenters/card-relationships.server.ts";
import {
  toAgentikCard,
  toArtifaktCard,
  toChallengeCard,
  toSpaceCard,
} from "#app/presenters/item-cards.server.ts";
import { listActiveAgentiksOfPerson } from "#db/queries/agentiks/agentiks.ts";
import { listTrendingArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { listHomeChallenges } from "#db/queries/challenges/challenges.ts";
import { findGettingStarted } from "#db/queries/journey/getting-started.ts";
import { findPersonStats } from "#db/queries/people/people.ts";
import { listFeaturedSpaces } from "#db/queries/spaces/spaces.ts";
import { homeAnalytics } from "./home-analytics.server.ts";
import { shownStats } from "./home-stats.server.ts";

const FEATURED_SPACES = 4;
const TRENDING_ARTIFAKTS = 4;
const ACTIVE_AGENTIKS = 3;

/**
 * Loads the data of the advanced home.
 *
 * @param viewerPromise awaited in parallel with the lists that are the same for every viewer
 */
export async function loadAdvancedHome(viewerPromise: Promise<Viewer>) {
  const now = new Date();
  const [viewer, spaces, artifakts, challenges] = await Promise.all([
    viewerPromise,
    listFeaturedSpaces(db, FEATURED_SPACES),
    listTrendingArtifakts(db, TRENDING_ARTIFAKTS),
    listHomeChallenges(db, now),
  ]);
  const { personId } = viewer;
  const cards = {
    spaces: spaces.map(toSpaceCard),
    artifakts: artifakts.map(toArtifaktCard),
    challenges: challenges.map((challenge) => toChallengeCard(challenge, now)),
  };
  const [stats, agentiks, shown] = await Promise.all([
    findPersonStats(db, personId),
    listActiveAgentiksOfPerson(db, personId, ACTIVE_AGENTIKS),
    addRelationships(viewer, cards, now),
  ]);
  if (!stats && personId !== NOBODY_ID)
    throw new Error(`no person ${personId}: is the database seeded?`);
  return {
    stats: shownStats(stats ?? NO_STATS),
    analytics: homeAnalytics(),
    agentiks: agentiks.map(toAgentikCard),
    ...shown,
  };
}

export type AdvancedHomeData = Awaited<ReturnType<typeof loadAdvancedHome>>;

/** The data of the easy home: the first steps that are done. */
export interface EasyHomeData {
  done: GettingStartedTask[];
}

export async function loadEasyHome(personId: string): Promise<EasyHomeData> {
  return { done: doneTasks(await findGettingStarted(db, personId)) };
}
