import { and, eq } from "drizzle-orm";
import { firstNameOf } from "#domain/people/accounts.ts";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";
import { codeOf } from "#db/commands/writing/retry-transaction.ts";

/** unique_violation */
const TAKEN = "23505";

/**
 * Changes a person's name and, of an account, the handle. Guests cannot choose a handle: they are
 * free to make, and could take them all.
 *
 * @param input.handle checked by `parseHandle`; undefined leaves it as it is
 */
export async function changeProfile(
  tx: Db,
  input: { personId: string; displayName: string; handle?: string },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "handle-taken" }> {
  const { personId, displayName, handle } = input;
  await tx
    .update(people)
    .set({ displayName, firstName: firstNameOf(displayName) })
    .where(eq(people.id, personId));
  if (handle === undefined) return { kind: "done" };
  try {
    // A savepoint: after a violation the transaction can go on.
    await tx.transaction((inner) =>
      inner
        .update(people)
        .set({ handle })
        .where(and(eq(people.id, personId), eq(people.kind, "account"))),
    );
  } catch (error) {
    if (codeOf(error) === TAKEN) return { kind: "refused", reason: "handle-taken" };
    throw error;
  }
  return { kind: "done" };
}
