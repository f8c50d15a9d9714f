import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ContentLanguage, SpaceRole } from "#domain/items/catalogue.ts";
import { invitationEnd, type InvitationEnd, type InvitedRole } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/spaces/membership.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { people } from "#db/schema/people/people.ts";
import { pictures } from "#db/schema/people/pictures.ts";
import { isOpenInvitation } from "./open-invitations.ts";

export interface SpaceMember {
  personId: string;
  name: string;
  handle: string;
  avatarUrl: string | null;
  role: SpaceRole;
  joinedAt: Date;
}

/** One page of members: the owner, admins, then others by joining date. Excludes guests' copies. */
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
  // Paginated before the join, so that people who are not shown are not looked up.
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
      avatarUrl: people.avatarUrl,
      role: spaceMembers.role,
      joinedAt: spaceMembers.joinedAt,
    })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(and(eq(spaceMembers.spaceId, spaceId), inArray(spaceMembers.personId, shown)))
    .orderBy(...order);
}

/** Requests to join a space, oldest first. */
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

const IS_WALL_CODE = sql<boolean>`(${spaceInvitations.sealedToken} IS NOT NULL)`;

/**
 * Invitations that are neither accepted nor revoked, newest first; expired and declined ones, and the
 * wall code, included.
 */
export function listOpenInvitations(db: Db, spaceId: string) {
  return db
    .select({
      id: spaceInvitations.id,
      invitee: spaceInvitations.invitee,
      role: spaceInvitations.role,
      expiresAt: spaceInvitations.expiresAt,
      declinedAt: spaceInvitations.declinedAt,
      isWallCode: IS_WALL_CODE,
      entered: spaceInvitations.entered,
    })
    .from(spaceInvitations)
    .where(and(eq(spaceInvitations.spaceId, spaceId), isOpenInvitation))
    .orderBy(sql`${spaceInvitations.createdAt} DESC`, spaceInvitations.id);
}

/** Content of the page that an invitation's link opens. */
export interface ShownInvitation {
  space: string;
  spaceId: string;
  /** Invited person: handle, name or e-mail address, as typed. */
  invitee: string;
  from: string;
  /** Name of the inviter's business; null without one. */
  business: string | null;
  /** Content hash of its logo. */
  logoHash: string | null;
  role: InvitedRole;
  /** Its link lets in everyone, not one person. */
  isWallCode: boolean;
  /** The space's language. */
  language: ContentLanguage;
  /** Why its link lets no person in; null while it does. */
  end: InvitationEnd | null;
  /** The person who accepted it, as long as they are a member of the space. */
  enteredBy: string | null;
}

/** The invitation of a token's hash, open or ended; undefined where the space was taken down. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ShownInvitation | undefined> {
  const [found] = await db
    .select({
      space: spaces.name,
      spaceId: spaces.id,
      invitee: spaceInvitations.invitee,
      from: people.displayName,
      business: businesses.name,
      logoHash: pictures.hash,
      role: spaceInvitations.role,
      isWallCode: IS_WALL_CODE,
      language: spaces.language,
      enteredBy: spaceMembers.personId,
      acceptedAt: spaceInvitations.acceptedAt,
      revokedAt: spaceInvitations.revokedAt,
      declinedAt: spaceInvitations.declinedAt,
      expiresAt: spaceInvitations.expiresAt,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
    })
    .from(spaceInvitations)
    .innerJoin(spaces, eq(spaces.id, spaceInvitations.spaceId))
    .innerJoin(people, eq(people.id, spaceInvitations.invitedBy))
    .leftJoin(
      spaceMembers,
      and(
        isNotNull(spaceInvitations.acceptedAt),
        eq(spaceMembers.spaceId, spaceInvitations.spaceId),
        eq(spaceMembers.personId, spaceInvitations.personId),
      ),
    )
    .leftJoin(businesses, eq(businesses.personId, people.id))
    .leftJoin(pictures, and(eq(pictures.personId, people.id), eq(pictures.purpose, "logo")))
    .where(and(eq(spaceInvitations.tokenHash, tokenHash), isNull(spaces.takenDownAt)))
    .limit(1);
  if (!found) return undefined;
  const { acceptedAt, revokedAt, declinedAt, expiresAt, isArchived, ...invitation } = found;
  return {
    ...invitation,
    end: invitationEnd({ acceptedAt, revokedAt, declinedAt, expiresAt, isArchived }, now),
  };
}
