import { createDb, type Connection } from "#db/client.ts";
import { env } from "./env.server.ts";

/**
 * What the server closes before it ends (server/shutdown.ts). The Remix build is a bundle of its
 * own, so the two meet on a global symbol instead of an import.
 */
const CLOSE_HOOKS = Symbol.for("plaza.close");

const holder = globalThis as typeof globalThis & {
  plazaConnection?: Connection;
  [CLOSE_HOOKS]?: Set<() => Promise<unknown>>;
};

/** Hot reload evaluates this module again: in development the pool outlives it. */
function connect(): Connection {
  if (env.NODE_ENV !== "development") return open();
  return (holder.plazaConnection ??= open());
}

function open(): Connection {
  const opened = createDb(env.DATABASE_URL);
  (holder[CLOSE_HOOKS] ??= new Set()).add(opened.close);
  return opened;
}

const connection = connect();

/** The live connection. Nothing is opened before the first query. */
export const db = connection.db;

/** Ends the pool; open queries get five seconds. */
export const closeDb = (): Promise<void> => connection.close();
