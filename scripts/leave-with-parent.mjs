/**
 * Loaded into the server by start.mjs: should start.mjs be killed without a chance to say so, the
 * server stops too instead of holding the port for ever. (The database is meant to stay.)
 */
const GRACE_MS = 15_000;

process.once("disconnect", () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
});
// The channel itself must not keep a stopping server alive.
process.channel?.unref();
