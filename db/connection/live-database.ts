import type { AsyncLocalStorage } from "node:async_hooks";
import { createDb, type Connection } from "./client.ts";
import { env } from "#config/env.ts";

/**
 * Close functions that the server calls on shutdown (server/process/shutdown.ts). The Remix build
 * is a separate bundle, so they share the set through a global symbol instead of a module.
 */
const CLOSE_HOOKS = Symbol.for("plaza.close");

/** Per-request setting of the server: whether reads may use a replica (server/wire/reads.ts). */
const READS = Symbol.for("plaza.reads");

/**
 * A page may wait several times in sequence: less in sum than its deadline of 4.5 s
 * (server/handler.ts).
 */
const WAIT_MS = 2_000;
/** Longer than the statement timeout of 5 s (db/connection/client.ts). */
const SILENT_MS = 7_000;

const holder = globalThis as typeof globalThis & {
  plazaConnection?: Connection;
  [CLOSE_HOOKS]?: Set<() => Promise<unknown>>;
  [READS]?: AsyncLocalStorage<{ mayBeOld: boolean }>;
};

/**
 * In development the pool is kept on `globalThis`, because hot reload evaluates this module again.
 */
function connect(): Connection {
  if (env.NODE_ENV !== "development") return open();
  return (holder.plazaConnection ??= open());
}

function open(): Connection {
  const opened = createDb(env.DATABASE_URL, {
    max: env.DATABASE_POOL,
    waitMs: WAIT_MS,
    silentMs: SILENT_MS,
    replicas: {
      urls: env.DATABASE_REPLICA_URLS,
      mayRead: () => holder[READS]?.getStore()?.mayBeOld ?? false,
    },
  });
  (holder[CLOSE_HOOKS] ??= new Set()).add(opened.close);
  return opened;
}

const connection = connect();

/** The application's connection pool. Connects on the first query. */
export const db = connection.db;

/**
 * Reads from the primary in any request. For reads that must not be stale, like a session's end.
 */
export const onPrimary = <Value>(read: () => Promise<Value>): Promise<Value> =>
  holder[READS]?.run({ mayBeOld: false }, read) ?? read();
