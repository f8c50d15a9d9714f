import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";

/** A space that has to be created. */
export interface OwnSpace {
  name: string;
  description: string;
  language: ContentLanguage;
}

/**
 * Finds or creates the person's private space for documents: the oldest one whose only member they are.
 * Spaces in which an agentik answers are excluded, since it would quote the documents to customers.
 *
 * @returns the id of the space
 */
export async function openOwnSpace(
  tx: Db,
  { personId, space, now }: { personId: string; space: OwnSpace; now: Date },
): Promise<string> {
  // Two forms at once create one space.
  await lockPerson(tx, personId);
  const answering = tx
    .select({ id: spaceAgentiks.agentikId })
    .from(spaceAgentiks)
    .where(eq(spaceAgentiks.spaceId, spaces.id));
  const [own] = await tx
    .select({ id: spaces.id })
    .from(spaces)
    .where(
      and(
        eq(spaces.ownerId, personId),
        eq(spaces.visibility, "private"),
        eq(spaces.joinPolicy, "invite"),
        eq(spaces.userCount, 1),
        isNull(spaces.copiedFrom),
        isNull(spaces.takenDownAt),
        isNull(spaces.archivedAt),
        notExists(answering),
      ),
    )
    .orderBy(asc(spaces.createdAt), spaces.id)
    .limit(1);
  if (own) return own.id;
  const created = await createSpace(tx, {
    personId,
    space: {
      ...space,
      type: "custom",
      joinPolicy: "invite",
      visibility: "private",
      maxMembers: null,
    },
    now,
  });
  return created.spaceId;
}
