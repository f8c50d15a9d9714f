import { db } from "#db/connection/live-database.ts";
import { createAccount, type NewAccount } from "#db/commands/people/create-account.ts";
import { retryOrBusy, type Busy } from "./retry-or-busy.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findGuestOf, openSession } from "./sign-in.server.ts";
import { findViewer } from "./viewer.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

export type SignedUp = { ok: true; headers: Headers } | { ok: false; reason: "taken" } | Busy;

/**
 * Creates an account with what this browser's guest made and signs in, in one transaction: a
 * concurrent write of the same browser either commits before and is included, or finds its session
 * ended.
 *
 * @returns headers that set the new session's cookies; `taken` if the e-mail address has an account
 */
export async function signUp(
  { request, context }: WriteArgs,
  account: Omit<NewAccount, "guestId">,
  now: Date,
): Promise<SignedUp> {
  const viewer = await findViewer(request);
  const made = await retryOrBusy(() =>
    db.transaction(async (tx) => {
      const guestId = await findGuestOf(tx, request, viewer, now);
      const personId = await createAccount(tx, { ...account, guestId }, now);
      return personId && { personId, headers: await openSession(tx, request, personId, now) };
    }),
  );
  if (!made.ok) return made;
  if (!made.value) return { ok: false, reason: "taken" };
  const { personId, headers } = made.value;
  logSecurityEvent("account-created", context, { person: personId });
  return { ok: true, headers };
}
