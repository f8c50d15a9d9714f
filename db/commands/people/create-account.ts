import { firstNameOf, handleStem } from "#domain/people/accounts.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { findPerson } from "#db/queries/people/people.ts";
import { adoptGuest } from "./guests/adopt-guest.ts";
import { deletePerson } from "./delete-person.ts";
import { lockSessions } from "./sessions.ts";

export interface NewAccount {
  /** The guest whose own things the account takes over; without one it starts empty. */
  guestId?: string;
  displayName: string;
  email: string;
  passwordHash: string;
  /** Whether a link that was mailed to the address was opened. */
  isVerified?: boolean;
}

/** Thrown to roll the transaction back; caught in `createAccount`. */
class SignUpRefused extends Error {}

/**
 * Creates an account in one transaction. From a guest it takes over what the guest made, not the
 * examples and not the play money; the guest is deleted with all sessions, so that a leaked guest
 * token does not open the account. Waits for the guest's writes in flight.
 *
 * The e-mail address is inserted last, so that the response time does not reveal whether it is
 * taken.
 *
 * @returns the person's id; undefined when the address has an account, or the guest is no guest any
 *   more
 */
export async function createAccount(
  db: Db,
  { guestId, displayName, email, passwordHash, isVerified = false }: NewAccount,
  now: Date,
): Promise<string | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const personId = createId("member");
      await tx.insert(people).values({
        id: personId,
        kind: "account",
        displayName,
        firstName: firstNameOf(displayName),
        handle: handleOf(displayName, personId),
        createdAt: now,
      });
      if (guestId !== undefined) {
        await lockSessions(tx, guestId);
        if ((await findPerson(tx, guestId))?.kind !== "guest") throw new SignUpRefused();
        await adoptGuest(tx, { guestId, accountId: personId });
        await deletePerson(tx, guestId, { now });
      }
      const written = await tx
        .insert(accounts)
        .values({
          personId,
          email,
          passwordHash,
          emailVerifiedAt: isVerified ? now : null,
          createdAt: now,
          changedAt: now,
        })
        .onConflictDoNothing()
        .returning({ personId: accounts.personId });
      if (written.length === 0) throw new SignUpRefused();
      return personId;
    });
  } catch (error) {
    if (error instanceof SignUpRefused) return undefined;
    throw error;
  }
}

/**
 * A stem of the name and six random hexadecimal digits of the id. Not checked for uniqueness: equal
 * handles of two equal stems have a chance of one in 16 million.
 */
const handleOf = (displayName: string, personId: string) =>
  `${handleStem(displayName)}-${personId.slice(-6)}`;
