import { createDb, type Connection } from "#db/connection/client.ts";
import { env } from "#config/env.ts";

/** Limits of open event streams, per person and per process. */
const MAX_STREAMS_OF_PERSON = 8;
const MAX_STREAMS = 2_000;
/** Below the idle timeout of proxies, often 60 s. An ended session is noticed at the next one. */
const HEARTBEAT_MS = 25_000;
/**
 * Reconnection delay of the browser's EventSource, in milliseconds: each stream gets its own, so that
 * those that were cut together do not come back together. Soon for an answer that is being read;
 * later for the many streams that only tell of news.
 */
const RETRY_MS = { soon: [200, 400], later: [1_000, 4_000] } as const;

/** An open response of server-sent events. */
export interface EventStream {
  send(text: string): void;
  close(): void;
}

export interface EventStreamOptions {
  personId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Called with each heartbeat: whether the person may go on reading. */
  isStillOpen: () => Promise<boolean>;
  /** When a cut stream is asked for again. */
  retry?: keyof typeof RETRY_MS;
  onOpen: (stream: EventStream) => void;
  onClose: (stream: EventStream) => void;
}

const openOf = new Map<string, number>();
const open = new Set<EventStream>();
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
  for (const stream of [...open]) stream.close();
});

/**
 * The response of an endpoint of server-sent events; 503 at the limit of streams, and during shutdown.
 */
export function eventStreamResponse(options: EventStreamOptions): Response {
  const stream = openEventStream(options);
  if (!stream) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

function openEventStream({
  personId,
  signal,
  isStillOpen,
  retry = "later",
  onOpen,
  onClose,
}: EventStreamOptions): ReadableStream<Uint8Array> | undefined {
  const own = openOf.get(personId) ?? 0;
  if (isStopping || open.size >= MAX_STREAMS || own >= MAX_STREAMS_OF_PERSON) return undefined;
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: EventStream = {
        send: (text) => open.has(stream) && controller.enqueue(encoder.encode(text)),
        close: () => close(),
      };
      const beat = setInterval(() => {
        stream.send(":\n\n");
        isStillOpen().then((still) => still || close(), close);
      }, HEARTBEAT_MS);
      close = () => {
        if (!open.delete(stream)) return;
        clearInterval(beat);
        const left = (openOf.get(personId) ?? 1) - 1;
        if (left > 0) openOf.set(personId, left);
        else openOf.delete(personId);
        onClose(stream);
        try {
          controller.close();
        } catch {
          // The client has disconnected already.
        }
      };
      signal.addEventListener("abort", () => close());
      open.add(stream);
      openOf.set(personId, (openOf.get(personId) ?? 0) + 1);
      const [from, to] = RETRY_MS[retry];
      stream.send(`retry: ${Math.round(from + Math.random() * (to - from))}\n\n`);
      onOpen(stream);
    },
    cancel: () => close(),
  });
}

let listening: Connection | undefined;

/**
 * A subscription to a channel of Postgres notifications (LISTEN), which begins with the first call. All
 * share one connection of this process, so that writes of other processes are noticed too.
 *
 * @param onNotice called with the payload
 * @param onReconnect called when LISTEN begins, and after a lost connection: notices may have been missed
 * @returns starts it; calls after the first do nothing
 */
export function subscription(
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: () => void,
): () => void {
  let hasBegun = false;
  return () => {
    if (hasBegun) return;
    hasBegun = true;
    if (!listening) {
      listening = createDb(env.DATABASE_URL, { max: 1 });
      (holder[CLOSE_HOOKS] ??= new Set()).add(listening.close);
    }
    listening.sql.listen(channel, onNotice, onReconnect).catch(() => {
      // The database is unavailable: the next stream tries again.
      hasBegun = false;
    });
  };
}
