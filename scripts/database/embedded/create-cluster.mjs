/** Creates a cluster by initdb. */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Refusal } from "../../steps.mjs";
import { changeOwner, readKey, SUPERUSER, writeKey } from "./key-file.mjs";
import { runProgram } from "./run-program.mjs";

/** @typedef {import("./locate-cluster.mjs").Cluster} Cluster */

/**
 * Creates the cluster if it does not exist: in a temporary folder, which is renamed when it is
 * complete, so an interrupted initdb leaves no broken cluster.
 *
 * @param {Cluster} cluster
 * @returns {Promise<boolean>} whether this call has created it
 * @throws Refusal if an existing cluster has another major version, or no key file
 */
export async function createCluster(cluster) {
  const versionFile = path.join(cluster.dataFolder, "PG_VERSION");
  if (fs.existsSync(versionFile)) {
    checkVersion(cluster, fs.readFileSync(versionFile, "utf8").trim());
    readKey(cluster);
    return false;
  }
  const password = randomBytes(24).toString("hex");
  const suffix = randomBytes(4).toString("hex");
  const temporary = path.join(cluster.folder, `postgres.${suffix}`);
  const passwordFile = path.join(cluster.folder, `password.${suffix}`);
  try {
    fs.mkdirSync(temporary, { mode: 0o700 });
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    changeOwner(cluster.user, temporary, passwordFile);
    await runProgram(
      cluster.binaries.initdb,
      [
        `--pgdata=${temporary}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--no-instructions",
        // The built-in locale is the same on every system, and lower() works for all letters.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...cluster.user, cwd: temporary },
    );
    fs.appendFileSync(
      path.join(temporary, "postgresql.conf"),
      "\n# Written anew at each start:\ninclude_if_exists = 'plaza.conf'\n",
    );
    const keyFile = path.join(temporary, path.basename(cluster.keyFile));
    writeKey({ user: cluster.user, keyFile }, { password });
    fs.renameSync(temporary, cluster.dataFolder);
  } catch (error) {
    // Another process has created it in the meantime.
    if (fs.existsSync(versionFile)) return false;
    throw error;
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return true;
}

/**
 * @param {Cluster} cluster
 * @param {string} found major version of the existing data
 */
function checkVersion(cluster, found) {
  const own = cluster.binaries.version.split(".")[0];
  if (found !== own)
    throw new Refusal(
      `The data in ${cluster.dataFolder} belongs to PostgreSQL ${found}; this is ${own}. ` +
        "Move it with pg_dump and pg_restore, or choose another folder in PLAZA_DATA_DIR.",
    );
}
