import { db } from "#db/connection/live-database.ts";
import { formatClock } from "#domain/format/dates.ts";
import { NO_STATS } from "#domain/items/items.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import { doneTasks, type GettingStartedTask } from "#domain/journey/getting-started.ts";
import { firstStepsLeft, isHelper, type FirstStep } from "#domain/journey/first-steps.ts";
import {
  listWaiting,
  MESSAGES_COUNTED_MAX,
  type Waiting,
  type WaitingItem,
} from "#domain/journey/yours-today.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { addRelationships } from "#app/presenters/items/card-relationships.server.ts";
import {
  toAgentikCard,
  toArtifaktCards,
  toChallengeCard,
  toSpaceCard,
} from "#app/presenters/items/item-cards.server.ts";
import type { Customers } from "#db/queries/agentiks/open-to-customers.ts";
import { listActiveAgentiksOfPerson } from "#db/queries/agentiks/agentiks.ts";
import { listTrendingArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { listHomeChallenges } from "#db/queries/challenges/challenges.ts";
import { findGettingStarted } from "#db/queries/journey/getting-started.ts";
import { findToday } from "#db/queries/journey/yours-today.ts";
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
    artifakts: toArtifaktCards(artifakts),
    challenges: challenges.map((challenge) => toChallengeCard(challenge, now)),
  };
  const [today, stats, agentiks, shown] = await Promise.all([
    loadToday(viewer, now),
    findPersonStats(db, personId),
    listActiveAgentiksOfPerson(db, personId, ACTIVE_AGENTIKS),
    addRelationships(viewer, cards, now),
  ]);
  if (!stats && personId !== NOBODY_ID)
    throw new Error(`no person ${personId}: is the database seeded?`);
  return {
    today,
    stats: shownStats(stats ?? NO_STATS),
    analytics: await homeAnalytics(),
    agentiks: agentiks.map(toAgentikCard),
    ...shown,
  };
}

export type AdvancedHomeData = Awaited<ReturnType<typeof loadAdvancedHome>>;

/** The data of the easy home. */
export interface EasyHomeData {
  today: Today | null;
  /** The first steps that are done. */
  done: GettingStartedTask[];
}

export async function loadEasyHome(viewer: Viewer): Promise<EasyHomeData> {
  const [today, done] = await Promise.all([
    loadToday(viewer, new Date()),
    findGettingStarted(db, viewer.personId),
  ]);
  return { today, done: doneTasks(done) };
}

/** Something that waits, with the time of the next booking in words. */
export interface ShownWaiting extends Omit<Waiting, "next"> {
  /** "99+", for more messages than are counted. */
  shown?: string;
  next?: { clock: LocalText; customer: string };
}

const toShownWaiting = ({ next, ...one }: Waiting): ShownWaiting => {
  if (one.kind === "messages") return toShownMessages(one);
  if (!next) return one;
  const { minute, customer } = next;
  return {
    ...one,
    next: { clock: { en: formatClock(minute, "en"), es: formatClock(minute, "es") }, customer },
  };
};

/** Messages of one space lead to it and name it; those of several lead to the spaces. */
const toShownMessages = ({ item, ...one }: Omit<Waiting, "next">): ShownWaiting => ({
  ...one,
  ...(one.spaces === 1 && { item }),
  ...(one.count > MESSAGES_COUNTED_MAX && { shown: `${MESSAGES_COUNTED_MAX}+` }),
});

/** Things that wait for the viewer; for a visitor the demo person's, null without a demo. */
export interface Today {
  waiting: ShownWaiting[];
  isExample: boolean;
  /** First steps that the viewer has still to do; undefined without any, and in an example. */
  steps?: FirstStep[];
  /** Whether the viewer answers customers of their own agentik (`own`) or of a space's (`team`). */
  customers?: Customers;
  /** Spaces of others in which the viewer works; undefined without any. */
  teams?: WaitingItem[];
  /** Whether the viewer works for others: no first steps are offered. */
  isHelper?: true;
}

async function loadToday(viewer: Viewer, now: Date): Promise<Today | null> {
  const { personId, zone, isVisitor, customers } = viewer;
  const found = await findToday(db, personId, now, zone);
  if (!found) return null;
  // A visitor has read nothing of the example: all of its messages would be new.
  const counts = isVisitor ? { ...found.counts, messages: null } : found.counts;
  const waiting = listWaiting(counts).map(toShownWaiting);
  if (isVisitor) return { waiting, isExample: true };
  const { teams, done } = found;
  const steps = firstStepsLeft(done);
  const helps = isHelper({
    answersForTeam: customers === "team",
    hasTeam: teams.length > 0,
    done,
  });
  return {
    waiting,
    isExample: false,
    ...(steps.length > 0 && !helps && { steps }),
    ...(customers && { customers }),
    ...(teams.length > 0 && { teams }),
    ...(helps && { isHelper: helps }),
  };
}
