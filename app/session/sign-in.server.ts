import { db } from "#db/connection/live-database.ts";
import { deviceName } from "#domain/people/devices.ts";
import { FIRST_WRITES_MS, KNOWN_DEVICE_MS } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { attachPush } from "#db/commands/people/push/subscribe-push.ts";
import { rememberDevice } from "#db/commands/people/remember-device.ts";
import { startPendingSignIn } from "#db/commands/people/second-factor/pending-sign-ins.ts";
import { renewPasswordHash } from "#db/commands/people/renew-password-hash.ts";
import {
  endSessionOfToken,
  lockSessions,
  lockVisitor,
  startSession,
} from "#db/commands/people/sessions.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { findPerson } from "#db/queries/people/people.ts";
import { hasSecondFactor } from "#db/queries/people/second-factors.ts";
import { findPersonOfVisitor, isKnownDevice } from "#db/queries/people/sessions.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { preferencesOnSignIn } from "./keep-preferences.server.ts";
import { readToken, serializeToken, visitorHashOf } from "./cookies.server.ts";
import { addressOf, limitTries } from "./limit-tries.server.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords/password-hash.server.ts";
import { retryOrBusy } from "./retry-or-busy.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findViewer, type Viewer } from "./viewer.server.ts";
import type { WriteArgs } from "./write-as.server.ts";

export interface SignIn {
  email: string;
  password: string;
  /** Whether the account takes over what this browser's guest made. */
  keepsGuest: boolean;
}

export type SignedIn =
  | { ok: true; headers: Headers }
  /** The password was right; the second factor is missing. `headers` set its cookie: no session. */
  | { ok: false; reason: "second-step"; headers: Headers }
  | { ok: false; reason: "wrong" }
  /** `too-often`: rate limit; `busy`: concurrent transactions on the same rows. */
  | { ok: false; reason: "too-often" | "busy"; waitSeconds: number };

/**
 * Signs in with a password. An account with a second factor gets no session yet, but a pending
 * sign-in, which the second step completes (second-factor/second-step.server.ts).
 *
 * Rate limits per IP address and per account: neither can one address try many accounts, nor many
 * addresses one account. Known devices of an account are counted separately, so that an attacker who
 * uses up the account's tries does not lock out its owner.
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
  // Also queried for unknown e-mails, so that response time does not reveal whether an account exists.
  const personId = account?.personId ?? "";
  const isKnown =
    device !== undefined && (await isKnownDevice(db, { token: device, personId, since }));
  // Keyed by the typed e-mail address, whether or not it has an account.
  const limitKey = `${email.toLowerCase()}${isKnown ? ` ${device}` : ""}`;
  const byAccount = await limitTries("signInByAccount", hashToken(limitKey), now);
  if (byAccount > 0) return tooOften(byAccount);

  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    logSecurityEvent("sign-in-failed", context, { person: account?.personId });
    return { ok: false, reason: "wrong" };
  }
  if (isOutdated(account.passwordHash)) {
    const hashes = { former: account.passwordHash, passwordHash: await hashPassword(password) };
    const renewed = await retryOrBusy(() =>
      renewPasswordHash(db, { personId: account.personId, ...hashes }),
    );
    if (!renewed.ok) return renewed;
  }

  if (await hasSecondFactor(db, account.personId)) {
    const pending = { personId: account.personId, keepsGuest };
    const started = await retryOrBusy(() => startPendingSignIn(db, pending, now));
    if (!started.ok) return started;
    const { token, expiresAt } = started.value;
    const headers = new Headers();
    headers.append("Set-Cookie", serializeToken(request, "pending", token, expiresAt));
    logSecurityEvent("second-step-required", context, { person: account.personId });
    return { ok: false, reason: "second-step", headers };
  }
  const claim = () => Promise.resolve({ personId: account.personId, keepsGuest });
  return completeSignIn({ request, context }, claim, now);
}

/**
 * Starts a session with a new token and ends the browser's old one. The guest's items are moved to
 * the account or deleted with the guest, as the user chose; if the guest was created while this
 * request was on its way, they are moved.
 *
 * @param claim consumes the proof of identity in the transaction and returns who signs in; undefined
 *   rolls everything back
 */
export async function completeSignIn(
  { request, context }: WriteArgs,
  claim: (tx: Db) => Promise<{ personId: string; keepsGuest: boolean } | undefined>,
  now: Date,
): Promise<Exclude<SignedIn, { reason: "second-step" }>> {
  const viewer = await findViewer(request);
  try {
    const signed = await retryOrBusy(() =>
      db.transaction(async (tx) => {
        const claimed = await claim(tx);
        if (!claimed) throw new NotProven();
        const { personId, keepsGuest } = claimed;
        const guestId = await findGuestOf(tx, request, viewer, now);
        if (guestId !== undefined) {
          if (keepsGuest || viewer.isVisitor)
            await adoptGuest(tx, { guestId, accountId: personId });
          await deletePerson(tx, guestId);
        }
        return { personId, headers: await openSession(tx, request, personId, now) };
      }),
    );
    if (!signed.ok) return signed;
    logSecurityEvent("sign-in", context, { person: signed.value.personId });
    return { ok: true, headers: signed.value.headers };
  } catch (error) {
    if (error instanceof NotProven) return { ok: false, reason: "wrong" };
    throw error;
  }
}

/** The page of the second step. @param next path to open after it, already checked */
export const secondStepPath = (next: string): string =>
  next === paths.home
    ? serverPaths.secondStep
    : `${serverPaths.secondStep}?next=${encodeURIComponent(next)}`;

/** Thrown to roll the transaction back; caught in `completeSignIn`. */
class NotProven extends Error {}

const tooOften = (waitSeconds: number) => ({
  ok: false as const,
  reason: "too-often" as const,
  waitSeconds,
});

/**
 * The guest of this browser, even if the guest's cookie had not arrived when the request was sent.
 * Locks the visitor id, then the guest's sessions: a concurrent write of the guest either commits
 * before, or finds its session ended.
 *
 * @param tx the transaction that converts or deletes the guest
 * @returns the guest's person id; undefined if there is none
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
 * Starts a session of an account in this browser, ends the browser's former session, and remembers
 * the device.
 *
 * @returns headers that set the cookies
 */
export async function openSession(
  tx: Db,
  request: Request,
  personId: string,
  now: Date,
): Promise<Headers> {
  const former = readToken(request, "session");
  const userAgent = request.headers.get("User-Agent");
  const session = await startSession(
    tx,
    {
      personId,
      kind: "account",
      device: deviceName(userAgent),
      visitorHash: visitorHashOf(request),
      isConfirmed: true,
    },
    now,
  );
  await attachPush(tx, { personId, sessionId: session.id, former });
  if (former) await endSessionOfToken(tx, former);
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
