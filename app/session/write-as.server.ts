import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import { deviceName } from "#app/domain/devices.ts";
import { safeNext } from "#app/domain/gate.ts";
import { FIRST_WRITES_MS } from "#app/domain/sessions.ts";
import { env } from "#app/env.server.ts";
import type { Db } from "#db/client.ts";
import { forkGuest } from "#db/commands/fork-guest.ts";
import { lockVisitor, startSession, type StartedSession } from "#db/commands/sessions.ts";
import { findGuestOfVisitor, holdSession } from "#db/queries/sessions.ts";
import { hashToken } from "#db/tokens.ts";
import { readVisitor, serializeToken } from "./cookies.server.ts";
import { addressOf, limitTries, waitHeaders } from "./limit-tries.server.ts";
import { findViewer } from "./viewer.server.ts";

/** Who a write is done as: never the demo person. */
export interface Writer {
  personId: string;
  kind: "guest" | "account";
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
  | {
      isDone: false;
      /** For the action to return as it is: 429, and how many seconds to wait. */
      answer: ReturnType<typeof tooMany>;
    };

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
 * @param write gets the transaction; what it throws undoes everything, the guest too
 * @throws a redirect to the sign-in (401 for programs) for visitors where PLAZA_DEMO is off, and for
 *   whoever's session ended meanwhile
 */
export async function writeAs<Value>(
  { request, context }: WriteArgs,
  write: (tx: Db, writer: Writer) => Promise<Value>,
): Promise<Written<Value>> {
  const now = new Date();
  const viewer = await findViewer(request);
  if (viewer.isVisitor && !env.PLAZA_DEMO) throw askToSignIn(request);
  const whose = viewer.sessionId ?? addressOf(context);
  const seconds = await limitTries("write", whose, now);
  if (seconds > 0) return { isDone: false, answer: tooMany(seconds) };

  const headers = new Headers();
  const value = await db.transaction(async (tx) => {
    if (viewer.sessionId !== undefined && viewer.kind !== "visitor") {
      if (!(await holdSession(tx, viewer.sessionId))) throw askToSignIn(request);
      return write(tx, { personId: viewer.personId, kind: viewer.kind });
    }
    const { personId, session } = await becomeGuest(tx, request, now);
    const done = await write(tx, { personId, kind: "guest" });
    headers.append(
      "Set-Cookie",
      serializeToken(request, "session", session.token, session.expiresAt),
    );
    return done;
  });
  return { isDone: true, value, headers };
}

/**
 * A guest of the visitor's own, with a session. Of two first writes of one browser at the same time
 * the second waits for the first, and finds its guest if it was done.
 */
async function becomeGuest(
  tx: Db,
  request: Request,
  now: Date,
): Promise<{ personId: string; session: StartedSession }> {
  const visitor = readVisitor(request);
  const visitorHash = visitor && hashToken(visitor);
  if (visitorHash) await lockVisitor(tx, visitorHash);
  const since = new Date(now.getTime() - FIRST_WRITES_MS);
  const personId =
    (visitorHash && (await findGuestOfVisitor(tx, visitorHash, since))) ??
    (await forkGuest(tx, now));
  const device = deviceName(request.headers.get("User-Agent"));
  const session = await startSession(tx, { personId, kind: "guest", device, visitorHash }, now);
  return { personId, session };
}

const tooMany = (seconds: number) =>
  data({ waitSeconds: seconds }, { status: 429, headers: waitHeaders(seconds) });

/** People are led to the sign-in and back; programs are told. */
export function askToSignIn(request: Request): Response {
  const accepts = request.headers.get("Accept") ?? "";
  const { pathname, search } = new URL(request.url);
  const isProgram = /\bjson\b/.test(accepts) && !accepts.includes("text/html");
  if (isProgram || pathname.startsWith("/api/")) {
    return new Response("Sign in first", {
      status: 401,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const next = safeNext(pathname + search);
  return redirect(`/login?next=${encodeURIComponent(next)}`, 303);
}
