import { and, eq, isNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { AgentikType } from "#domain/items/catalogue.ts";
import type { Agentik, InLanguage, Space } from "#domain/items/items.ts";
import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { StarterPlan } from "#domain/journey/starters.ts";
import type { Trade } from "#domain/people/business/trades.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { onboardingAnswers } from "#db/schema/people/people.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hasTrigrams, matchesText } from "#db/queries/search/matches-text.ts";

/** Business type and automation areas from the wizard, with trade and town of Mi negocio; undefined for a person without answers. */
export async function findStartAnswers(
  db: Db,
  personId: string,
): Promise<
  | (Pick<OnboardingAnswers, "businessType" | "automationAreas"> & {
      trade: Trade | null;
      town: string | null;
    })
  | undefined
> {
  const [row] = await db
    .select({
      businessType: onboardingAnswers.businessType,
      automationAreas: onboardingAnswers.automationAreas,
      trade: businesses.trade,
      town: businesses.town,
    })
    .from(onboardingAnswers)
    .leftJoin(businesses, eq(businesses.personId, onboardingAnswers.personId))
    .where(eq(onboardingAnswers.personId, personId));
  return row;
}

/** Trade of a person who has no agentik of their own yet; null without one. Copies of examples do not count. */
export async function findTradeOfBeginner(db: Db, personId: string): Promise<Trade | null> {
  const [row] = await db
    .select({ trade: businesses.trade })
    .from(businesses)
    .where(
      and(
        eq(businesses.personId, personId),
        notExists(
          db
            .select({ id: agentiks.id })
            .from(agentiks)
            .where(and(eq(agentiks.ownerId, personId), isNull(agentiks.copiedFrom))),
        ),
      ),
    );
  return row?.trade ?? null;
}

const mentions = (word: string): SQL | undefined =>
  and(matchesText(spaces.searchText, word), hasTrigrams(spaces.searchText, word));

/** For whom, and in which language. */
interface StarterOptions {
  personId: string;
  language: Locale;
  limit: number;
}

/** How much more a word of the trade counts than another. */
const TRADE_WEIGHT = 10;

/** Candidates that are ranked: the largest spaces that mention any of the words. */
const SPACES_READ = 300;

/**
 * Open spaces in a language that the person is not a member of: by the number of mentioned words, then by
 * size. With words of a trade only spaces that mention one of them, which count before all other words; the
 * town of the business counts half as much.
 * Only the SPACES_READ largest candidates are ranked, which bounds the cost in a large catalogue.
 */
export async function listStarterSpaces(
  db: Db,
  { personId, language, town, tradeWords, spaceWords, limit }: StarterOptions & StarterPlan,
): Promise<InLanguage<Space>[]> {
  const isOfTrade = tradeWords.length > 0;
  const words = isOfTrade ? tradeWords : spaceWords;
  const weigh = (word: string, weight: number) =>
    sql`(${spaces.searchText} LIKE ${`%${word}%`})::int * ${sql.raw(String(weight))}`;
  const isHere = town === "" ? undefined : matchesText(spaces.searchText, town);
  const hits = [
    ...(isHere ? [sql`(${isHere})::int * ${sql.raw(String(TRADE_WEIGHT / 2))}`] : []),
    ...tradeWords.map((word) => weigh(word, TRADE_WEIGHT)),
    ...spaceWords.map((word) => weigh(word, 1)),
  ];
  const score: SQL = hits.length > 0 ? sql.join(hits, sql` + `) : sql`0`;
  const largest = (most: number, isWanted?: SQL) =>
    db
      .select({
        id: spaces.id,
        name: spaces.name,
        description: spaces.description,
        userCount: spaces.userCount,
        type: spaces.type,
        language: spaces.language,
        score: sql<number>`${score}`.as("score"),
      })
      .from(spaces)
      .where(
        and(
          isListed(spaces),
          eq(spaces.joinPolicy, "open"),
          eq(spaces.language, language),
          notExists(
            db
              .select({ one: sql`1` })
              .from(spaceMembers)
              .where(and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.personId, personId))),
          ),
          isWanted,
        ),
      )
      // NULLS LAST as in the index, which is then scanned in order.
      .orderBy(sql`${spaces.userCount} DESC NULLS LAST`, spaces.id)
      .limit(most);
  const best = sql`score DESC, user_count DESC, id`;
  const mentioning = largest(SPACES_READ, or(...words.map(mentions)));
  const rows =
    words.length === 0
      ? await largest(limit)
      : await union(mentioning, largest(isOfTrade ? 0 : limit))
          .orderBy(best)
          .limit(limit);
  return rows.map(({ score: _score, ...space }) => space);
}

/**
 * Other people's agentiks of some types in a language, to duplicate: the oldest of each type before a second one.
 */
export async function listStarterAgentiks(
  db: Db,
  { personId, language, agentikTypes, limit }: StarterOptions & StarterPlan,
): Promise<InLanguage<Agentik>[]> {
  const wanted: AgentikType[] = [...agentikTypes];
  // The oldest of each type, by an index scan per type.
  const oldest = db
    .select({
      id: agentiks.id,
      name: agentiks.name,
      description: agentiks.description,
      status: agentiks.status,
      type: agentiks.type,
      language: agentiks.language,
      place: sql<number>`row_number() OVER (ORDER BY ${agentiks.createdAt}, ${agentiks.id})`.as(
        "place",
      ),
    })
    .from(agentiks)
    .where(
      and(
        isListed(agentiks),
        eq(agentiks.type, sql`wanted.type`),
        eq(agentiks.language, language),
        ne(agentiks.ownerId, personId),
      ),
    )
    .orderBy(agentiks.createdAt, agentiks.id)
    .limit(limit)
    .as("oldest");
  return db
    .select({
      id: oldest.id,
      name: oldest.name,
      description: oldest.description,
      status: oldest.status,
      type: oldest.type,
      language: oldest.language,
    })
    .from(sql`unnest(${sql.param(wanted)}::text[]) WITH ORDINALITY wanted (type, position)`)
    .crossJoinLateral(oldest)
    .orderBy(oldest.place, sql`wanted.position`, oldest.id)
    .limit(limit);
}
