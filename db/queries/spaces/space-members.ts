import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { SpaceRole } from "#domain/items/catalogue.ts";
import type { InvitedRole } from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/spaces/community.ts";
import { people } from "#db/schema/people/people.ts";

/** The space of a member screen, for one who is in it. */
export interface MemberSpace {
  id: string;
  name: string;
  /** Of the one who is looking. */
  role: SpaceRole;
  userCount: number;
  maxMembers: number | null;
  isCopy: boolean;
}

/** A space for one who is in it; undefined for everybody else. */
export async function findMemberSpace(
  db: Db,
  id: string,
  personId: string,
): Promise<MemberSpace | undefined> {
  const [space] = await db
    .select({
      id: spaces.id,
      name: spaces.name,
      role: spaceMembers.role,
      userCount: spaces.userCount,
      maxMembers: spaces.maxMembers,
      isCopy: sql<boolean>`${spaces.copiedFrom} IS NOT NULL`,
    })
    .from(spaces)
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, spaces.id))
    .where(and(eq(spaces.id, id), eq(spaceMembers.personId, personId)))
    .limit(1);
  return space;
}

export interface SpaceMember {
  personId: string;
  name: string;
  handle: string;
  role: SpaceRole;
  joinedAt: Date;
}

/** Members a page at a time: the owner, the admins, and the others as they came. No copies. */
export function listSpaceMembers(
  db: Db,
  spaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SpaceMember[]> {
  const order = [
    sql`array_position(ARRAY['owner', 'admin'], ${spaceMembers.role}) NULLS LAST`,
    spaceMembers.joinedAt,
    spaceMembers.personId,
  ];
  // Of those who are not shown nothing is looked up.
  const shown = db
    .select({ personId: spaceMembers.personId })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.isCopy, false)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select({
      personId: people.id,
      name: people.displayName,
      handle: people.handle,
      role: spaceMembers.role,
      joinedAt: spaceMembers.joinedAt,
    })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(and(eq(spaceMembers.spaceId, spaceId), inArray(spaceMembers.personId, shown)))
    .orderBy(...order);
}

/** Who asks to be let in, the first who came first. */
export function listSpaceRequests(db: Db, spaceId: string) {
  return db
    .select({
      personId: people.id,
      name: people.displayName,
      handle: people.handle,
      createdAt: spaceRequests.createdAt,
    })
    .from(spaceRequests)
    .innerJoin(people, eq(people.id, spaceRequests.personId))
    .where(eq(spaceRequests.spaceId, spaceId))
    .orderBy(asc(spaceRequests.createdAt), people.id);
}

/** Invitations nobody has used or taken back, the newest first; expired and declined ones too. */
export function listOpenInvitations(db: Db, spaceId: string) {
  return db
    .select({
      id: spaceInvitations.id,
      invitee: spaceInvitations.invitee,
      role: spaceInvitations.role,
      expiresAt: spaceInvitations.expiresAt,
      declinedAt: spaceInvitations.declinedAt,
    })
    .from(spaceInvitations)
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
      ),
    )
    .orderBy(sql`${spaceInvitations.createdAt} DESC`, spaceInvitations.id);
}

/** What an invitation's link shows. */
export interface ShownInvitation {
  space: string;
  spaceId: string;
  from: string;
  role: InvitedRole;
}

/** The invitation a link's token opens, while it is good. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ShownInvitation | undefined> {
  const [invitation] = await db
    .select({
      space: spaces.name,
      spaceId: spaces.id,
      from: people.displayName,
      role: spaceInvitations.role,
    })
    .from(spaceInvitations)
    .innerJoin(spaces, eq(spaces.id, spaceInvitations.spaceId))
    .innerJoin(people, eq(people.id, spaceInvitations.invitedBy))
    .where(
      and(
        eq(spaceInvitations.tokenHash, tokenHash),
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
        isNull(spaceInvitations.declinedAt),
        sql`${spaceInvitations.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return invitation;
}
