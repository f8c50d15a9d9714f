import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { NOTICE_MAX_BYTES } from "#domain/money/payments.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import type { Env } from "#config/env.ts";
import { createDb } from "#db/connection/client.ts";
import { createAdmission } from "./checks/admission.ts";
import { createServer } from "./create-server.ts";
import type { Logger } from "./wire/log.ts";
import { createMetrics, joinMetrics, serveMetrics } from "./process/metrics.ts";
import { routeReads } from "./wire/reads.ts";
import { startRenewals } from "#worker/renewals.ts";
import { loadRemixBuild } from "./remix-build.ts";
import { createRoutePatterns } from "./wire/route-patterns.ts";
import { installShutdown } from "./process/shutdown.ts";
import { logSlowQueries } from "./process/slow-queries.ts";
import { untilFirstKnows } from "./process/workers.ts";

/** Beside the bundle, `build/plaza.js`. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const REMIX_BUILD = beside("./server/index.js");

/** A database that has not answered so simple a question by then is asked on a new connection. */
const PING_MS = 3_000;

export interface Serving {
  env: Env;
  log: Logger;
  /** Ends the process with one line. */
  fail: (line: string) => never;
}

/** One process that answers on the port: all there is, or a worker of several. */
export async function serve({ env, log, fail }: Serving): Promise<void> {
  // It reads the environment by being imported: not before that was found to be right.
  const { fileStore } = await import("#adapters/storage/file-store.server.ts");
  // One connection of its own: an exhausted pool must not look like a database that is away.
  const probe = createDb(env.DATABASE_URL, { max: 1, silentMs: PING_MS });
  logSlowQueries(log, env.SLOW_QUERY_MS);
  const { fetch, routes, renderUnavailable } = await loadRemixBuild(REMIX_BUILD, env.NODE_ENV);
  const metrics = env.METRICS_PORT ? createMetrics(createRoutePatterns(routes)) : undefined;
  const plaza = createServer({
    fetch: env.DATABASE_REPLICA_URLS.length > 0 ? routeReads(fetch) : fetch,
    renderUnavailable,
    clientFolder: beside("./client"),
    production: env.NODE_ENV === "production",
    allowedHosts: env.ALLOWED_HOSTS,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    hsts: env.HSTS,
    imageOrigins: env.AVATAR_URL ? [new URL(env.AVATAR_URL).origin] : [],
    log,
    ping: () => probe.ping(),
    cachesPages: true,
    maxConnections: env.MAX_CONNECTIONS,
    admission: createAdmission({ maxRunning: env.MAX_RUNNING, maxWriting: env.DATABASE_POOL }),
    onDone: metrics?.onDone,
    untilLeft: cluster.isWorker ? untilFirstKnows : undefined,
    // A file and the fields beside it.
    bodyLimits: [
      { path: "/new", bytes: UPLOAD_MAX_BYTES + 65_536 },
      { path: "/artifakts/", bytes: UPLOAD_MAX_BYTES + 65_536 },
      { path: "/payments/", bytes: NOTICE_MAX_BYTES },
    ],
  });
  metrics?.watch(plaza);
  if (metrics && cluster.isWorker) joinMetrics();
  if (env.METRICS_PORT && cluster.isPrimary) {
    await serveMetrics(env.METRICS_PORT, env.HOST).catch((error: unknown) =>
      fail(`Cannot show metrics on port ${env.METRICS_PORT}: ${String(error)}`),
    );
  }
  // A connection of its own. Whatever was missed while it was away is forgotten when it is back.
  const forget = () => plaza.invalidatePages();
  probe.sql.listen("plaza_changes", forget, forget).catch((error: unknown) => {
    log.warn({ err: error }, "no notices of changes: cached pages may be a minute old");
  });
  // What is due at a time, such as Pro's periods: each once, whichever process is first.
  const renewals = startRenewals(env.DATABASE_URL, {
    log,
    deleteFile: (key) => fileStore.delete(key),
    onRow: metrics?.onDueRow,
  });
  const close = async () => {
    await renewals.stop();
    await probe.close();
  };
  installShutdown({ leave: () => plaza.leave(), drain: () => plaza.drain(), close, log });

  plaza.server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      fail(`Port ${env.PORT} is taken. Set PORT to a free one, for instance PORT=${env.PORT + 1}.`);
    }
    if (error.code === "EACCES")
      fail(`Port ${env.PORT} may not be opened. Set PORT to one above 1023.`);
    fail(`Cannot listen: ${error.message}`);
  });
  plaza.server.listen(env.PORT, env.HOST, () => {
    if (cluster.isPrimary) process.stdout.write(`Plaza is at http://localhost:${env.PORT}\n`);
  });
}
