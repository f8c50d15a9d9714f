import cluster from "node:cluster";
import { existsSync } from "node:fs";
import os from "node:os";
import v8 from "node:v8";
import { createLog } from "./wire/log.ts";
import { serveMetrics } from "./process/metrics.ts";
import { REMIX_BUILD, serve } from "./serve.ts";
import { poolSize, workerCount } from "./process/worker-count.ts";
import { superviseWorkers } from "./process/workers.ts";

// What outlives the start of the process makes V8 take later objects, made in the same places, for
// long-lived as well: 7 KB of each visitor's request were then freed late and all at once.
v8.setFlagsFromString("--no-allocation-site-pretenuring");
// A full collection when the heap is half as large again as what was alive, and not four times: the
// framework's requests wait for one (docs/sizing.md).
v8.setFlagsFromString("--heap-growing-percent=50");

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

// Imported here, so that a wrong variable ends in its own lines and not in a stack.
const { env } = await import("#config/env.ts").catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

if (!existsSync(REMIX_BUILD)) fail("There is no build yet: run `npm run build` first.");

const log = createLog(env.LOG_LEVEL);
const machine = {
  processors: os.availableParallelism(),
  // What a container may have, where it may have less than the machine.
  memoryBytes: Math.min(os.totalmem(), process.constrainedMemory() || Infinity),
};
const count = workerCount(env.WEB_CONCURRENCY, machine);

if (cluster.isPrimary && count > 1) {
  superviseWorkers({
    count,
    environment: process.env.DATABASE_POOL ? {} : { DATABASE_POOL: String(poolSize(count)) },
    log,
    onReady() {
      process.stdout.write(`Plaza is at http://localhost:${env.PORT}\n`);
      log.info({ workers: count }, "all workers answer");
      if (!env.METRICS_PORT) return;
      serveMetrics(env.METRICS_PORT, env.HOST).catch((error: unknown) =>
        fail(`Cannot show metrics on port ${env.METRICS_PORT}: ${String(error)}`),
      );
    },
  });
} else await serve({ env, log, fail });
