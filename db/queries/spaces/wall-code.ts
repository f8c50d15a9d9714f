import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";

/** The wall code of a space that lets people in now, with its encrypted token. */
export async function findWallCode(
  db: Db,
  { spaceId, now }: { spaceId: string; now: Date },
): Promise<{ id: string; sealedToken: string | null; expiresAt: Date } | undefined> {
  const [code] = await db
    .select({
      id: spaceInvitations.id,
      sealedToken: spaceInvitations.sealedToken,
      expiresAt: spaceInvitations.expiresAt,
    })
    .from(spaceInvitations)
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        isNotNull(spaceInvitations.sealedToken),
        isNull(spaceInvitations.revokedAt),
        gt(spaceInvitations.expiresAt, now),
      ),
    );
  return code;
}
