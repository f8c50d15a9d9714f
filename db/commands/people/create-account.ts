import { and, eq } from "drizzle-orm";
import { firstNameOf, handleStem } from "#domain/people/accounts.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { forkGuest } from "./fork-guest.ts";
import { endSessions, lockSessions } from "./sessions.ts";

export interface NewAccount {
  /**
   * Who becomes the account: a guest, who loses nothing; `visitor`, who gets what the demo person
   * has; `nobody`, who begins with nothing.
   */
  from: { guestId: string } | "visitor" | "nobody";
  displayName: string;
  email: string;
  passwordHash: string;
}

/** Undoes the transaction; what it says is known to the caller only. */
class Taken extends Error {}

/**
 * Turns a person into an account, in one transaction. All sessions of a guest end: a guest's token
 * that others know does not open the account. Writes in flight with such a session come first.
 *
 * The address is written last, so that a refused sign-up takes about as long as one that is not.
 *
 * @returns the person's id; undefined when the address has an account, or the guest is none any more
 */
export async function createAccount(
  db: Db,
  { from, displayName, email, passwordHash }: NewAccount,
  now: Date,
): Promise<string | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const profile = {
        kind: "account" as const,
        displayName,
        firstName: firstNameOf(displayName),
      };
      let personId: string;
      if (from === "nobody") {
        personId = createId("member");
        const handle = handleOf(displayName, personId);
        await tx.insert(people).values({ ...profile, id: personId, handle, createdAt: now });
      } else {
        personId = from === "visitor" ? await forkGuest(tx, now) : from.guestId;
        await lockSessions(tx, personId);
        const turned = await tx
          .update(people)
          .set({ ...profile, handle: handleOf(displayName, personId) })
          .where(and(eq(people.id, personId), eq(people.kind, "guest")))
          .returning({ id: people.id });
        if (turned.length === 0) throw new Taken();
        await endSessions(tx, personId);
      }
      const written = await tx
        .insert(accounts)
        .values({ personId, email, passwordHash, createdAt: now, changedAt: now })
        .onConflictDoNothing()
        .returning({ personId: accounts.personId });
      if (written.length === 0) throw new Taken();
      return personId;
    });
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
}

/** A name's stem and six random characters of the id: taken by nobody, and nothing to be asked about. */
const handleOf = (displayName: string, personId: string) =>
  `${handleStem(displayName)}-${personId.slice(-6)}`;
