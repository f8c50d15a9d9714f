import type { AsyncLocalStorage } from "node:async_hooks";
import { createDb, type Connection } from "./client.ts";
import { env } from "#config/env.ts";

/**
 * What the server closes before it ends (server/process/shutdown.ts). The Remix build is a bundle of its
 * own, so the two meet on a global symbol instead of an import.
 */
const CLOSE_HOOKS = Symbol.for("plaza.close");

/** Where the server says, request by request, whether reads may go to a replica (server/wire/reads.ts). */
const READS = Symbol.for("plaza.reads");

/** A page meets several waits: together they must end before whoever asked is told to come again. */
const WAIT_MS = 2_000;
/** A statement ends by itself after five seconds (db/connection/client.ts). */
const SILENT_MS = 7_000;

const holder = globalThis as typeof globalThis & {
  plazaConnection?: Connection;
  [CLOSE_HOOKS]?: Set<() => Promise<unknown>>;
  [READS]?: AsyncLocalStorage<{ mayBeOld: boolean }>;
};

/** Hot reload evaluates this module again: in development the pool outlives it. */
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

/** The live connection. Nothing is opened before the first query. */
export const db = connection.db;

/** Reads what must not be a moment old, whatever the request may read from: whether a session has ended. */
export const onPrimary = <Value>(read: () => Promise<Value>): Promise<Value> =>
  holder[READS]?.run({ mayBeOld: false }, read) ?? read();

/** Ends the pool; open queries get five seconds. */
export const closeDb = (): Promise<void> => connection.close();
