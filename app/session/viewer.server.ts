import { db, onPrimary } from "#app/db.server.ts";
import { DEMO_PERSON_ID, NOBODY_ID } from "#app/domain/people.ts";
import { isSessionAlive, isTouchDue } from "#app/domain/sessions.ts";
import { env } from "#app/env.server.ts";
import { touchSession } from "#db/commands/sessions.ts";
import type { Person } from "#db/queries/people.ts";
import { findSession } from "#db/queries/sessions.ts";
import { readToken } from "./cookies.server.ts";

/** The person a page is rendered for. */
export interface Viewer {
  /** Whose things are shown: the demo person's to a visitor, nobody's where PLAZA_DEMO is off. */
  personId: string;
  /** Without a session (product.md, "Who is looking"): may look, and becomes a guest by writing. */
  isVisitor: boolean;
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

/**
 * Questions that are on their way, by their token. The loaders of one page ask within one turn of
 * the event loop and share one query; the next turn asks anew, so that nobody who asks after a
 * session has ended is told otherwise.
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
  if (!session) return VISITOR;
  const { id, person, unreadCount } = session;
  const { id: personId, kind } = person;
  if (kind === "demo") return VISITOR;
  const now = new Date();
  if (!isSessionAlive(kind, session, now)) return VISITOR;
  if (isTouchDue(session.lastSeenAt, now)) await touchSession(db, id, now);
  return { personId, kind, isVisitor: false, sessionId: id, person, unreadCount };
}
