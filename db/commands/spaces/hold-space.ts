import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { JoinPolicy, SpaceRole } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** A space that nobody else changes until the transaction ends. */
export interface HeldSpace {
  id: string;
  name: string;
  ownerId: string | null;
  joinPolicy: JoinPolicy;
  /** A guest's own copy of a sample space. */
  isCopy: boolean;
  /** Of the one who is doing something; null for whoever is not in. */
  role: SpaceRole | null;
}

/**
 * Holds a space for a change of who is in it. Every command of a space begins here, so that two of
 * them wait for each other, and what is read after it stays true.
 *
 * @param spaceId as the page showed it: where the person has a copy of it, that one
 * @returns undefined when there is none with that id for the person
 */
export async function holdSpace(
  tx: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<HeldSpace | undefined> {
  const isOwn = eq(spaces.ownerId, personId);
  const [space] = await tx
    .select({
      id: spaces.id,
      name: spaces.name,
      ownerId: spaces.ownerId,
      joinPolicy: spaces.joinPolicy,
      isCopy: sql<boolean>`${spaces.copiedFrom} IS NOT NULL`,
    })
    .from(spaces)
    .where(
      or(
        and(eq(spaces.id, spaceId), or(sql`${spaces.copiedFrom} IS NULL`, isOwn)),
        and(eq(spaces.copiedFrom, spaceId), isOwn),
      ),
    )
    .orderBy(sql`${spaces.copiedFrom} IS NULL`)
    .limit(1)
    .for("no key update");
  if (!space) return undefined;
  // Asked for apart: beside the lock it would be as it was before the wait.
  const [member] = await tx
    .select({ role: spaceMembers.role })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, space.id), eq(spaceMembers.personId, personId)));
  return { ...space, role: member?.role ?? null };
}

/**
 * Whether every place of a space is taken, and none of them by this person. Asked without holding it:
 * whoever comes to a full space is told so at once, instead of waiting behind everybody else who does.
 * It was so when it was asked; whoever is to get in is let in by the guarded update alone.
 */
export async function isFullFor(
  tx: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    SELECT 1 FROM ${spaces} WHERE id = ${spaceId} AND user_count >= max_members AND join_policy = 'open'
      AND NOT EXISTS (SELECT 1 FROM ${spaceMembers}
        WHERE space_id = ${spaceId} AND person_id = ${personId})`);
  return rows.length > 0;
}

/** What `holdSpace` holds, for whoever runs the space: its owner and admins; undefined for everybody else. */
export async function holdManagedSpace(
  tx: Db,
  which: { spaceId: string; personId: string },
): Promise<HeldSpace | undefined> {
  const space = await holdSpace(tx, which);
  return space?.role === "owner" || space?.role === "admin" ? space : undefined;
}

/** Who decides about a space: its owner and admins, but for guests' copies. */
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
