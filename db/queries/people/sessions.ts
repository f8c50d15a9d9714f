import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Business } from "#domain/people/business/business.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { outer } from "#db/connection/outer-column.ts";
import { knownDevices, sessions } from "#db/schema/people/accounts.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { customersOf, type Customers } from "#db/queries/agentiks/open-to-customers.ts";
import { hasExamples } from "./examples.ts";
import { personColumns, type Person } from "./people.ts";

export interface FoundSession {
  id: string;
  /** The session's person, who is shown on every page: loaded in the same query. */
  person: Person;
  /** Number of their unread notifications, also shown on every page. */
  unreadCount: number;
  /** Whether any of the demo person's things are in place as examples. */
  hasExamples: boolean;
  /** Customers that they answer, which decides what the menus put first. */
  customers: Customers | null;
  /** Their business, for its time zone; null without one. */
  business: Pick<Business, "zone" | "whatsapp"> | null;
  lastSeenAt: Date;
  expiresAt: Date;
}

const sessionByHash = prepareOnce((db) =>
  db
    .select({
      id: sessions.id,
      person: personColumns,
      unreadCount: sql`(
        SELECT count(*) FROM ${notifications}
        WHERE ${notifications.personId} = ${outer(sessions.personId)} AND ${notifications.readAt} IS NULL
      )`.mapWith(Number),
      hasExamples: hasExamples(sessions.personId),
      customers: customersOf(sessions.personId),
      business: { zone: businesses.zone, whatsapp: businesses.whatsapp },
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(businesses, eq(businesses.personId, sessions.personId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .limit(1)
    .prepare("session_by_hash"),
);

/** The session of a token, expired or not; undefined when there is none. */
export async function findSession(db: Db, token: string): Promise<FoundSession | undefined> {
  const [session] = await sessionByHash(db).execute({ tokenHash: hashToken(token) });
  return session;
}

/** A session in a person's list of sessions. */
export interface ListedSession {
  id: string;
  /** Browser and operating system; empty when the browser sent no User-Agent. */
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A person's unexpired sessions, last used first. */
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
 * Locks a session and its person with FOR KEY SHARE until the transaction ends, so that neither can
 * be deleted nor merged meanwhile: a write either commits before that, or finds the session gone.
 *
 * Lock order as in `lockSessions`, the session before the person: the materialized CTE locks the
 * session before the person's row is looked up.
 *
 * @returns whether the session still exists
 */
export async function lockSession(tx: Db, sessionId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    WITH held AS MATERIALIZED (
      SELECT person_id FROM ${sessions} WHERE id = ${sessionId} FOR KEY SHARE
    )
    SELECT 1 FROM ${people} p JOIN held ON held.person_id = p.id FOR KEY SHARE OF p`);
  return rows.length > 0;
}

/**
 * The person a browser has become since a time: a guest by a first write, an account by sign-up or
 * sign-in.
 */
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

/** Whether a device has signed in to an account since a given time. */
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
