import { and, asc, eq, isNull } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { addDocument, type DocumentDone } from "./add-document.ts";

/**
 * Adds a document to the person's own private space that nobody else is in; without one it is created.
 *
 * @throws StorageFull
 */
export async function addOwnDocument(
  tx: Db,
  {
    space,
    ...input
  }: Omit<Parameters<typeof addDocument>[1], "spaceId"> & {
    /** Of a space that has to be created. */
    space: { name: string; description: string; language: ContentLanguage };
  },
): Promise<DocumentDone> {
  const { personId, now } = input;
  // Two forms at once create one space.
  await lockPerson(tx, personId);
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
      ),
    )
    .orderBy(asc(spaces.createdAt), spaces.id)
    .limit(1);
  if (own) return addDocument(tx, { ...input, spaceId: own.id });
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
  return addDocument(tx, { ...input, spaceId: created.spaceId });
}
