import { createDb, type Connection } from "#db/connection/client.ts";
import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";

/** Streams of one person, and of all: more are told to come back later. */
const MAX_STREAMS_OF_PERSON = 8;
const MAX_STREAMS = 2_000;
/** Proxies end what is silent for a minute; and a session that has ended is noticed by then. */
const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it comes again. */
const RETRY_MS = 5_000;

interface Stream {
  /** What was told last: the same is not told twice. */
  count?: number;
  send(text: string): void;
  close(): void;
}

const streams = new Map<string, Set<Stream>>();
let open = 0;
let listening: Connection | undefined;
let isStopping = false;

/** What server/process/shutdown.ts asks to end before it waits for what is in flight. */
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
 * A person's count of unread notifications as an event stream: at once, and each time it may have
 * changed. One connection of its own listens for all streams of this process (LISTEN), so that it
 * does not matter which process wrote.
 *
 * @param isStillOpen asked with each heartbeat: a session may have ended
 * @returns undefined when there are too many
 */
export function openNotificationStream(
  personId: string,
  signal: AbortSignal,
  isStillOpen: () => Promise<boolean>,
): ReadableStream<Uint8Array> | undefined {
  const own = streams.get(personId) ?? new Set<Stream>();
  if (isStopping || open >= MAX_STREAMS || own.size >= MAX_STREAMS_OF_PERSON) return undefined;
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
        open -= 1;
        own.delete(stream);
        if (own.size === 0) streams.delete(personId);
        try {
          controller.close();
        } catch {
          // Whoever listened has gone already.
        }
      };
      signal.addEventListener("abort", () => close());
      own.add(stream);
      streams.set(personId, own);
      open += 1;
      stream.send(`retry: ${RETRY_MS}\n\n`);
      listen();
      void tell(personId);
    },
    cancel: () => close(),
  });
}

/** Once, and for good: what was missed while the connection was away is told when it is back. */
function listen(): void {
  if (listening) return;
  listening = createDb(env.DATABASE_URL, { max: 1 });
  const { sql, close } = listening;
  (holder[CLOSE_HOOKS] ??= new Set()).add(close);
  sql
    .listen(
      "plaza_notifications",
      (personId) => void tell(personId),
      () => [...streams.keys()].forEach((personId) => void tell(personId)),
    )
    .catch(() => {
      // The database is away: the next stream tries again.
      listening = undefined;
      holder[CLOSE_HOOKS]?.delete(close);
      void close();
    });
}

const counting = new Map<string, Promise<void>>();

/** Asks once for all streams of a person, and again when it changed while that was asked. */
function tell(personId: string): Promise<void> {
  const told = (counting.get(personId) ?? Promise.resolve())
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
      if (counting.get(personId) === told) counting.delete(personId);
    });
  counting.set(personId, told);
  return told;
}
