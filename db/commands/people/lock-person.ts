import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";

/**
 * Makes one person's commands of this kind wait for each other, so that each reads what the one
 * before it has written. Other people's do not wait, and neither do rows that refer to the person.
 *
 * @returns what the person is; undefined when there is no such person
 */
export async function lockPerson(tx: Db, personId: string) {
  const [person] = await tx
    .select({ kind: people.kind, tier: people.tier })
    .from(people)
    .where(eq(people.id, personId))
    .for("no key update");
  return person;
}
