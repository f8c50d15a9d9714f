import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { JoinPolicy, SpaceRole } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { isSpaceOpenTo } from "#db/queries/spaces/open-space.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** A space whose row is locked until the transaction ends. */
export interface LockedSpace {
  id: string;
  name: string;
  ownerId: string | null;
  joinPolicy: JoinPolicy;
  /** A guest's copy of a demo space. */
  isCopy: boolean;
  /** Archived: closed to new members until the owner opens it again. */
  isArchived: boolean;
  /** The acting person's role; null for a non-member. */
  role: SpaceRole | null;
}

interface WhichSpace {
  spaceId: string;
  personId: string;
  now: Date;
  /** The person holds the link of an invitation, which opens any space that was not taken down. */
  isInvited?: boolean;
}

/**
 * Locks a space (SELECT FOR NO KEY UPDATE) for a change of its members. Every command on a space
 * starts with it, so that two commands wait for each other and reads after it stay valid.
 *
 * @param spaceId the id on the page; resolves to the person's copy, if there is one
 * @returns undefined when the person can open no space with that id
 */
export async function lockOpenSpace(
  tx: Db,
  { spaceId, personId, now, isInvited = false }: WhichSpace,
): Promise<LockedSpace | undefined> {
  const isOwn = eq(spaces.ownerId, personId);
  const [space] = await tx
    .select({
      id: spaces.id,
      name: spaces.name,
      ownerId: spaces.ownerId,
      joinPolicy: spaces.joinPolicy,
      isCopy: sql<boolean>`${spaces.copiedFrom} IS NOT NULL`,
      isArchived: sql<boolean>`${spaces.archivedAt} IS NOT NULL`,
    })
    .from(spaces)
    .where(
      or(
        and(
          eq(spaces.id, spaceId),
          isInvited ? isNull(spaces.takenDownAt) : isSpaceOpenTo(personId, now),
        ),
        and(eq(spaces.copiedFrom, spaceId), isOwn),
      ),
    )
    .orderBy(sql`${spaces.copiedFrom} IS NULL`)
    .limit(1)
    .for("no key update");
  if (!space) return undefined;
  // A separate query: inside the locking one it would use the snapshot from before the wait.
  const [member] = await tx
    .select({ role: spaceMembers.role })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, space.id), eq(spaceMembers.personId, personId)));
  return { ...space, role: member?.role ?? null };
}

/**
 * Whether an open space is full and the person is not a member. Checked without a lock, so that a
 * crowd at a full space is refused at once instead of queuing for the row. Only a hint: a place is
 * granted by the guarded update alone.
 */
export async function isFullFor(
  tx: Db,
  { spaceId, personId, now }: { spaceId: string; personId: string; now: Date },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    SELECT 1 FROM ${spaces} WHERE id = ${spaceId} AND ${isSpaceOpenTo(personId, now)} AND user_count >= max_members AND join_policy = 'open'
      AND NOT EXISTS (SELECT 1 FROM ${spaceMembers}
        WHERE space_id = ${spaceId} AND person_id = ${personId})`);
  return rows.length > 0;
}

/** `lockOpenSpace`, for the space's owner and admins only; undefined for everyone else. */
export async function lockManagedSpace(
  tx: Db,
  which: { spaceId: string; personId: string; now: Date },
): Promise<LockedSpace | undefined> {
  const space = await lockOpenSpace(tx, which);
  return space?.role === "owner" || space?.role === "admin" ? space : undefined;
}

/** The owner and admins of a space, without guests' copies. */
export async function listManagers(tx: Db, spaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ personId: spaceMembers.personId })
    .from(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        inArray(spaceMembers.role, ["owner", "admin"]),
        eq(spaceMembers.isCopy, false),
      ),
    );
  return rows.map(({ personId }) => personId);
}
