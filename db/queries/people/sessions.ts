import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { knownDevices, sessions } from "#db/schema/people/accounts.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { personColumns, type Person } from "./people.ts";

export interface FoundSession {
  id: string;
  /** Whose it is: every page shows them, and they are asked for in the same breath. */
  person: Person;
  /** How many of their notifications are unread, which every page shows as well. */
  unreadCount: number;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The session a token opens, whether or not it is still alive; undefined when there is none. */
export async function findSession(db: Db, token: string): Promise<FoundSession | undefined> {
  const [session] = await db
    .select({
      id: sessions.id,
      person: personColumns,
      unreadCount: sql`(
        SELECT count(*) FROM ${notifications}
        WHERE ${notifications.personId} = ${outer(sessions.personId)} AND ${notifications.readAt} IS NULL
      )`.mapWith(Number),
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.tokenHash, hashToken(token)))
    .limit(1);
  return session;
}

/** One of a person's sessions, in the list of them. */
export interface ListedSession {
  id: string;
  /** Empty where the browser did not say. */
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A person's sessions that have not reached their end, the one used last first. */
export function listSessions(db: Db, personId: string, now: Date): Promise<ListedSession[]> {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
}

/**
 * Keeps a session from being ended, and its person from being moved or deleted, until the transaction
 * ends: a write either comes before that, and goes with it, or finds the session gone.
 *
 * The session is locked before the person, in the lock order of `lockSessions`: the subquery is
 * materialized, so the person's row is only found once the session's is locked.
 *
 * @returns whether the session is still there
 */
export async function holdSession(tx: Db, sessionId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    WITH held AS MATERIALIZED (
      SELECT person_id FROM ${sessions} WHERE id = ${sessionId} FOR KEY SHARE
    )
    SELECT 1 FROM ${people} p JOIN held ON held.person_id = p.id FOR KEY SHARE OF p`);
  return rows.length > 0;
}

/** Who a browser became since a time: by a first write a guest, by sign-up or sign-in an account. */
export async function findPersonOfVisitor(
  tx: Db,
  visitorHash: string,
  since: Date,
): Promise<{ personId: string; kind: Person["kind"] } | undefined> {
  const [session] = await tx
    .select({ personId: sessions.personId, kind: people.kind })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.visitorHash, visitorHash), gt(sessions.createdAt, since)))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return session;
}

/** Whether a device has signed in to an account since a time. */
export async function isKnownDevice(
  db: Db,
  { token, personId, since }: { token: string; personId: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ personId: knownDevices.personId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, hashToken(token)),
        eq(knownDevices.personId, personId),
        gt(knownDevices.lastUsedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
