import { redirect, type ActionFunctionArgs, type AppLoadContext } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { deviceName } from "#domain/people/devices.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { FIRST_WRITES_MS } from "#domain/people/sessions.ts";
import { env } from "#config/env.ts";
import type { Db } from "#db/connection/client.ts";
import { forkGuest } from "#db/commands/people/fork-guest.ts";
import { KeyConflict } from "#db/commands/writing/once.ts";
import { isPassing, retry } from "#db/commands/writing/retry.ts";
import { lockVisitor, startSession, type StartedSession } from "#db/commands/people/sessions.ts";
import type { StorageRefusal } from "#domain/people/storage-quota.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { findPersonOfVisitor, holdSession } from "#db/queries/people/sessions.ts";
import { paths } from "#app/paths.ts";
import { serializeToken, visitorHashOf } from "./cookies.server.ts";
import { addressOf, BUSY_SECONDS, limitTries } from "./limit-tries.server.ts";
import { logSecurityEvent } from "./security-log.server.ts";
import { findViewer } from "./viewer.server.ts";

/** Who a write is done as: never the demo person. */
export interface Writer {
  personId: string;
  kind: "guest" | "account";
  /** Where the request comes from, as rate limits count it. */
  address: string;
}

export type WriteArgs = Pick<ActionFunctionArgs, "request" | "context">;

/** What came of a write. */
export type Written<Value> =
  | {
      isDone: true;
      value: Value;
      /** For the answer: a visitor has become a guest with it. */
      headers: Headers;
    }
  /** For the action to answer with `refuseUnwritten`. */
  | { isDone: false; why: NotWritten };

/** Why nothing was written, without the command having had a say in it. */
export type NotWritten =
  /** Too many tries, or other transactions hold the same rows; seconds to wait. */
  | { reason: "too-often" | "busy"; waitSeconds: number }
  /** The form's key came before with other content. */
  | { reason: "sent-before"; waitSeconds: 0 }
  | { reason: "storage-full"; waitSeconds: 0; storage: StorageRefusal };

/** What an action answers for each (app/presenters/answers/not-written.server.ts has the words). */
export const NOT_WRITTEN_STATUSES = {
  "too-often": 429,
  busy: 503,
  "sent-before": 409,
  "storage-full": 413,
} as const satisfies Record<NotWritten["reason"], number>;

/**
 * The one way a person's data is written. The work is done in one transaction, as the person whose
 * request it is; a visitor becomes a guest of their own in that same transaction, so that there is
 * no guest without a write, and no write to what belongs to the demo person (product.md, "Who is
 * looking").
 *
 * Answer a write that is done with a redirect and its `headers`: what a page shows after it is then
 * asked for with the new cookie. An id that a visitor's page showed is the demo person's; rows that
 * are copied carry it in `copied_from`, and a command looks for either.
 *
 * A command's refusal (`kind: "refused"`) undoes everything as well, the guest too: nothing was
 * written, and the value is handed back. What Postgres takes back for another transaction's sake is
 * done again (db/commands/writing/retry.ts), so `write` must have no effect outside its transaction.
 *
 * @param write gets the transaction; what it throws undoes everything, the guest too
 * @throws a redirect to the sign-in (401 for programs) for visitors where PLAZA_DEMO is off, and for
 *   a session that has ended: such a write is never done as a new guest
 */
export async function writeAs<Value>(
  { request, context }: WriteArgs,
  write: (tx: Db, writer: Writer) => Promise<Value>,
): Promise<Written<Value>> {
  const now = new Date();
  const viewer = await findViewer(request);
  if (viewer.hasEnded) throw askToSignIn(request, context, "ended");
  if (viewer.isVisitor && !env.PLAZA_DEMO) throw askToSignIn(request, context);
  const address = addressOf(context);
  const whose = viewer.sessionId ?? address;
  const seconds = await limitTries("write", whose, now);
  if (seconds > 0) return notWritten({ reason: "too-often", waitSeconds: seconds });

  try {
    return await retry(() =>
      db.transaction(async (tx): Promise<Written<Value>> => {
        const headers = new Headers();
        if (viewer.sessionId !== undefined && viewer.kind !== "visitor") {
          if (!(await holdSession(tx, viewer.sessionId)))
            throw askToSignIn(request, context, "ended");
          const { personId, kind } = viewer;
          const value = undoIfRefused(await write(tx, { personId, kind, address }));
          return { isDone: true, value, headers };
        }
        const { personId, session } = await becomeGuest(tx, { request, context }, now);
        const value = undoIfRefused(await write(tx, { personId, kind: "guest", address }));
        headers.append(
          "Set-Cookie",
          serializeToken(request, "session", session.token, session.expiresAt),
        );
        return { isDone: true, value, headers };
      }),
    );
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return { isDone: true, value: thrown.value as Value, headers: new Headers() };
    if (thrown instanceof KeyConflict) return notWritten({ reason: "sent-before", waitSeconds: 0 });
    if (thrown instanceof StorageFull)
      return notWritten({ reason: "storage-full", waitSeconds: 0, storage: thrown.refusal });
    // Other transactions held the same rows at each of the retries.
    if (isPassing(thrown)) return notWritten({ reason: "busy", waitSeconds: BUSY_SECONDS });
    throw thrown;
  }
}

/** Carries a command's refusal out of the transaction that it undoes. */
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
 * A guest of the visitor's own, with a session. Of two first writes of one browser at the same time
 * the second waits for the first, and finds its guest if it was done.
 *
 * @throws the redirect to the sign-in when the browser has signed in since the write was sent: the
 *   account's cookie stays as it is
 */
async function becomeGuest(
  tx: Db,
  { request, context }: WriteArgs,
  now: Date,
): Promise<{ personId: string; session: StartedSession }> {
  const visitorHash = visitorHashOf(request);
  if (visitorHash) await lockVisitor(tx, visitorHash);
  const since = new Date(now.getTime() - FIRST_WRITES_MS);
  const known = visitorHash ? await findPersonOfVisitor(tx, visitorHash, since) : undefined;
  if (known && known.kind !== "guest") throw askToSignIn(request, context, "ended");
  const personId = known?.personId ?? (await forkGuest(tx, now));
  const device = deviceName(request.headers.get("User-Agent"));
  const session = await startSession(tx, { personId, kind: "guest", device, visitorHash }, now);
  return { personId, session };
}

const notWritten = (why: NotWritten) => ({ isDone: false as const, why });

/**
 * People are redirected to the sign-in, and from there back; programs get 401.
 *
 * @param done what the sign-in page says first: `ended`, the session has, and nothing was saved
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
