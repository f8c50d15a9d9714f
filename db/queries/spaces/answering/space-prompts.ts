import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { spacePrompts } from "#db/schema/spaces/answering.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

/** Versions of a space's instructions, newest first, for its owner and admins; none for others. */
export const listSpacePrompts = (db: Db, viewer: { spaceId: string; personId: string }) =>
  db
    .select({
      version: spacePrompts.version,
      text: spacePrompts.text,
      /** Null for a deleted account. */
      by: people.displayName,
      createdAt: spacePrompts.createdAt,
    })
    .from(spacePrompts)
    .leftJoin(people, eq(people.id, spacePrompts.createdBy))
    .where(
      and(
        isInsideOf(spacePrompts, viewer),
        sql`EXISTS (SELECT FROM ${spaceMembers} manager
          WHERE manager.space_id = ${outer(spacePrompts.spaceId)}
            AND manager.person_id = ${viewer.personId} AND manager.role <> 'member')`,
      ),
    )
    .orderBy(desc(spacePrompts.version));

/** The instructions that hold in a space; empty for none. */
export async function findSpacePrompt(db: Db, spaceId: string): Promise<string> {
  const [newest] = await db
    .select({ text: spacePrompts.text })
    .from(spacePrompts)
    .where(eq(spacePrompts.spaceId, spaceId))
    .orderBy(desc(spacePrompts.version))
    .limit(1);
  return newest?.text ?? "";
}
