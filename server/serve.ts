import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { CHANNEL_BODY_MAX_BYTES } from "#domain/agentiks/channels/channels.ts";
import { HOOK_MAX_BYTES } from "#domain/agentiks/duties/webhook.ts";
import { API_BODY_MAX_BYTES } from "#domain/people/api-tokens.ts";
import { STRIPE_NOTICE_MAX_BYTES, WEBHOOK_MAX_BYTES } from "#domain/money/payments.ts";
import { UPLOAD_PART_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { PICTURE_UPLOAD_MAX_BYTES } from "#domain/people/profile/pictures.ts";
import { DOCUMENT_MAX_BYTES } from "#domain/spaces/documents.ts";
import type { Env } from "#config/env.ts";
import { createDb } from "#db/connection/client.ts";
import { createConcurrencyLimit } from "./checks/concurrency-limit.ts";
import type { BodyLimit } from "./checks/limits.ts";
import { createServer } from "./create-server.ts";
import type { Logger } from "./wire/log.ts";
import { createMetrics, joinMetrics, serveMetrics } from "./process/metrics.ts";
import { routeReads } from "./wire/reads.ts";
import { loadRemixBuild } from "./remix-build.ts";
import { createRoutePatterns } from "./wire/route-patterns.ts";
import { installShutdown } from "./process/shutdown.ts";
import { logSlowQueries } from "./process/slow-queries.ts";
import { untilPrimaryConfirms } from "./process/workers.ts";

/** A path beside the bundle, `build/plaza.js`. */
const buildPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const REMIX_BUILD = buildPath("./server/index.js");

/** Health check: after this many milliseconds without an answer the connection is replaced. */
const PING_MS = 3_000;

/** Largest bodies by path, where they differ from the default: of uploads a file and the fields beside it. */
const BODY_LIMITS: readonly BodyLimit[] = [
  { path: "/new", bytes: UPLOAD_MAX_BYTES + 65_536 },
  { path: "/artifakts/", bytes: UPLOAD_MAX_BYTES + 65_536 },
  { path: "/challenges/", bytes: UPLOAD_MAX_BYTES + 65_536 },
  { path: "/spaces/", bytes: DOCUMENT_MAX_BYTES + 65_536 },
  { path: "/account", bytes: PICTURE_UPLOAD_MAX_BYTES + 65_536 },
  { path: "/builder", bytes: PICTURE_UPLOAD_MAX_BYTES + 65_536 },
  { path: "/uploads/", bytes: UPLOAD_PART_BYTES },
  { path: "/payments/", bytes: WEBHOOK_MAX_BYTES },
  { path: "/payments/stripe", bytes: STRIPE_NOTICE_MAX_BYTES },
  { path: "/hooks/", bytes: HOOK_MAX_BYTES },
  { path: "/api/channels/", bytes: CHANNEL_BODY_MAX_BYTES },
  { path: "/api/v1/", bytes: API_BODY_MAX_BYTES },
];

export interface Serving {
  env: Env;
  log: Logger;
  /** Prints one line and ends the process. */
  fail: (line: string) => never;
  /** Called once it listens. */
  onReady: () => void;
}

/** Runs one serving process: the only one, or a worker of a cluster. */
export async function serve({ env, log, fail, onReady }: Serving): Promise<void> {
  // A connection of its own: an exhausted pool must not look like an unreachable database.
  const probe = createDb(env.DATABASE_URL, { max: 1, silentMs: PING_MS });
  logSlowQueries(log, env.SLOW_QUERY_MS);
  const { fetch, routes, renderErrorPage } = await loadRemixBuild(REMIX_BUILD, env.NODE_ENV);
  const metrics = env.METRICS_PORT ? createMetrics(createRoutePatterns(routes)) : undefined;
  const plaza = createServer({
    fetch: env.DATABASE_REPLICA_URLS.length > 0 ? routeReads(fetch) : fetch,
    renderErrorPage,
    clientFolder: buildPath("./client"),
    production: env.NODE_ENV === "production",
    allowedHosts: env.ALLOWED_HOSTS,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    hsts: env.HSTS,
    log,
    ping: () => probe.ping(),
    cachesPages: true,
    maxConnections: env.MAX_CONNECTIONS,
    concurrencyLimit: createConcurrencyLimit({
      maxRunning: env.MAX_RUNNING,
      maxWriting: env.DATABASE_POOL,
    }),
    onDone: metrics?.onDone,
    untilLeft: cluster.isWorker ? untilPrimaryConfirms : undefined,
    bodyLimits: BODY_LIMITS,
  });
  metrics?.watch(plaza);
  if (metrics && cluster.isWorker) joinMetrics();
  if (env.METRICS_PORT && cluster.isPrimary) {
    await serveMetrics(env.METRICS_PORT, env.HOST).catch((error: unknown) =>
      fail(`Cannot show metrics on port ${env.METRICS_PORT}: ${String(error)}`),
    );
  }
  // LISTEN has a connection of its own. After a reconnect all pages are invalidated, because
  // notifications may have been missed.
  const invalidate = () => plaza.invalidatePages();
  probe.sql.listen("plaza_changes", invalidate, invalidate).catch((error: unknown) => {
    log.warn({ err: error }, "no notices of changes: cached pages may be a minute old");
  });
  const close = () => probe.close();
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
    onReady();
    if (cluster.isPrimary) process.stdout.write(`Plaza is at http://localhost:${env.PORT}\n`);
  });
}
