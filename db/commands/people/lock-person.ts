import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";

/**
 * Locks a person's row, to serialise commands on one person: each sees what the one before
 * committed. Does not block foreign-key checks of rows that refer to the person.
 *
 * @returns kind and tier; undefined when there is no such person
 */
export async function lockPerson(tx: Db, personId: string) {
  const [person] = await tx
    .select({ kind: people.kind, tier: people.tier })
    .from(people)
    .where(eq(people.id, personId))
    .for("no key update");
  return person;
}
