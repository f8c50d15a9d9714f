import { asc, eq, sql } from "drizzle-orm";
import { COMMANDS_OF_SPACE_MAX } from "#domain/spaces/commands.ts";
import { MAX_SLASH_COMMANDS } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
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

/** The commands of a space for one of its members, by name. */
export const listSpaceCommands = (db: Db, viewer: Viewer): Promise<ListedCommand[]> =>
  db
    .select({ name: spaceCommands.name, text: spaceCommands.text })
    .from(spaceCommands)
    .where(isInsideOf(spaceCommands, viewer))
    .orderBy(asc(spaceCommands.name))
    .limit(COMMANDS_OF_SPACE_MAX);

/**
 * The commands that a member may write in a space, by name: those of the space and the member's own. A name
 * that both have is the space's, as when the message is sent (`post-message.ts`).
 */
export function listUsableCommands(db: Db, viewer: Viewer): Promise<ListedCommand[]> {
  const usable = db
    .select({
      name: spaceCommands.name,
      text: spaceCommands.text,
      // A copy of a space has its original's commands as well.
      rank: sql<number>`CASE ${spaceCommands.spaceId} WHEN ${viewer.spaceId} THEN 0 ELSE 1 END`.as(
        "rank",
      ),
    })
    .from(spaceCommands)
    .where(isInsideOf(spaceCommands, viewer))
    .unionAll(
      db
        .select({
          name: slashCommands.name,
          text: slashCommands.prompt,
          rank: sql<number>`2`.as("rank"),
        })
        .from(slashCommands)
        .where(eq(slashCommands.personId, viewer.personId)),
    )
    .as("usable");
  return db
    .selectDistinctOn([usable.name], { name: usable.name, text: usable.text })
    .from(usable)
    .orderBy(asc(usable.name), asc(usable.rank))
    .limit(COMMANDS_OF_SPACE_MAX + MAX_SLASH_COMMANDS);
}
