/** Reads of a workplace for one of its members; other people get nothing. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Asker } from "#domain/agentiks/tools/tools.ts";
import type { Period } from "#domain/agentiks/tools/periods.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";

/** A person who asks, and the space. */
export interface Inside {
  spaceId: string;
  personId: string;
}

/** Members of a space, and how many of them joined in a period; undefined for those outside. */
export async function countMembers(
  db: Db,
  inside: Inside,
  { period: { from, to }, zone }: { period: Period; zone: Zone },
): Promise<{ members: number; joined: number } | undefined> {
  const begin = sql`${from}::date::timestamp AT TIME ZONE ${zone}`;
  const end = sql`(${to}::date + 1)::timestamp AT TIME ZONE ${zone}`;
  const [counted] = await db
    .select({
      members: sql<number>`count(*)::int`,
      joined: sql<number>`count(*) FILTER (WHERE ${spaceMembers.joinedAt} >= ${begin}
        AND ${spaceMembers.joinedAt} < ${end})::int`,
    })
    .from(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, inside.spaceId),
        eq(spaceMembers.isCopy, false),
        isInsideOf(spaceMembers, inside),
      ),
    );
  return counted && counted.members > 0 ? counted : undefined;
}

/** The bookings of a day by time, without cancelled ones. @param day as `2026-11-24` */
export const listDayBookings = (
  db: Db,
  inside: Inside,
  { day, limit }: { day: string; limit: number },
): Promise<{ form: string; customer: string; people: number | null; minute: number }[]> =>
  db
    .select({
      form: bookings.form,
      customer: bookings.customer,
      people: bookings.people,
      minute: bookings.minute,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.spaceId, inside.spaceId),
        eq(bookings.day, day),
        isNull(bookings.cancelledAt),
        isInsideOf(bookings, inside),
      ),
    )
    .orderBy(asc(bookings.minute), bookings.id)
    .limit(limit);

/**
 * Role of a person towards an agentik in a space; undefined where the space is not its workplace,
 * or the person is no member of it. With the agentik's owner, and whether what it was allowed in
 * that space lets it act for the person; for its owner it may always.
 */
export async function findAsker(
  db: Db,
  { agentikId, ...inside }: Inside & { agentikId: string },
): Promise<{ asker: Exclude<Asker, "customer">; ownerId: string; mayAct: boolean } | undefined> {
  const [found] = await db
    .select({ ownerId: agentiks.ownerId, may: spaceAgentiks.may })
    .from(agentikWorkplaces)
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .leftJoin(
      spaceAgentiks,
      and(
        eq(spaceAgentiks.agentikId, agentikWorkplaces.agentikId),
        eq(spaceAgentiks.spaceId, agentikWorkplaces.spaceId),
      ),
    )
    .where(
      and(
        eq(agentikWorkplaces.agentikId, agentikId),
        eq(agentikWorkplaces.spaceId, inside.spaceId),
        isInsideOf(agentikWorkplaces, inside),
      ),
    );
  if (!found) return undefined;
  const { ownerId, may } = found;
  const asker = ownerId === inside.personId ? "owner" : "member";
  return { asker, ownerId, mayAct: asker === "owner" || may === "act" };
}
