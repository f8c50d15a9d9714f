import cluster from "node:cluster";
import { existsSync } from "node:fs";
import os from "node:os";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import { createLog } from "#db/connection/log.ts";
import { serveMetrics } from "./process/metrics.ts";
import { REMIX_BUILD, serve } from "./serve.ts";
import { poolSize, workerCount } from "./process/worker-count.ts";
import { superviseBackgroundWork } from "./process/background-work.ts";
import { superviseWorkers } from "./process/workers.ts";

// Without this, V8 learns from objects that live long after the start and allocates later objects
// of the same call sites in old space: 7 KB per visitor's request were then freed late, all at
// once.
v8.setFlagsFromString("--no-allocation-site-pretenuring");
// Start a full garbage collection when the heap has grown by half since the last one, instead of to
// four times its size: shorter pauses for requests (docs/sizing.md).
v8.setFlagsFromString("--heap-growing-percent=50");

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

// Imported dynamically, so that an invalid variable prints its own message instead of a stack
// trace.
const { env, hasOwnPool } = await import("#config/env.ts").catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

if (!existsSync(REMIX_BUILD)) fail("There is no build yet: run `npm run build` first.");

const log = createLog(env.LOG_LEVEL);
const machine = {
  processors: os.availableParallelism(),
  // The container's memory limit, where it is lower than the machine's memory.
  memoryBytes: Math.min(os.totalmem(), process.constrainedMemory() || Infinity),
};
const count = workerCount(env.WEB_CONCURRENCY, machine);

/** Only once pages are served: a start should not wait for it. */
function startBackgroundWork(): void {
  if (!env.BACKGROUND_WORK || !cluster.isPrimary) return;
  const stop = superviseBackgroundWork(fileURLToPath(new URL("./worker.js", import.meta.url)), log);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

if (cluster.isPrimary && count > 1) {
  superviseWorkers({
    count,
    environment: hasOwnPool ? {} : { DATABASE_POOL: String(poolSize(count)) },
    log,
    onReady() {
      process.stdout.write(`Plaza is at http://localhost:${env.PORT}\n`);
      log.info({ workers: count }, "all workers answer");
      startBackgroundWork();
      if (!env.METRICS_PORT) return;
      serveMetrics(env.METRICS_PORT, env.HOST).catch((error: unknown) =>
        fail(`Cannot show metrics on port ${env.METRICS_PORT}: ${String(error)}`),
      );
    },
  });
} else await serve({ env, log, fail, onReady: startBackgroundWork });
