/** Things that kits add: whether each still exists, whether it was changed, and its removal. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { removeSlashCommand } from "#db/commands/studio/change-creator-settings.ts";
import { deleteDocument } from "#db/commands/spaces/documents/delete-document.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import type { kitParts } from "#db/schema/shop/kits.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { trackDownloads } from "#db/schema/studio/listening.ts";
import { slashCommands } from "#db/schema/studio/studio.ts";
import { deleteKitAgentik, isAgentikUsed } from "./kit-agentiks.ts";

export type KitPartRow = typeof kitParts.$inferSelect;

/** Something that a kit has added, as it is now. */
export interface Thing {
  /** Its current name, which the owner may have changed. */
  name: string;
  isChanged: boolean;
  remove(tx: Db, now: Date): Promise<void>;
}

export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The thing that a row refers to; undefined when it is gone, or when the part adds nothing. */
export async function findThing(
  tx: Db,
  { personId, kind, ref, digest }: Pick<KitPartRow, "personId" | "kind" | "ref" | "digest">,
): Promise<Thing | undefined> {
  if (ref === null) return undefined;
  switch (kind) {
    case "agentik":
    case "schedule": {
      const [row] = await tx
        .select({ name: agentiks.name })
        .from(agentiks)
        .where(and(eq(agentiks.id, ref), eq(agentiks.ownerId, personId)));
      return (
        row && {
          name: row.name,
          isChanged: await isAgentikUsed(tx, ref),
          remove: (tx) => deleteKitAgentik(tx, { personId, agentikId: ref }),
        }
      );
    }
    case "document":
    case "table": {
      const [row] = await tx
        .select({
          name: documents.name,
          version: documents.version,
          spaceId: documents.spaceId,
        })
        .from(documents)
        .innerJoin(spaces, eq(spaces.id, documents.spaceId))
        .where(and(eq(documents.id, ref), eq(spaces.ownerId, personId)));
      return (
        row && {
          name: row.name,
          isChanged: row.version > 1 || digestOf(row.name) !== digest,
          async remove(tx, now) {
            const { spaceId } = row;
            // One that its owner may no longer delete, such as one in an archived space, stays.
            await deleteDocument(tx, { personId, spaceId, documentId: ref, now });
          },
        }
      );
    }
    case "command": {
      const [row] = await tx
        .select({ prompt: slashCommands.prompt })
        .from(slashCommands)
        .where(and(eq(slashCommands.personId, personId), eq(slashCommands.name, ref)));
      return (
        row && {
          name: `/${ref}`,
          isChanged: digestOf(row.prompt) !== digest,
          async remove(tx, now) {
            await removeSlashCommand(tx, { personId, name: ref, now });
          },
        }
      );
    }
    case "sound": {
      const isIt = and(eq(trackDownloads.personId, personId), eq(trackDownloads.trackId, ref));
      return (await tx.$count(trackDownloads, isIt)) === 0
        ? undefined
        : {
            name: ref,
            isChanged: false,
            async remove(tx) {
              await tx.delete(trackDownloads).where(isIt);
            },
          };
    }
    case "page":
    case "creator":
      return undefined;
  }
}
