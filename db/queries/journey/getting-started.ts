import { and, eq, exists, inArray, not, or, sql, type SQL } from "drizzle-orm";
import { ARTIFAKT_TYPES_BY_CATEGORY } from "#domain/items/catalogue.ts";
import type { GettingStarted } from "#domain/journey/getting-started.ts";
import type { Db } from "#db/connection/client.ts";
import {
  artifakts,
  challengeParticipants,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { isOpenedByAgentik } from "#db/queries/spaces/opened-by-agentik.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { creations, creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";

/**
 * The six first steps of the easy home and whether a person has done each, derived from their data
 * in one query.
 */
export async function findGettingStarted(db: Db, personId: string): Promise<GettingStarted> {
  const one = { one: sql`1` };
  const done: Record<keyof GettingStarted, SQL> = {
    space: exists(
      db
        .select(one)
        .from(spaceMembers)
        .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
        .where(
          and(
            eq(spaceMembers.personId, personId),
            eq(spaceMembers.role, "owner"),
            not(isOpenedByAgentik("spaces")),
          ),
        ),
    ),
    chat: exists(db.select(one).from(creations).where(eq(creations.personId, personId))),
    document: or(
      exists(db.select(one).from(documents).where(eq(documents.createdBy, personId))),
      exists(
        db
          .select(one)
          .from(artifakts)
          .where(
            and(
              eq(artifakts.creatorId, personId),
              inArray(artifakts.type, [...ARTIFAKT_TYPES_BY_CATEGORY.documents]),
            ),
          ),
      ),
    )!,
    prompt: exists(
      db
        .select(one)
        .from(creatorSettings)
        .where(
          and(
            eq(creatorSettings.personId, personId),
            // Not blank.
            sql`${creatorSettings.systemPrompt} ~ '[^[:space:]]'`,
          ),
        ),
    ),
    command: exists(db.select(one).from(slashCommands).where(eq(slashCommands.personId, personId))),
    community: exists(
      db
        .select(one)
        .from(challengeParticipants)
        .where(eq(challengeParticipants.personId, personId)),
    ),
  };
  const fields = Object.entries(done).map(([task, ok]) => sql`${task}::text, ${ok}`);
  const [row] = await db.execute<{ done: GettingStarted }>(
    sql`SELECT json_build_object(${sql.join(fields, sql`, `)}) AS done`,
  );
  if (!row) throw new Error("a query without a table has one row");
  return row.done;
}
