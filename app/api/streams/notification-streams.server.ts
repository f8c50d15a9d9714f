import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { eventStreamResponse, subscription, type EventStream } from "./event-streams.server.ts";
import { Followers } from "./followers.server.ts";
import { tellInTurn } from "./tell-in-turn.server.ts";

interface Follower {
  stream: EventStream;
  /** The number that it was sent last, so that it is not repeated. */
  sent: number | undefined;
}

/** By person. */
const followers = new Followers<Follower>();

const listen = subscription(
  "plaza_notifications",
  (personId) => sendCount(personId),
  () => followers.ids().forEach((personId) => sendCount(personId)),
);

/**
 * Server-sent events with a person's number of unread notifications: at once, and after each change.
 *
 * @param isStillOpen called with each heartbeat: whether the session is still active
 */
export const notificationStream = (
  personId: string,
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): Response => {
  const begin = (stream: EventStream): Follower => ({ stream, sent: undefined });
  const following = followers.during(personId, begin, () => {
    listen();
    sendCount(personId);
  });
  return eventStreamResponse({ personId, signal, isStillOpen, ...following });
};

/** Queries the number once for all streams of a person. */
const sendCount = tellInTurn(async (personId) => {
  const own = followers.of(personId);
  if (own.length === 0) return;
  const count = await countUnreadNotifications(db, personId);
  for (const follower of own) {
    if (follower.sent === count) continue;
    follower.sent = count;
    follower.stream.send(`data: ${count}\n\n`);
  }
});
