import { db, onPrimary } from "#db/connection/live-database.ts";
import { DEMO_PERSON_ID, NOBODY_ID } from "#domain/people/people.ts";
import { isSessionAlive, isTouchDue } from "#domain/people/sessions.ts";
import { env } from "#config/env.ts";
import { touchSession } from "#db/commands/people/sessions.ts";
import type { Person } from "#db/queries/people/people.ts";
import { findSession } from "#db/queries/people/sessions.ts";
import { readToken } from "./cookies.server.ts";

/** The person a page is rendered for. */
export interface Viewer {
  /** Whose things are shown: the demo person's to a visitor, nobody's where PLAZA_DEMO is off. */
  personId: string;
  /** Without a session: may look, and becomes a guest by writing. */
  isVisitor: boolean;
  /** The request came with the token of a session that has ended: may look, and must not write. */
  hasEnded?: boolean;
  kind: "visitor" | "guest" | "account";
  /** The session this request came with. */
  sessionId?: string;
  /** Whose session it is, as they were when it was looked up. */
  person?: Person;
  /** How many of their notifications were unread then. */
  unreadCount?: number;
}

const VISITOR: Viewer = {
  personId: env.PLAZA_DEMO ? DEMO_PERSON_ID : NOBODY_ID,
  isVisitor: true,
  kind: "visitor",
};

/** A token that no living session has: ended, or of a guest that an account has taken over. */
const ENDED: Viewer = { ...VISITOR, hasEnded: true };

/**
 * In-flight session lookups by token. The loaders of one request run within one turn of the event
 * loop and share one query; the next turn asks anew, so an ended session is never seen as alive.
 */
const asked = new Map<string, Promise<Viewer>>();

/**
 * Who is looking. Makes no rows: a visitor stays one by reading. Of a session it is written down at
 * most once an hour that it was used.
 */
export function findViewer(request: Request): Promise<Viewer> {
  const token = readToken(request, "session");
  if (token === undefined) return Promise.resolve(VISITOR);
  const known = asked.get(token);
  if (known) return known;
  const viewer = findViewerOf(token);
  asked.set(token, viewer);
  setImmediate(() => asked.delete(token));
  return viewer;
}

async function findViewerOf(token: string): Promise<Viewer> {
  const session = await onPrimary(() => findSession(db, token));
  if (!session) return ENDED;
  const { id, person, unreadCount } = session;
  const { id: personId, kind } = person;
  if (kind === "demo") return ENDED;
  const now = new Date();
  if (!isSessionAlive(kind, session, now)) return ENDED;
  if (isTouchDue(session.lastSeenAt, now)) await touchSession(db, id, now);
  return { personId, kind, isVisitor: false, sessionId: id, person, unreadCount };
}
