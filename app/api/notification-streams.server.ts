import { createDb, type Connection } from "#db/connection/client.ts";
import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";

/** Limits of open streams, per person and per process; further requests get 503. */
const MAX_STREAMS_OF_PERSON = 8;
const MAX_STREAMS = 2_000;
/** Below the idle timeout of proxies, often 60 s. An ended session is noticed at the next one. */
const HEARTBEAT_MS = 25_000;
/** Reconnection delay of the browser's EventSource. */
const RETRY_MS = 5_000;

interface Stream {
  /** The number sent last, so that it is not repeated. */
  count?: number;
  send(text: string): void;
  close(): void;
}

const streams = new Map<string, Set<Stream>>();
let openCount = 0;
let listening: Connection | undefined;
let isStopping = false;

/** Hooks of server/process/shutdown.ts; streams end before it waits for requests in flight. */
const STOP_HOOKS = Symbol.for("plaza.stop");
const CLOSE_HOOKS = Symbol.for("plaza.close");
const holder = globalThis as typeof globalThis & {
  [STOP_HOOKS]?: Set<() => void>;
  [CLOSE_HOOKS]?: Set<() => Promise<unknown>>;
};
(holder[STOP_HOOKS] ??= new Set()).add(() => {
  isStopping = true;
  for (const each of [...streams.values()].flatMap((set) => [...set])) each.close();
});

/**
 * Event stream with a person's number of unread notifications: at once, and after each change. One
 * dedicated connection per process waits for Postgres notifications (LISTEN), so that writes of other
 * processes are noticed too.
 *
 * @param isStillOpen called with each heartbeat: whether the session is still active
 * @returns undefined at the limit of streams, and during shutdown
 */
export function openNotificationStream(
  personId: string,
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): ReadableStream<Uint8Array> | undefined {
  const own = streams.get(personId) ?? new Set<Stream>();
  if (isStopping || openCount >= MAX_STREAMS || own.size >= MAX_STREAMS_OF_PERSON) return undefined;
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const stream: Stream = {
        send: (text) => isOpen && controller.enqueue(encoder.encode(text)),
        close: () => close(),
      };
      const beat = setInterval(() => {
        stream.send(":\n\n");
        isStillOpen().then((still) => still || close(), close);
      }, HEARTBEAT_MS);
      close = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        openCount -= 1;
        own.delete(stream);
        if (own.size === 0) streams.delete(personId);
        try {
          controller.close();
        } catch {
          // The client has disconnected already.
        }
      };
      signal.addEventListener("abort", () => close());
      own.add(stream);
      streams.set(personId, own);
      openCount += 1;
      stream.send(`retry: ${RETRY_MS}\n\n`);
      listen();
      void sendCount(personId);
    },
    cancel: () => close(),
  });
}

/** Starts LISTEN once per process. After a lost connection every stream gets its current number. */
function listen(): void {
  if (listening) return;
  listening = createDb(env.DATABASE_URL, { max: 1 });
  const { sql, close } = listening;
  (holder[CLOSE_HOOKS] ??= new Set()).add(close);
  sql
    .listen(
      "plaza_notifications",
      (personId) => void sendCount(personId),
      () => [...streams.keys()].forEach((personId) => void sendCount(personId)),
    )
    .catch(() => {
      // The database is unavailable: the next stream tries again.
      listening = undefined;
      holder[CLOSE_HOOKS]?.delete(close);
      void close();
    });
}

const counting = new Map<string, Promise<void>>();

/** Queries the number once for all streams of a person. Calls for a person run one after another. */
function sendCount(personId: string): Promise<void> {
  const sending = (counting.get(personId) ?? Promise.resolve())
    .then(async () => {
      const own = streams.get(personId);
      if (!own) return;
      const count = await countUnreadNotifications(db, personId);
      for (const stream of own) {
        if (stream.count === count) continue;
        stream.count = count;
        stream.send(`data: ${count}\n\n`);
      }
    })
    .catch(() => undefined)
    .finally(() => {
      if (counting.get(personId) === sending) counting.delete(personId);
    });
  counting.set(personId, sending);
  return sending;
}
