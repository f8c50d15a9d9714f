import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NOTICE_MAX_BYTES } from "#app/domain/payments.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { createDb } from "#db/client.ts";
import { createServer } from "./create-server.ts";
import { startGuestClearing } from "./guest-clearing.ts";
import { createLog } from "./log.ts";
import { startRenewals } from "./renewals.ts";
import { loadRemixBuild } from "./remix-build.ts";
import { installShutdown } from "./shutdown.ts";

/** Beside this file once it is bundled to `build/plaza.js`. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

// Imported here, so that a wrong variable ends in its own lines and not in a stack.
const { env } = await import("#app/env.server.ts").catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

const remixFile = beside("./server/index.js");
if (!existsSync(remixFile)) fail("There is no build yet: run `npm run build` first.");

const log = createLog(env.LOG_LEVEL);
// One connection of its own: an exhausted pool must not look like a database that is away.
const probe = createDb(env.DATABASE_URL, { max: 1 });
const plaza = createServer({
  fetch: await loadRemixBuild(remixFile, env.NODE_ENV),
  clientFolder: beside("./client"),
  production: env.NODE_ENV === "production",
  allowedHosts: env.ALLOWED_HOSTS,
  trustProxy: env.TRUST_PROXY,
  publicUrl: env.PUBLIC_URL,
  imageOrigins: env.AVATAR_URL ? [new URL(env.AVATAR_URL).origin] : [],
  log,
  ping: () => probe.sql`SELECT 1`,
  sharesPages: true,
  // A file and the fields beside it.
  bodyLimits: [
    { path: "/new", bytes: UPLOAD_MAX_BYTES + 65_536 },
    { path: "/artifakts/", bytes: UPLOAD_MAX_BYTES + 65_536 },
    { path: "/payments/", bytes: NOTICE_MAX_BYTES },
  ],
});
// A connection of its own. Whatever was missed while it was away is forgotten when it is back.
const forget = () => plaza.forgetPages();
probe.sql.listen("plaza_changes", forget, forget).catch((error: unknown) => {
  log.warn({ err: error }, "no notices of changes: shared pages may be a minute old");
});
// Pro's periods that are over; each is charged once, whichever process is first.
const renewals = startRenewals(env.DATABASE_URL, log);
// Guests who have not come back for months.
const clearing = startGuestClearing(env.DATABASE_URL, log);
const close = async () => {
  await renewals.stop();
  await clearing.stop();
  await probe.close();
};
installShutdown({ drain: () => plaza.drain(), close, log });

plaza.server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    fail(`Port ${env.PORT} is taken. Set PORT to a free one, for instance PORT=${env.PORT + 1}.`);
  }
  if (error.code === "EACCES")
    fail(`Port ${env.PORT} may not be opened. Set PORT to one above 1023.`);
  fail(`Cannot listen: ${error.message}`);
});
plaza.server.listen(env.PORT, env.HOST, () => {
  process.stdout.write(`Plaza is at http://localhost:${env.PORT}\n`);
});
