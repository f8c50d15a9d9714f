import { and, eq, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { AgentikType } from "#domain/items/catalogue.ts";
import type { Agentik, InLanguage, Space } from "#domain/items/items.ts";
import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import type { StarterPlan } from "#domain/journey/starters.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { onboardingAnswers } from "#db/schema/people/people.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hasTrigrams, matchesText } from "#db/queries/search/matches-text.ts";

/** What a person has said of their business; undefined for whoever was not asked. */
export async function findStartAnswers(
  db: Db,
  personId: string,
): Promise<Pick<OnboardingAnswers, "businessType" | "automationAreas"> | undefined> {
  const [row] = await db
    .select({
      businessType: onboardingAnswers.businessType,
      automationAreas: onboardingAnswers.automationAreas,
    })
    .from(onboardingAnswers)
    .where(eq(onboardingAnswers.personId, personId));
  return row;
}

const speaksOf = (word: string): SQL | undefined =>
  and(matchesText(spaces.searchText, word), hasTrigrams(spaces.searchText, word));

/** How many spaces are read for the words: the largest that speak of any of them. */
const SPACES_READ = 300;

/**
 * Open spaces the person is not in: those that speak of more of the words first, then the largest.
 * Of very many spaces only the largest that speak of any of the words are weighed against each other.
 */
export async function listStarterSpaces(
  db: Db,
  { personId, spaceWords, limit }: { personId: string; limit: number } & StarterPlan,
): Promise<InLanguage<Space>[]> {
  const hits = spaceWords.map((word) => sql`${spaces.searchText} LIKE ${`%${word}%`}`);
  const score: SQL =
    hits.length > 0
      ? sql.join(
          hits.map((hit) => sql`(${hit})::int`),
          sql` + `,
        )
      : sql`0`;
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
          notExists(
            db
              .select({ one: sql`1` })
              .from(spaceMembers)
              .where(and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.personId, personId))),
          ),
          isWanted,
        ),
      )
      // NULLS LAST is what the index says.
      .orderBy(sql`${spaces.userCount} DESC NULLS LAST`, spaces.id)
      .limit(most);
  const rows = await (hits.length > 0
    ? union(largest(SPACES_READ, or(...spaceWords.map(speaksOf))), largest(limit))
        .orderBy(sql`score DESC, user_count DESC, id`)
        .limit(limit)
    : largest(limit));
  return rows.map(({ score: _score, ...space }) => space);
}

/** Others' agentiks of the types, to make a copy of: one of each type before a second. */
export async function listStarterAgentiks(
  db: Db,
  { personId, agentikTypes, limit }: { personId: string; limit: number } & StarterPlan,
): Promise<InLanguage<Agentik>[]> {
  const wanted: AgentikType[] = [...agentikTypes];
  // The oldest of each type, as an index has them.
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
      and(isListed(agentiks), eq(agentiks.type, sql`wanted.type`), ne(agentiks.ownerId, personId)),
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
