import type {
  ContentLanguage,
  JoinPolicy,
  SpaceType,
  SpaceVisibility,
} from "#domain/items/catalogue.ts";
import { defaultVisibility } from "#domain/items/item-fields.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface NewSpace {
  name: string;
  description: string;
  type: SpaceType;
  joinPolicy: JoinPolicy;
  /** Default: private if people need an invitation, otherwise listed. */
  visibility?: SpaceVisibility;
  /** Null for no limit. */
  maxMembers: number | null;
  language: ContentLanguage;
}

/** Creates a space. Its creator becomes the owner and first member. */
export async function createSpace(
  tx: Db,
  { personId, space, now }: { personId: string; space: NewSpace; now: Date },
): Promise<{ kind: "done"; spaceId: string }> {
  const id = createId("space");
  const visibility = space.visibility ?? defaultVisibility(space.joinPolicy);
  await tx
    .insert(spaces)
    .values({ ...space, visibility, id, ownerId: personId, userCount: 1, createdAt: now });
  await tx.insert(spaceMembers).values({ spaceId: id, personId, role: "owner", joinedAt: now });
  await recordEvent(tx, { personId, action: "create-space", subject: id, now });
  return { kind: "done", spaceId: id };
}
