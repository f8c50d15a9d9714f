import { and, count, eq, inArray, lte, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { ChallengeListState } from "#domain/challenges/challenge-list.ts";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { filterList, unfilteredList, type FilteredList } from "#db/queries/lists/list-text.ts";
import { isChosen, isOpen } from "./challenge-filter.ts";

/** Number of challenges on the home screen. */
const HOME_CHALLENGE_COUNT = 3;

export const challengeColumns = {
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
 * Conditions of the three parts of the home's order, listed challenges only: open ones, active ones
 * past their deadline (closed to new participants), inactive ones; each part by deadline. Separate
 * parts, because each is an index scan, while no index can order by the current time.
 */
export const homeParts = (now: Date | Placeholder): (SQL | undefined)[] => [
  isOpen(now),
  and(isListed(challenges), eq(challenges.isActive, true), lte(challenges.deadline, now)),
  and(isListed(challenges), eq(challenges.isActive, false)),
];

/** A slice of a list of challenges, in the home order (`homeParts`). */
export function listInHomeOrder(
  db: Db,
  now: Date | Placeholder,
  { limit, offset = 0 }: { limit: number; offset?: number },
  list: Pick<FilteredList, "read"> = unfilteredList(challenges),
) {
  const parts = homeParts(now).map((isIn, place) => {
    const placed = sql`${challenges.id}, ${challenges.deadline}, ${sql.raw(String(place))} AS place`;
    const order = sql`${challenges.deadline}, ${challenges.id}`;
    return sql`(${list.read(placed, order, { limit: offset + limit, offset: 0, isIn })})`;
  });
  const shown = sql`(SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) parts
    ORDER BY place, deadline, id LIMIT ${limit} OFFSET ${offset}) shown`;
  return db
    .select(challengeColumns)
    .from(shown)
    .innerJoin(challenges, sql`${challenges.id} = shown.id`)
    .orderBy(sql`shown.place`, challenges.deadline, challenges.id);
}

/**
 * One page of all challenges in the home order, LIST_ANSWER_MAX a page: data of the search in the
 * browser.
 */
export const listChallenges = (db: Db, now: Date, page = 1): Promise<InLanguage<Challenge>[]> =>
  listInHomeOrder(db, now, { limit: LIST_ANSWER_MAX, offset: listOffset(page) });

const homeChallenges = prepareOnce((db) =>
  listInHomeOrder(db, sql.placeholder("now"), { limit: HOME_CHALLENGE_COUNT }).prepare(
    "home_challenges",
  ),
);

/** The first `HOME_CHALLENGE_COUNT` challenges of the home order. */
export const listHomeChallenges = (db: Db, now: Date): Promise<InLanguage<Challenge>[]> =>
  homeChallenges(db).execute({ now: now.toISOString() });

/**
 * One page of the open challenges (active, before their deadline), soonest first, LIST_ANSWER_MAX a
 * page.
 */
export function listActiveChallenges(
  db: Db,
  now: Date,
  page = 1,
): Promise<InLanguage<Challenge>[]> {
  return db
    .select(challengeColumns)
    .from(challenges)
    .where(isOpen(now))
    .orderBy(challenges.deadline, challenges.id)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
}

/** Sort orders that do not depend on the time; each has an index. */
export const challengeOrders = {
  reward: sql`${challenges.reward} DESC NULLS LAST`,
  participants: sql`${challenges.currentParticipants} DESC NULLS LAST`,
  newest: sql`${challenges.createdAt} DESC NULLS LAST`,
} as const;

/** One page of the Challenges screen and the number of matches. */
export async function findChallengePage(
  db: Db,
  { q, category, sort, page, facets }: ChallengeListState,
  now: Date,
): Promise<ItemPage<InLanguage<Challenge>>> {
  const chosen = isChosen({ category, facets }, now);
  const matching = and(isListed(challenges), chosen);
  const usual = sql`${challenges.isActive} DESC NULLS LAST, ${challenges.deadline}`;
  const list = filterList(challenges, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${challenges} WHERE ${matching} ORDER BY ${usual}`,
  });
  const read = (limit: number, offset: number) => {
    if (sort === "soonest") return listInHomeOrder(db, now, { limit, offset }, list);
    const order = sql`${challengeOrders[sort]}, ${challenges.id}`;
    const ids = list.read(sql`${challenges.id}`, order, { limit, offset });
    return db
      .select(challengeColumns)
      .from(challenges)
      .where(inArray(challenges.id, sql`(${ids})`))
      .orderBy(order);
  };
  return readPage(db, page, read, list.counted(usual));
}

/** The figures above the list of challenges. */
export interface ChallengeFigures {
  /** Number of open challenges. */
  active: number;
  /** Sum of their rewards, in credits. */
  rewards: number;
  /** Number of challenges the person has joined, ended ones included. */
  joined: number;
}

/** Loads the figures above the list of challenges, in one round trip. */
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
