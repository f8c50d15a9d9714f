import { db, onPrimary } from "#db/connection/live-database.ts";
import { DEFAULT_ZONE, type Zone } from "#domain/format/zones.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { DEMO_PERSON_ID, NOBODY_ID } from "#domain/people/people.ts";
import { isSessionAlive, isTouchDue } from "#domain/people/sessions.ts";
import { env } from "#config/env.ts";
import { touchSession } from "#db/commands/people/sessions.ts";
import type { Customers } from "#db/queries/agentiks/open-to-customers.ts";
import type { Person } from "#db/queries/people/people.ts";
import { findSession } from "#db/queries/people/sessions.ts";
import { readToken } from "./cookies.server.ts";

/** The person a page is rendered for. */
export interface Viewer {
  /**
   * The person whose data are shown: for a visitor the demo person; `NOBODY_ID` if PLAZA_DEMO is
   * off.
   */
  personId: string;
  /** Without a session: may read, and becomes a guest with the first write. */
  isVisitor: boolean;
  /** The request's token belongs to an ended session: may read but not write. */
  hasEnded?: boolean;
  kind: "visitor" | "guest" | "account";
  /** Time zone of the person's business, from the same query; the default one without a business. */
  zone: Zone;
  /** Id of the request's session. */
  sessionId?: string;
  /** The session's person, from the same query. */
  person?: Person;
  /** Number of the person's unread notifications, from the same query. */
  unreadCount?: number;
  /** Whether the person has the demo person's things as examples, from the same query. */
  hasExamples?: boolean;
  /** Whether the person answers their own agentik's customers or a space's, from the same query. */
  customers?: Customers | null;
}

const VISITOR: Viewer = {
  personId: env.PLAZA_DEMO ? DEMO_PERSON_ID : NOBODY_ID,
  hasExamples: env.PLAZA_DEMO,
  isVisitor: true,
  kind: "visitor",
  zone: DEFAULT_ZONE,
};

/** For a token without an active session: it ended, or its guest was merged into an account. */
const ENDED: Viewer = { ...VISITOR, hasEnded: true };

/**
 * The person whose private data a viewer may see. None for visitors: they read as the demo person, but must
 * not see that person's private data.
 */
export const partOf = ({ isVisitor, personId }: Viewer): string =>
  isVisitor ? NOBODY_ID : personId;

/**
 * In-flight session lookups by token. The loaders of one request run within one turn of the event
 * loop and share one query; the next turn queries again, so an ended session never counts as active.
 */
const pendingLookups = new Map<string, Promise<Viewer>>();

/**
 * The viewer of a request. Creates no rows: a visitor stays a visitor by reading. Updates the
 * session's `lastSeenAt` at most once per hour.
 */
export function findViewer(request: Request): Promise<Viewer> {
  const token = readToken(request, "session");
  if (token === undefined) return Promise.resolve(VISITOR);
  const pending = pendingLookups.get(token);
  if (pending) return pending;
  const viewer = findViewerOf(token);
  pendingLookups.set(token, viewer);
  setImmediate(() => pendingLookups.delete(token));
  return viewer;
}

async function findViewerOf(token: string): Promise<Viewer> {
  const session = await onPrimary(() => findSession(db, token));
  if (!session) return ENDED;
  const { id, person, unreadCount, hasExamples, customers, business } = session;
  const { id: personId, kind } = person;
  if (kind === "demo" || kind === "shelf") return ENDED;
  const now = new Date();
  if (!isSessionAlive(kind, session, now)) return ENDED;
  if (isTouchDue(session.lastSeenAt, now)) await touchSession(db, id, now);
  return {
    personId,
    kind,
    zone: zoneOf(business ?? undefined),
    isVisitor: false,
    sessionId: id,
    person,
    unreadCount,
    hasExamples,
    customers,
  };
}
