/**
 * Preloaded into the server by start.mjs. If start.mjs is killed with SIGKILL, the IPC channel
 * disconnects and the server stops, so that it frees its port. The database keeps running.
 */
const GRACE_MS = 15_000;

process.once("disconnect", () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
});
// The IPC channel must not keep the event loop of a stopping server alive.
process.channel?.unref();
