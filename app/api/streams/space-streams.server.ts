import { db, onPrimary } from "#db/connection/live-database.ts";
import { SPACE_CHANNEL } from "#db/commands/spaces/threads/wake-space.ts";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { eventStreamResponse, subscription, type EventStream } from "./event-streams.server.ts";
import { Followers } from "./followers.server.ts";
import { tellInTurn } from "./tell-in-turn.server.ts";

/** A member's open stream. */
interface Follower {
  personId: string;
  stream: EventStream;
}

/** By space. */
const followers = new Followers<Follower>();

/** How long news is remembered for pages that open their stream late, in milliseconds. */
const REMEMBERED_MS = 5 * 60_000;
/** By how much the clocks of two processes may differ, in milliseconds. */
const CLOCKS_MS = 2_000;

/** When each space had news last, the oldest first; in milliseconds. */
const lastNews = new Map<string, number>();
/** Since when no notice was missed; all who follow are told when it begins. */
let listeningSince = 0;

const listen = subscription(
  SPACE_CHANNEL,
  (spaceId) => {
    remember(spaceId, Date.now());
    tell(spaceId);
  },
  () => {
    listeningSince = Date.now();
    followers.ids().forEach((spaceId) => tell(spaceId));
  },
);

function remember(spaceId: string, now: number): void {
  lastNews.delete(spaceId);
  lastNews.set(spaceId, now);
  for (const [id, at] of lastNews) {
    if (at > now - REMEMBERED_MS) return;
    lastNews.delete(id);
  }
}

/** Whether there was or may have been news since then. */
function mayHaveNews(spaceId: string, since: number): boolean {
  const known = Math.max(listeningSince, Date.now() - REMEMBERED_MS);
  return since - CLOCKS_MS < Math.max(known, lastNews.get(spaceId) ?? 0);
}

/**
 * Server-sent events of a space: `news` when something in it has changed, also at the beginning if it
 * may have since the page was made; `end` when the person is no member any more.
 *
 * @param since when the page was made, in milliseconds; NaN for now
 */
export const spaceStream = (
  { spaceId, personId, since }: { spaceId: string; personId: string; since: number },
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): Response => {
  const begin = (stream: EventStream): Follower => ({ personId, stream });
  const following = followers.during(spaceId, begin, (follower) => {
    listen();
    if (mayHaveNews(spaceId, since)) tellOne(spaceId, follower).catch(() => tell(spaceId));
  });
  return eventStreamResponse({
    personId,
    signal,
    isStillOpen: async () => (await isStillOpen()) && (await isInside(spaceId, personId)),
    ...following,
  });
};

/** Reads from the primary: a replica may not know yet that a member was removed. */
const isInside = async (id: string, personId: string): Promise<boolean> =>
  (await onPrimary(() => findSpaceInside(db, { id, personId }))) !== undefined;

/** Tells the followers of a space that are still members; ends the streams of the others. */
const tell = tellInTurn(async (spaceId) => {
  await Promise.all(followers.of(spaceId).map((one) => tellOne(spaceId, one)));
});

async function tellOne(spaceId: string, { personId, stream }: Follower): Promise<void> {
  if (await isInside(spaceId, personId)) return stream.send("event: news\ndata: 1\n\n");
  stream.send("event: end\ndata: 1\n\n");
  stream.close();
}
