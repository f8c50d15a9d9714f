import { and, asc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import { fold } from "#domain/search/text-fold.ts";
import type { Db } from "#db/connection/client.ts";
import { patternOf } from "#db/queries/search/matches-text.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

interface Viewer {
  spaceId: string;
  personId: string;
}
export interface NamedMember {
  name: string;
  handle: string;
}

const membersOf = (db: Db) =>
  db
    .select({ name: people.displayName, handle: people.handle })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId));

/** Members whom a message of the viewer can mention: those of `findMentioned`, for members only. */
const canBeMentionedBy = ({ spaceId, personId }: Viewer) =>
  and(
    eq(spaceMembers.spaceId, spaceId),
    eq(spaceMembers.isCopy, false),
    ne(spaceMembers.personId, personId),
    isInsideOf(spaceMembers, { spaceId, personId }),
  );

/**
 * Members of a space, but for the viewer, whose name, a word of it or handle begins with a text; by name.
 * The same rule as `beginsWith` (domain/spaces/mentions/name-list.ts).
 *
 * @param typed an empty text for all members
 */
export const listMembersNamed = (
  db: Db,
  viewer: Viewer,
  typed: string,
  limit: number,
): Promise<NamedMember[]> =>
  membersOf(db)
    .where(
      and(
        canBeMentionedBy(viewer),
        typed === ""
          ? undefined
          : sql`plaza_fold(' ' || ${people.displayName} || ' ' || ${people.handle}) LIKE ${patternOf(` ${typed}`)}`,
      ),
    )
    .orderBy(asc(people.displayName), people.id)
    .limit(limit);

/** Other members of a space whose name or handle is one of these members' names. */
export async function listNamesakes(
  db: Db,
  viewer: Viewer,
  members: readonly NamedMember[],
): Promise<NamedMember[]> {
  if (members.length === 0) return [];
  const names = members.map(({ name }) => fold(name));
  return membersOf(db).where(
    and(
      canBeMentionedBy(viewer),
      or(inArray(sql`plaza_fold(${people.displayName})`, names), inArray(people.handle, names)),
      notInArray(
        people.handle,
        members.map(({ handle }) => handle),
      ),
    ),
  );
}
