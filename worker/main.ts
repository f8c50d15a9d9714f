/**
 * `node build/worker.js`: background work in a process of its own, for a web process with
 * BACKGROUND_WORK=off. On SIGTERM or SIGINT it finishes the pass it is in and exits with 0.
 */
import { createLog } from "#db/connection/log.ts";
import { startRenewals } from "./renewals.ts";

// Imported dynamically, so that an invalid variable prints its own message instead of a stack
// trace.
const { env } = await import("#config/env.ts").catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
const { fileStore } = await import("#adapters/storage/file-store.server.ts");
const { pushSender } = await import("#adapters/push/push-sender.server.ts");

const log = createLog(env.LOG_LEVEL);
const renewals = startRenewals(env.DATABASE_URL, {
  log,
  isStandalone: true,
  deleteFile: (key) => fileStore.delete(key),
  readFile: (key) => fileStore.get(key),
  sendPush: pushSender(),
});
log.info("background work has started");

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    void renewals.stop().then(() => {
      log.info({ signal }, "background work has stopped");
      process.exit(0);
    });
  });
