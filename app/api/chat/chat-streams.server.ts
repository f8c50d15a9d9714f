import { db, onPrimary } from "#db/connection/live-database.ts";
import { SPACE_CHANNEL } from "#db/commands/spaces/threads/wake-space.ts";
import { listChatMarks } from "#db/queries/agentiks/chats/customer-chat.ts";
import {
  eventStreamResponse,
  subscription,
  type EventStream,
} from "#app/api/streams/event-streams.server.ts";
import { Followers } from "#app/api/streams/followers.server.ts";
import { tellInTurn } from "#app/api/streams/tell-in-turn.server.ts";

/** A customer's open stream. */
interface Follower {
  threadId: string;
  /** Mark of the conversation when the stream was last told (`listChatMarks`). */
  mark: string | undefined;
  stream: EventStream;
}

/**
 * Streams of customers that this process holds at once, so that members of spaces always find room.
 * Further pages ask by themselves while they wait.
 */
const MAX_CUSTOMERS = 1_000;

/** By workplace. */
const followers = new Followers<Follower>();
let open = 0;

const listen = subscription(
  SPACE_CHANNEL,
  (spaceId) => tell(spaceId),
  () => followers.ids().forEach((spaceId) => tell(spaceId)),
);

/**
 * Server-sent events of a customer's conversation: `news` when it has changed since the page was made;
 * nothing of other conversations. 503 where many follow already.
 *
 * @param mark what the page knows (`listChatMarks`)
 */
export function chatStream(
  { threadId, spaceId, mark }: { threadId: string; spaceId: string; mark: string | undefined },
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): Response {
  if (open >= MAX_CUSTOMERS)
    return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  const begin = (stream: EventStream): Follower => ({ threadId, mark, stream });
  const following = followers.during(spaceId, begin, () => {
    open += 1;
    listen();
    // News from between the page's rendering and its stream.
    tell(spaceId);
  });
  return eventStreamResponse({
    personId: threadId,
    signal,
    isStillOpen,
    retry: "soon",
    onOpen: following.onOpen,
    onClose() {
      open -= 1;
      following.onClose();
    },
  });
}

/** One query for all followers of a workplace, however many conversations it has. */
const tell = tellInTurn(async (spaceId) => {
  const own = followers.of(spaceId);
  if (own.length === 0) return;
  const threadIds = [...new Set(own.map(({ threadId }) => threadId))];
  const marks = await onPrimary(() => listChatMarks(db, threadIds));
  for (const follower of own) {
    const mark = marks.get(follower.threadId);
    if (mark === undefined) {
      follower.stream.send("event: end\ndata: 1\n\n");
      follower.stream.close();
    } else if (mark !== follower.mark) {
      follower.mark = mark;
      follower.stream.send("event: news\ndata: 1\n\n");
    }
  }
});
