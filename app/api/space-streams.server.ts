import { db, onPrimary } from "#db/connection/live-database.ts";
import { SPACE_CHANNEL } from "#db/commands/spaces/threads/wake-space.ts";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { eventStreamResponse, subscription, type EventStream } from "./event-streams.server.ts";

/** A member's open stream. */
interface Follower {
  personId: string;
  stream: EventStream;
}

/** Followers by space. */
const followers = new Map<string, Set<Follower>>();

const listen = subscription(
  SPACE_CHANNEL,
  (spaceId) => void tell(spaceId),
  () => [...followers.keys()].forEach((spaceId) => void tell(spaceId)),
);

/**
 * Server-sent events of a space: `news` when something in it has changed, also once at the beginning
 * after a lost connection; `end` when the person is no member any more.
 */
export const spaceStream = (
  { spaceId, personId }: { spaceId: string; personId: string },
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): Response => {
  let follower: Follower;
  return eventStreamResponse({
    personId,
    signal,
    isStillOpen: async () => (await isStillOpen()) && (await isInside(spaceId, personId)),
    onOpen(stream) {
      follower = { personId, stream };
      followers.set(spaceId, (followers.get(spaceId) ?? new Set()).add(follower));
      listen();
    },
    onClose() {
      const own = followers.get(spaceId);
      own?.delete(follower);
      if (own?.size === 0) followers.delete(spaceId);
    },
  });
};

/** Reads from the primary: a replica may not know yet that a member was removed. */
const isInside = async (id: string, personId: string): Promise<boolean> =>
  (await onPrimary(() => findSpaceInside(db, { id, personId }))) !== undefined;

/** Tells the followers of a space that are still members; ends the streams of the others. */
async function tell(spaceId: string): Promise<void> {
  await Promise.all(
    [...(followers.get(spaceId) ?? [])].map(async ({ personId, stream }) => {
      // While the database is away no news is sent; the next notice tries again.
      const isMember = await isInside(spaceId, personId).catch(() => undefined);
      if (isMember === undefined) return;
      if (isMember) return stream.send("event: news\ndata: 1\n\n");
      stream.send("event: end\ndata: 1\n\n");
      stream.close();
    }),
  );
}
