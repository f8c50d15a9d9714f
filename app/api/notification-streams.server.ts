import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { eventStreamResponse, subscription, type EventStream } from "./event-streams.server.ts";
import { tellInTurn } from "./tell-in-turn.server.ts";

/** A person's streams, and the number that each was sent last, so that it is not repeated. */
const streams = new Map<string, Map<EventStream, number | undefined>>();

const listen = subscription(
  "plaza_notifications",
  (personId) => sendCount(personId),
  () => [...streams.keys()].forEach((personId) => sendCount(personId)),
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
): Response =>
  eventStreamResponse({
    personId,
    signal,
    isStillOpen,
    onOpen(stream) {
      const own = streams.get(personId) ?? new Map<EventStream, number | undefined>();
      streams.set(personId, own.set(stream, undefined));
      listen();
      sendCount(personId);
    },
    onClose(stream) {
      const own = streams.get(personId);
      own?.delete(stream);
      if (own?.size === 0) streams.delete(personId);
    },
  });

/** Queries the number once for all streams of a person. */
const sendCount = tellInTurn(async (personId) => {
  const own = streams.get(personId);
  if (!own) return;
  const count = await countUnreadNotifications(db, personId);
  for (const [stream, sent] of own) {
    if (sent === count) continue;
    own.set(stream, count);
    stream.send(`data: ${count}\n\n`);
  }
});
