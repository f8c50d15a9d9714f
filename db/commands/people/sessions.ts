import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { sessionExpiry, type SessionKind } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { sessions } from "#db/schema/people/accounts.ts";
import { createId, createToken, hashToken } from "#db/connection/tokens.ts";

export interface NewSession {
  personId: string;
  kind: SessionKind;
  /** Browser and operating system in words a person recognises. */
  device: string;
  /** Hash of the visitor cookie: recognises other writes of the same browser (`lockVisitor`). */
  visitorHash?: string | undefined;
  /** The person has just proven who they are, with every factor of the account. */
  isConfirmed?: boolean;
}

/** A new session for the browser. The database stores only the token's hash. */
export interface StartedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

const CLEARED_AT_ONCE = 20;

/** Starts a session with a new token and deletes up to 20 expired ones. */
export async function startSession(
  db: Db,
  { personId, kind, device, visitorHash, isConfirmed = false }: NewSession,
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
    confirmedAt: isConfirmed ? now : null,
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
 * Locks all of a person's sessions until the transaction ends. It waits for the person's writes in
 * flight, each of which locks its session (`lockSession`), and blocks new ones.
 *
 * The first lock of any transaction that converts, merges or deletes a person. Lock order of all
 * transactions: sessions, then spaces, challenges and artifakts, then wallets, then people.
 *
 * @returns the ids of the sessions that exist once the locks are held
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

/** Ends the session of a token, if there is one. */
export async function endSessionOfToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends one of a person's own sessions. @returns false when there is no such session */
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

/** Records the time of a session's last use. */
export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, id));
}

/**
 * Serialises the first writes, sign-up and sign-in of one browser by an advisory lock, until the
 * transaction ends: each sees what the one before committed. Taken before any session is locked.
 */
export async function lockVisitor(tx: Db, visitorHash: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visitor ${visitorHash}`}, 0))`,
  );
}
