import { db } from "#db/connection/live-database.ts";
import { deviceName } from "#domain/people/devices.ts";
import { FIRST_WRITES_MS, KNOWN_DEVICE_MS } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { adoptGuest } from "#db/commands/people/adopt-guest.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { rememberDevice } from "#db/commands/people/remember-device.ts";
import { renewPasswordHash } from "#db/commands/people/renew-password-hash.ts";
import { isPassing, retry } from "#db/commands/writing/retry.ts";
import {
  endSessionOfToken,
  lockSessions,
  lockVisitor,
  startSession,
} from "#db/commands/people/sessions.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { findPerson } from "#db/queries/people/people.ts";
import { findPersonOfVisitor, isKnownDevice } from "#db/queries/people/sessions.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { preferencesOnSignIn } from "./keep-preferences.server.ts";
import { readToken, serializeToken, visitorHashOf } from "./cookies.server.ts";
import { addressOf, BUSY_SECONDS, limitTries } from "./limit-tries.server.ts";
import { hashPassword, isOutdated, isPassword } from "./password-hash.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findViewer, type Viewer } from "./viewer.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

export interface SignIn {
  email: string;
  password: string;
  /** Whether the account gets what the guest of this browser made. */
  keepsGuest: boolean;
}

export type SignedIn =
  | { isDone: true; headers: Headers }
  | { isDone: false; reason: "wrong" }
  /** After too many tries, or while other transactions hold the same rows. */
  | { isDone: false; reason: "too-often" | "busy"; waitSeconds: number };

/**
 * Signs in: a session with a new token, the old one ended. A guest's things go to the account or with
 * the guest, as was chosen; those of a guest that this browser did not know of yet go to the account.
 *
 * An address and an account each have a limit, so that neither one address can try many accounts nor
 * many addresses one account. The account's own devices are counted apart from everybody else, so
 * that whoever uses up an account's tries locks out only those like themselves.
 */
export async function signIn(
  { request, context }: WriteArgs,
  { email, password, keepsGuest }: SignIn,
): Promise<SignedIn> {
  const now = new Date();
  const byAddress = await limitTries("signInByAddress", addressOf(context), now);
  if (byAddress > 0) return tooOften(byAddress);

  const account = await findCredentialsByEmail(db, email);
  const device = readToken(request, "device");
  const since = new Date(now.getTime() - KNOWN_DEVICE_MS);
  // Asked for nobody's account as well: a question less could be measured.
  const personId = account?.personId ?? "";
  const isKnown =
    device !== undefined && (await isKnownDevice(db, { token: device, personId, since }));
  // Counted by the address that was typed, whether or not it has an account.
  const whose = `${email.toLowerCase()}${isKnown ? ` ${device}` : ""}`;
  const byAccount = await limitTries("signInByAccount", hashToken(whose), now);
  if (byAccount > 0) return tooOften(byAccount);

  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    logSecurityEvent("sign-in-failed", context, { person: account?.personId });
    return { isDone: false, reason: "wrong" };
  }
  if (isOutdated(account.passwordHash)) {
    const renewed = { former: account.passwordHash, passwordHash: await hashPassword(password) };
    await renewPasswordHash(db, { personId: account.personId, ...renewed });
  }

  const viewer = await findViewer(request);
  try {
    const headers = await retry(() =>
      db.transaction(async (tx) => {
        const guestId = await findGuestOf(tx, request, viewer, now);
        if (guestId !== undefined) {
          if (keepsGuest || viewer.isVisitor)
            await adoptGuest(tx, { guestId, accountId: account.personId });
          await deletePerson(tx, guestId);
        }
        return openSession(tx, request, account.personId, now);
      }),
    );
    logSecurityEvent("sign-in", context, { person: account.personId });
    return { isDone: true, headers };
  } catch (error) {
    if (isPassing(error)) return { isDone: false, reason: "busy", waitSeconds: BUSY_SECONDS };
    throw error;
  }
}

const tooOften = (waitSeconds: number): SignedIn => ({
  isDone: false,
  reason: "too-often",
  waitSeconds,
});

/**
 * The guest of this browser, also one whose cookie was still on its way when the request was sent.
 * Locks the browser's name and the guest's sessions: writes of theirs come before the end of the
 * transaction, or not at all.
 *
 * @param tx the transaction that turns or ends the guest
 */
export async function findGuestOf(
  tx: Db,
  request: Request,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const visitorHash = visitorHashOf(request);
  if (visitorHash) await lockVisitor(tx, visitorHash);
  let personId = viewer.kind === "guest" ? viewer.personId : undefined;
  if (viewer.isVisitor && visitorHash) {
    const since = new Date(now.getTime() - FIRST_WRITES_MS);
    personId = (await findPersonOfVisitor(tx, visitorHash, since))?.personId;
  }
  if (personId === undefined) return undefined;
  await lockSessions(tx, personId);
  const person = await findPerson(tx, personId);
  return person?.kind === "guest" ? personId : undefined;
}

/**
 * A new session of an account in this browser, whatever session it had, and the device remembered.
 *
 * @returns the cookies
 */
export async function openSession(
  tx: Db,
  request: Request,
  personId: string,
  now: Date,
): Promise<Headers> {
  const former = readToken(request, "session");
  if (former) await endSessionOfToken(tx, former);
  const userAgent = request.headers.get("User-Agent");
  const session = await startSession(
    tx,
    {
      personId,
      kind: "account",
      device: deviceName(userAgent),
      visitorHash: visitorHashOf(request),
    },
    now,
  );
  const device = await rememberDevice(tx, { personId, token: readToken(request, "device") }, now);
  const deviceEnd = new Date(now.getTime() + KNOWN_DEVICE_MS);
  const headers = new Headers();
  const preferences = await preferencesOnSignIn(tx, request, personId);
  if (preferences) headers.append("Set-Cookie", preferences);
  headers.append(
    "Set-Cookie",
    serializeToken(request, "session", session.token, session.expiresAt),
  );
  headers.append("Set-Cookie", serializeToken(request, "device", device, deviceEnd));
  return headers;
}
