import type { ContentLanguage, JoinPolicy, SpaceType } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface NewSpace {
  name: string;
  description: string;
  type: SpaceType;
  joinPolicy: JoinPolicy;
  /** Null: as many as come. */
  maxMembers: number | null;
  language: ContentLanguage;
}

/** Makes a space; whoever makes it owns it and is its first member. */
export async function createSpace(
  tx: Db,
  { personId, space, now }: { personId: string; space: NewSpace; now: Date },
): Promise<{ kind: "done"; spaceId: string }> {
  const id = createId("space");
  await tx.insert(spaces).values({ ...space, id, ownerId: personId, userCount: 1, createdAt: now });
  await tx.insert(spaceMembers).values({ spaceId: id, personId, role: "owner", joinedAt: now });
  await recordEvent(tx, { personId, action: "create-space", subject: id, now });
  return { kind: "done", spaceId: id };
}
