import { asc } from "drizzle-orm";
import { COMMANDS_OF_SPACE_MAX } from "#domain/spaces/commands.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { spaceCommands } from "#db/schema/spaces/commands.ts";

/** The commands of a space for one of its members, by name. */
export const listSpaceCommands = (
  db: Db,
  viewer: { spaceId: string; personId: string },
): Promise<{ name: string; text: string }[]> =>
  db
    .select({ name: spaceCommands.name, text: spaceCommands.text })
    .from(spaceCommands)
    .where(isInsideOf(spaceCommands, viewer))
    .orderBy(asc(spaceCommands.name))
    .limit(COMMANDS_OF_SPACE_MAX);
