import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { COMMANDS_OF_SPACE_MAX } from "#domain/spaces/commands.ts";
import { MAX_SLASH_COMMANDS } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { spaceCommands } from "#db/schema/spaces/commands.ts";
import { slashCommands } from "#db/schema/studio/studio.ts";

interface Viewer {
  spaceId: string;
  personId: string;
}

/** A command: what is typed after the slash, and the text that it stands for. */
export interface ListedCommand {
  name: string;
  text: string;
}

/**
 * Commands of a space and of the one that it is a copy of, by the index: `isInsideOf` alone reads those of all
 * spaces.
 */
const isOf = (spaceId: string | SQL): SQL =>
  sql`${spaceCommands.spaceId} IN (SELECT unnest(ARRAY[space.id, space.copied_from])
    FROM ${spaces} space WHERE space.id = ${spaceId})`;

/** The commands of a space for one of its members, by name. */
export const listSpaceCommands = (db: Db, viewer: Viewer): Promise<ListedCommand[]> =>
  db
    .select({ name: spaceCommands.name, text: spaceCommands.text })
    .from(spaceCommands)
    .where(and(isOf(viewer.spaceId), isInsideOf(spaceCommands, viewer)))
    .orderBy(asc(spaceCommands.name))
    .limit(COMMANDS_OF_SPACE_MAX);

/**
 * The commands that a member may write in a space, by name: those of the space and the member's own. A name
 * that both have is the space's, as when the message is sent (`post-message.ts`).
 */
export const listUsableCommands = (db: Db, viewer: Viewer): Promise<ListedCommand[]> =>
  listNearestCommands(db, viewer, isInsideOf(spaceCommands, viewer));

/**
 * Commands of a space and a person's own, by name: of several with one name the space's, then in a copy its
 * original's, then the person's.
 *
 * @param viewer.spaceId or an expression for it, null where the person sees no commands of a space
 * @param isSeen condition for the commands of a space whose id is known
 */
export function listNearestCommands(
  db: Db,
  { spaceId, personId }: { spaceId: string | SQL; personId: string },
  isSeen?: SQL,
): Promise<ListedCommand[]> {
  const usable = db
    .select({
      name: spaceCommands.name,
      text: spaceCommands.text,
      rank: sql<number>`CASE ${spaceCommands.spaceId} WHEN ${spaceId} THEN 0 ELSE 1 END`.as("rank"),
    })
    .from(spaceCommands)
    .where(and(isOf(spaceId), isSeen))
    .unionAll(
      db
        .select({
          name: slashCommands.name,
          text: slashCommands.prompt,
          rank: sql<number>`2`.as("rank"),
        })
        .from(slashCommands)
        .where(eq(slashCommands.personId, personId)),
    )
    .as("usable");
  return db
    .selectDistinctOn([usable.name], { name: usable.name, text: usable.text })
    .from(usable)
    .orderBy(asc(usable.name), asc(usable.rank))
    .limit(COMMANDS_OF_SPACE_MAX + MAX_SLASH_COMMANDS);
}
