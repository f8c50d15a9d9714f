import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../support/free-port.ts";
import { pause } from "./load.ts";

/** The program: Debian's package `pgbouncer`, or where PGBOUNCER says. */
const PROGRAM = process.env.PGBOUNCER ?? "pgbouncer";

/** Why no pooler can be started here; undefined where one can. */
export const whyNoPooler: string | undefined =
  spawnSync(PROGRAM, ["--version"]).status === 0
    ? undefined
    : "no pgbouncer in the path, and PGBOUNCER names none";

/** Parameters of Plaza's connections that PgBouncer knows nothing of (docs/operations.md). */
const PASSED_OVER = [
  "extra_float_digits",
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
];

/** PgBouncer does not run as root: then it is `nobody`. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Starts PgBouncer in session mode in front of a database.
 *
 * @returns the database's URL through it
 */
export async function startPooler(
  databaseUrl: string,
): Promise<{ url: string; output(): string; stop(): Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-pooler-"));
  fs.chmodSync(folder, 0o755);
  const file = path.join(folder, "pgbouncer.ini");
  const name = pathname.slice(1);
  fs.writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 50
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = ${PASSED_OVER.join(",")}
`,
  );
  const pooler = spawn(PROGRAM, [file], {
    stdio: ["ignore", "pipe", "pipe"],
    ...(process.getuid?.() === 0 && NOBODY),
  });
  let log = "";
  for (const stream of [pooler.stdout, pooler.stderr])
    stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise((resolve) => pooler.once("close", resolve));
  for (let tries = 0; !log.includes("process up") && tries < 50; tries += 1) await pause(100);
  if (pooler.exitCode !== null) throw new Error(`pgbouncer ended: ${log}`);
  return {
    url: `postgres://${username}@127.0.0.1:${own}/${name}`,
    output: () => log,
    async stop() {
      pooler.kill("SIGKILL");
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
