import { isActiveRun, runStateAt } from "#domain/runs/run.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { RUN_EVENTS_CHANNEL } from "#db/commands/runs/notices.ts";
import { findOwnRun, listRunEvents } from "#db/queries/runs/follow-run.ts";
import { eventStreamResponse, subscription, type EventStream } from "./event-streams.server.ts";
import { Followers } from "./followers.server.ts";
import { tellInTurn } from "./tell-in-turn.server.ts";

/** A stream that follows a run. */
interface Follower {
  personId: string;
  /** Sequence number of the event that was sent last. */
  sent: number;
  stream: EventStream;
}

const followers = new Followers<Follower>();

const listen = subscription(
  RUN_EVENTS_CHANNEL,
  (runId) => sendNews(runId),
  () => followers.ids().forEach((runId) => sendNews(runId)),
);

/**
 * Server-sent events with a run's text: `text` with a JSON string to append, `restart` when what came
 * before is void, `end` with the state when the run has ended. Ids are sequence numbers, so that a
 * browser that reconnects gets what it has missed.
 *
 * @param after sequence number of the last event that the client has
 */
export const runStream = (
  { runId, personId, after }: { runId: string; personId: string; after: number },
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): Response => {
  const begin = (stream: EventStream): Follower => ({ personId, sent: after, stream });
  const following = followers.during(runId, begin, () => {
    listen();
    sendNews(runId);
  });
  return eventStreamResponse({ personId, signal, isStillOpen, retry: "soon", ...following });
};

/** Sends all followers of a run what they lack. */
const sendNews = tellInTurn(async (runId) => {
  const own = followers.of(runId);
  const [first] = own;
  if (!first) return;
  // The state first: no text is written after the end. From the primary: a replica may be behind.
  const run = await onPrimary(() => findOwnRun(db, { id: runId, personId: first.personId }));
  const least = Math.min(...own.map(({ sent }) => sent));
  const events = run ? await onPrimary(() => listRunEvents(db, runId, least)) : [];
  const state = run && runStateAt(run, new Date());
  for (const follower of own) {
    for (const { seq, text } of events) {
      if (seq <= follower.sent) continue;
      const [name, data] = text === null ? ["restart", ""] : ["text", JSON.stringify(text)];
      follower.stream.send(`id: ${seq}\nevent: ${name}\ndata: ${data}\n\n`);
      follower.sent = seq;
    }
    if (state && isActiveRun(state)) continue;
    follower.stream.send(`event: end\ndata: ${state ?? "gone"}\n\n`);
    follower.stream.close();
  }
});
