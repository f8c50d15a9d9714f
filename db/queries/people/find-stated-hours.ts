import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { StatedHours } from "#domain/people/business/opening-hours.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { isNewestVersion } from "#db/queries/spaces/documents/is-newest-version.ts";

/**
 * The opening hours that the documents say from which a person's own agentiks answer customers: of the
 * document that was changed last; undefined where none says any.
 */
export async function findStatedHours(
  db: Db,
  ownerId: string,
): Promise<(StatedHours & { source: string }) | undefined> {
  const [found] = await db
    .select({ source: documents.name, stated: documentVersions.hours })
    .from(agentiks)
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .innerJoin(documents, eq(documents.spaceId, agentikWorkplaces.spaceId))
    .innerJoin(documentVersions, isNewestVersion)
    .where(
      and(
        eq(agentiks.ownerId, ownerId),
        isNull(agentiks.copiedFrom),
        isNull(documents.onlyFor),
        isNotNull(documentVersions.hours),
      ),
    )
    .orderBy(desc(documents.changedAt), documents.id)
    .limit(1);
  return found?.stated ? { ...found.stated, source: found.source } : undefined;
}
