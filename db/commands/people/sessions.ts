import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { sessionExpiry, type SessionKind } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { sessions } from "#db/schema/people/accounts.ts";
import { createId, createToken, hashToken } from "#db/connection/tokens.ts";

export interface NewSession {
  personId: string;
  kind: SessionKind;
  /** The browser, as its owner would name it. */
  device: string;
  /** The browser it was started in, so that a write it sent before is recognized (`lockVisitor`). */
  visitorHash?: string | undefined;
}

/** What the browser is given. It is nowhere else: the database has its hash. */
export interface StartedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

const CLEARED_AT_ONCE = 20;

/** Starts a session with a token of its own, and clears a few away that ended by themselves. */
export async function startSession(
  db: Db,
  { personId, kind, device, visitorHash }: NewSession,
  now: Date,
): Promise<StartedSession> {
  const token = createToken();
  const started = { id: createId("session"), token, expiresAt: sessionExpiry(kind, now) };
  await db.insert(sessions).values({
    id: started.id,
    tokenHash: hashToken(token),
    personId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: started.expiresAt,
    device,
    visitorHash: visitorHash ?? null,
  });
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(CLEARED_AT_ONCE)
    .for("update", { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, ended));
  return started;
}

/**
 * Locks all of a person's sessions until the transaction ends: waits for their writes in flight, each
 * of which holds its session (`holdSession`), and lets none begin.
 *
 * The first lock of whatever turns, moves or deletes a person. The lock order of all transactions is:
 * sessions, then spaces, challenges and artifakts, then wallets, then people.
 *
 * @returns the ids of the sessions that are there once the locks are held
 */
export async function lockSessions(tx: Db, personId: string): Promise<string[]> {
  const locked = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(asc(sessions.id))
    .for("update");
  return locked.map(({ id }) => id);
}

/** Ends the session a token opens, if there is one. */
export async function endSessionOfToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends one of a person's own sessions. @returns whether there was such a one */
export async function endOwnSession(db: Db, personId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all of a person's sessions, or all but one. */
export async function endSessions(db: Db, personId: string, exceptId?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

/** Writes down that a session was used now. */
export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, id));
}

/**
 * Makes the first writes of one browser, its sign-up and its sign-in wait for each other until the
 * transaction ends: each sees what the one before wrote. Taken before any session is locked.
 */
export async function lockVisitor(tx: Db, visitorHash: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visitor ${visitorHash}`}, 0))`,
  );
}
