import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { createAccount, type NewAccount } from "#db/commands/people/create-account.ts";
import { isPassing, retry } from "#db/commands/writing/retry.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findGuestOf, openSession } from "./sign-in.server.ts";
import { findViewer } from "./viewer.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

export type SignedUp =
  | { isDone: true; headers: Headers }
  /** `busy`: nothing was written, other transactions hold the same rows. */
  | { isDone: false; reason: "taken" | "busy" };

/**
 * Makes an account of the guest or visitor of this browser and signs in to it, in one transaction: a
 * write of the same browser is either done before it, and comes along, or finds its session ended.
 *
 * @returns the cookies of the new session; `taken` where the address has an account
 */
export async function signUp(
  { request, context }: WriteArgs,
  account: Omit<NewAccount, "from">,
  now: Date,
): Promise<SignedUp> {
  const viewer = await findViewer(request);
  try {
    const made = await retry(() =>
      db.transaction(async (tx) => {
        const guestId = await findGuestOf(tx, request, viewer, now);
        const from = guestId ? { guestId } : env.PLAZA_DEMO ? "visitor" : "nobody";
        const personId = await createAccount(tx, { ...account, from }, now);
        return personId && { personId, headers: await openSession(tx, request, personId, now) };
      }),
    );
    if (!made) return { isDone: false, reason: "taken" };
    logSecurityEvent("account-created", context, { person: made.personId });
    return { isDone: true, headers: made.headers };
  } catch (error) {
    if (isPassing(error)) return { isDone: false, reason: "busy" };
    throw error;
  }
}
