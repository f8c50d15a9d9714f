import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { AgentikType } from "#app/domain/catalogue.ts";
import type { Agentik, InLanguage, Space } from "#app/domain/items.ts";
import type { OnboardingAnswers } from "#app/domain/onboarding.ts";
import type { StarterPlan } from "#app/domain/starters.ts";
import type { Db } from "#db/client.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/catalogue.ts";
import { onboardingAnswers } from "#db/schema/people.ts";
import { isListed } from "./listed.ts";

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

/** Open spaces the person is not in: those that speak of more of the words first, then the largest. */
export function listStarterSpaces(
  db: Db,
  { personId, spaceWords, limit }: { personId: string; limit: number } & StarterPlan,
): Promise<InLanguage<Space>[]> {
  const hits = spaceWords.map((word) => sql`(${spaces.searchText} LIKE ${`%${word}%`})::int`);
  const score: SQL = hits.length > 0 ? sql.join(hits, sql` + `) : sql`0`;
  return db
    .select({
      id: spaces.id,
      name: spaces.name,
      description: spaces.description,
      userCount: spaces.userCount,
      type: spaces.type,
      language: spaces.language,
    })
    .from(spaces)
    .leftJoin(
      spaceMembers,
      and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.personId, personId)),
    )
    .where(and(isListed(spaces), eq(spaces.joinPolicy, "open"), isNull(spaceMembers.personId)))
    .orderBy(sql`(${score}) DESC`, desc(spaces.userCount), spaces.id)
    .limit(limit);
}

/** Others' agentiks of the types, to make a copy of: one of each type before a second. */
export function listStarterAgentiks(
  db: Db,
  { personId, agentikTypes, limit }: { personId: string; limit: number } & StarterPlan,
): Promise<InLanguage<Agentik>[]> {
  const wanted: AgentikType[] = [...agentikTypes];
  const order = sql`array_position(${sql.param(wanted)}::text[], ${agentiks.type})`;
  return db
    .select({
      id: agentiks.id,
      name: agentiks.name,
      description: agentiks.description,
      status: agentiks.status,
      type: agentiks.type,
      language: agentiks.language,
    })
    .from(agentiks)
    .where(and(isListed(agentiks), inArray(agentiks.type, wanted), ne(agentiks.ownerId, personId)))
    .orderBy(
      sql`row_number() OVER (PARTITION BY ${agentiks.type} ORDER BY ${agentiks.createdAt}, ${agentiks.id})`,
      order,
      agentiks.id,
    )
    .limit(limit);
}
