import { and, count, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { ChallengeListState } from "#domain/challenges/challenge-list.ts";
import { endingSoonUntil } from "#domain/challenges/ending-soon.ts";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList, unfilteredList, type FilteredList } from "#db/queries/lists/list-text.ts";

/** How many challenges the home shows (spec 9). */
export const HOME_CHALLENGE_COUNT = 3;

const columns = {
  id: challenges.id,
  name: challenges.name,
  description: challenges.description,
  type: challenges.type,
  reward: challenges.reward,
  currentParticipants: challenges.currentParticipants,
  maxParticipants: challenges.maxParticipants,
  deadline: challenges.deadline,
  isActive: challenges.isActive,
  language: challenges.language,
};

/**
 * Active first, then soonest (product.md, "Traps"). A challenge whose deadline has passed is not
 * one a person can act on, so it stands behind those that are ahead, whatever its flag says. Three
 * parts, each in the order of an index: no index knows what time it is.
 */
export const homeParts = (now: Date): (SQL | undefined)[] => [
  isOpen(now),
  and(eq(challenges.isActive, true), lte(challenges.deadline, now)),
  eq(challenges.isActive, false),
];

/** Some of a list of challenges, in the home's order. */
export function listInHomeOrder(
  db: Db,
  now: Date,
  { limit, offset = 0 }: { limit: number; offset?: number },
  list: Pick<FilteredList, "read"> = unfilteredList(challenges),
): Promise<InLanguage<Challenge>[]> {
  const parts = homeParts(now).map((isIn, place) => {
    const placed = sql`${challenges.id}, ${challenges.deadline}, ${sql.raw(String(place))} AS place`;
    const order = sql`${challenges.deadline}, ${challenges.id}`;
    return sql`(${list.read(placed, order, { limit: offset + limit, offset: 0, isIn })})`;
  });
  const shown = sql`(SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) parts
    ORDER BY place, deadline, id LIMIT ${limit} OFFSET ${offset}) shown`;
  return db
    .select(columns)
    .from(shown)
    .innerJoin(challenges, sql`${challenges.id} = shown.id`)
    .orderBy(sql`shown.place`, challenges.deadline, challenges.id);
}

/**
 * Every challenge in the home's order: the client-side search index (spec 7). As many as one answer
 * holds, after those of the pages before it.
 */
export const listChallenges = (db: Db, now: Date, page = 1): Promise<InLanguage<Challenge>[]> =>
  listInHomeOrder(db, now, { limit: LIST_ANSWER_MAX, offset: listOffset(page) });

/** The first challenges of the home's order (spec 9: three). */
export const listHomeChallenges = (
  db: Db,
  now: Date,
  limit: number = HOME_CHALLENGE_COUNT,
): Promise<InLanguage<Challenge>[]> => listInHomeOrder(db, now, { limit });

/**
 * Challenges that are active and whose deadline is ahead, the soonest first. As many as one answer
 * holds, after those of the pages before it.
 */
export function listActiveChallenges(
  db: Db,
  now: Date,
  page = 1,
): Promise<InLanguage<Challenge>[]> {
  return db
    .select(columns)
    .from(challenges)
    .where(isOpen(now))
    .orderBy(challenges.deadline, challenges.id)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
}

/** Active and before its deadline. */
const isOpen = (now: Date) => and(eq(challenges.isActive, true), gt(challenges.deadline, now));

/** The orders that do not depend on the time, each that of an index. */
const orders = {
  reward: sql`${challenges.reward} DESC NULLS LAST`,
  participants: sql`${challenges.currentParticipants} DESC NULLS LAST`,
  newest: sql`${challenges.createdAt} DESC NULLS LAST`,
} as const;

/** One page of the challenges screen and how many match. */
export async function findChallengePage(
  db: Db,
  { q, category, sort, page }: ChallengeListState,
  now: Date,
): Promise<ItemPage<InLanguage<Challenge>>> {
  const matching = isInCategory(category, now);
  const usual = sql`${challenges.isActive} DESC NULLS LAST, ${challenges.deadline}`;
  const list = filterList(challenges, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${challenges} WHERE ${matching ?? sql`true`} ORDER BY ${usual}`,
  });
  const read = (limit: number, offset: number) => {
    if (sort === "soonest") return listInHomeOrder(db, now, { limit, offset }, list);
    const order = sql`${orders[sort]}, ${challenges.id}`;
    const ids = list.read(sql`${challenges.id}`, order, { limit, offset });
    return db
      .select(columns)
      .from(challenges)
      .where(inArray(challenges.id, sql`(${ids})`))
      .orderBy(order);
  };
  return readPage(db, page, read, list.counted(usual));
}

function isInCategory(category: ChallengeListState["category"], now: Date) {
  if (category === "all") return undefined;
  if (category !== "ending-soon") return eq(challenges.type, category);
  // The rule is `isEndingSoon`; a test holds the two together.
  return and(isOpen(now), lte(challenges.deadline, endingSoonUntil(now)));
}

/** The figures above the challenges (spec 2 "Challenges"). */
export interface ChallengeFigures {
  /** How many are active and have their deadline ahead. */
  active: number;
  /** What those pay together, in credits. */
  rewards: number;
  /** How many the person has joined, whatever has become of them. */
  joined: number;
}

/** The figures above the challenges, in one round trip. */
export async function findChallengeFigures(
  db: Db,
  personId: string,
  now: Date,
): Promise<ChallengeFigures> {
  const joined = db
    .select({ n: count() })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.personId, personId));
  const [figures] = await db
    .select({
      active: count(),
      rewards: sql`coalesce(sum(${challenges.reward}), 0)`.mapWith(Number),
      joined: sql`(${joined})`.mapWith(Number),
    })
    .from(challenges)
    .where(isOpen(now));
  return figures ?? { active: 0, rewards: 0, joined: 0 };
}
