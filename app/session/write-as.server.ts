import { redirect, type ActionFunctionArgs, type AppLoadContext } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { deviceName } from "#domain/people/devices.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { guestName } from "#domain/people/guests.ts";
import { FIRST_WRITES_MS } from "#domain/people/sessions.ts";
import { env } from "#config/env.ts";
import type { Db } from "#db/connection/client.ts";
import { forkGuest, openEmptyGuest } from "#db/commands/people/guests/fork-guest.ts";
import { KeyConflict } from "#db/commands/writing/idempotent.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { lockVisitor, startSession, type StartedSession } from "#db/commands/people/sessions.ts";
import type { StorageRefusal } from "#domain/people/storage-quota.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { findPersonOfVisitor, lockSession } from "#db/queries/people/sessions.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { serializeToken, visitorHashOf } from "./cookies.server.ts";
import { addressOf, BUSY_SECONDS, limitTries } from "./limit-tries.server.ts";
import { requestLang } from "./request-lang.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findViewer } from "./viewer.server.ts";

/** The person who writes; never the demo person. */
export interface Writer {
  personId: string;
  kind: "guest" | "account";
  /** The browser's session; a visitor's was created by this write. */
  sessionId: string;
  /** The client's IP address as a rate limit key. */
  address: string;
}

export type WriteArgs = Pick<ActionFunctionArgs, "request" | "context">;

/** The result of a write. */
export type WriteResult<Value> =
  | {
      ok: true;
      value: Value;
      /** For the response; they set the session cookie if a visitor became a guest. */
      headers: Headers;
    }
  /** The action answers it with `refuseUnwritten`. */
  | { ok: false; error: NotWritten };

/** Why nothing was written, for reasons outside the command. */
export type NotWritten =
  /** Rate limit, or concurrent transactions on the same rows. */
  | { reason: "too-often" | "busy"; waitSeconds: number }
  /** The idempotency key was used before with another payload. */
  | { reason: "sent-before"; waitSeconds: 0 }
  | { reason: "storage-full"; waitSeconds: 0; storage: StorageRefusal };

/** HTTP status for each reason (texts: app/presenters/answers/not-written.server.ts). */
export const NOT_WRITTEN_STATUSES = {
  "too-often": 429,
  busy: 503,
  "sent-before": 409,
  "storage-full": 413,
} as const satisfies Record<NotWritten["reason"], number>;

/**
 * The only way to write a person's data: runs `write` in one transaction as the request's person. A
 * visitor becomes a guest in the same transaction, so that no guest exists without a write and the
 * demo person's data are never written to (docs/product.md, Who is looking). Answer a successful
 * write with a redirect and its `headers`, so that the next page is requested with the new cookie.
 * Ids on a visitor's page are the demo person's; a guest's copies have them in `copied_from`, and
 * commands look for either. A command's refusal (`kind: "refused"`) rolls everything back, the
 * guest too, and is returned as the value. Serialization failures and deadlocks are retried
 * (db/commands/writing/retry-transaction.ts), so `write` must have no effect outside its
 * transaction.
 * @param write gets the transaction; if it throws, everything is rolled back, the guest too
 * @param options.startsEmpty a visitor's guest gets nothing of the demo person's: for the answer to
 *   an invitation
 * @throws a redirect to the sign-in (401 for programs) for visitors if PLAZA_DEMO is off, and for
 *   an ended session: such a write must not happen as a new guest
 */
export async function writeAs<Value>(
  { request, context }: WriteArgs,
  write: (tx: Db, writer: Writer) => Promise<Value>,
  { startsEmpty = false }: { startsEmpty?: boolean } = {},
): Promise<WriteResult<Value>> {
  const now = new Date();
  const viewer = await findViewer(request);
  if (viewer.hasEnded) throw askToSignIn(request, context, "ended");
  if (viewer.isVisitor && !env.PLAZA_DEMO) throw askToSignIn(request, context);
  const address = addressOf(context);
  const limitKey = viewer.sessionId ?? address;
  const seconds = await limitTries("write", limitKey, now);
  if (seconds > 0) return notWritten({ reason: "too-often", waitSeconds: seconds });

  const headers = new Headers();
  const written = await transact(async (tx) => {
    headers.delete("Set-Cookie");
    if (viewer.sessionId !== undefined && viewer.kind !== "visitor") {
      if (!(await lockSession(tx, viewer.sessionId))) throw askToSignIn(request, context, "ended");
      const { personId, kind, sessionId } = viewer;
      return write(tx, { personId, kind, sessionId, address });
    }
    const { personId, session } = await becomeGuest(tx, { request, context, startsEmpty }, now);
    headers.append(
      "Set-Cookie",
      serializeToken(request, "guest", session.token, session.expiresAt),
    );
    return write(tx, { personId, kind: "guest", sessionId: session.id, address });
  });
  if (!written.ok) return written;
  // A refusal has made no guest.
  return { ok: true, value: written.value, headers: written.isRefused ? new Headers() : headers };
}

/** A transaction's value; or why nothing was written, for reasons outside the command. */
type Transacted<Value> =
  { ok: true; value: Value; isRefused: boolean } | { ok: false; error: NotWritten };

/**
 * Runs a command in one transaction, which is retried and rolled back as `writeAs` says. For writers that
 * are known otherwise than by their session.
 */
export async function transact<Value>(
  write: (tx: Db) => Promise<Value>,
): Promise<Transacted<Value>> {
  try {
    const value = await retryTransaction(() =>
      db.transaction(async (tx) => undoIfRefused(await write(tx))),
    );
    return { ok: true, value, isRefused: false };
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return { ok: true, value: thrown.value as Value, isRefused: true };
    if (thrown instanceof KeyConflict) return notWritten({ reason: "sent-before", waitSeconds: 0 });
    if (thrown instanceof StorageFull)
      return notWritten({ reason: "storage-full", waitSeconds: 0, storage: thrown.refusal });
    // Every retry lost against concurrent transactions on the same rows.
    if (isPassing(thrown)) return notWritten({ reason: "busy", waitSeconds: BUSY_SECONDS });
    throw thrown;
  }
}

/** Thrown to roll back the transaction; carries the command's refusal out of it. */
class Refusal extends Error {
  constructor(readonly value: unknown) {
    super("refused");
  }
}

function undoIfRefused<Value>(value: Value): Value {
  const isRefused =
    value !== null && typeof value === "object" && "kind" in value && value.kind === "refused";
  if (isRefused) throw new Refusal(value);
  return value;
}

/**
 * Creates a guest for a visitor and starts a session. With two concurrent first writes of one
 * browser, the second waits for the lock on the visitor id and then uses the guest of the first.
 *
 * @throws the redirect to the sign-in if the browser signed in after the write was sent: the
 *   account's cookie must not be replaced by a guest's
 */
async function becomeGuest(
  tx: Db,
  { request, context, startsEmpty }: WriteArgs & { startsEmpty: boolean },
  now: Date,
): Promise<{ personId: string; session: StartedSession }> {
  const visitorHash = visitorHashOf(request);
  if (visitorHash) await lockVisitor(tx, visitorHash);
  const since = new Date(now.getTime() - FIRST_WRITES_MS);
  const known = visitorHash ? await findPersonOfVisitor(tx, visitorHash, since) : undefined;
  if (known && known.kind !== "guest") throw askToSignIn(request, context, "ended");
  const make = startsEmpty ? openEmptyGuest : forkGuest;
  const personId = known?.personId ?? (await make(tx, now, nameOfGuest(request)));
  const device = deviceName(request.headers.get("User-Agent"));
  const session = await startSession(tx, { personId, kind: "guest", device, visitorHash }, now);
  return { personId, session };
}

const nameOfGuest = (request: Request) =>
  guestName(m.account_guest({}, requestLang(request)), Math.random());

const notWritten = (error: NotWritten) => ({ ok: false as const, error });

/**
 * Asks to sign in: browsers get a redirect to the sign-in, which returns afterwards; programs get 401.
 *
 * @param done message of the sign-in page; `ended`: the session ended and nothing was saved
 */
export function askToSignIn(request: Request, context?: AppLoadContext, done?: "ended"): Response {
  logSecurityEvent("sign-in-required", context);
  const accepts = request.headers.get("Accept") ?? "";
  const { pathname, search } = new URL(request.url);
  const isProgram = /\bjson\b/.test(accepts) && !accepts.includes("text/html");
  if (isProgram || pathname.startsWith(`${paths.api}/`)) {
    return new Response("Sign in first", {
      status: 401,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const next = safeNext(pathname + search);
  const parameters = new URLSearchParams({ ...(done && { done }), next });
  return redirect(`${paths.login}?${parameters}`, 303);
}
