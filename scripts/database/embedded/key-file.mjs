/** The file `plaza.json` of a cluster, with the superuser's password and the last port. */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { Refusal } from "../../steps.mjs";

/** @typedef {import("./locate-cluster.mjs").Cluster} Cluster */

/** @typedef {{ password: string, port?: number }} Key content of plaza.json */

export const SUPERUSER = "plaza";

/**
 * @param {Cluster} cluster
 * @returns {Key}
 * @throws Refusal if the file is missing or unreadable
 */
export function readKey(cluster) {
  try {
    return JSON.parse(fs.readFileSync(cluster.keyFile, "utf8"));
  } catch {
    throw new Refusal(
      `${cluster.keyFile}, which holds the password of the database in ${cluster.dataFolder}, is missing or unreadable.`,
    );
  }
}

/**
 * Replaces the file atomically.
 *
 * @param {Pick<Cluster, "keyFile" | "user">} cluster
 * @param {Key} key
 */
export function writeKey({ keyFile, user }, key) {
  const temporary = `${keyFile}.${randomBytes(4).toString("hex")}`;
  fs.writeFileSync(temporary, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  changeOwner(user, temporary);
  fs.renameSync(temporary, keyFile);
}

/**
 * Makes the user that runs PostgreSQL the owner of files; does nothing for the current user.
 *
 * @param {Cluster["user"]} user
 * @param {string[]} files
 */
export function changeOwner(user, ...files) {
  if (user) for (const file of files) fs.chownSync(file, user.uid, user.gid);
}

/**
 * URL of a database on the cluster's server.
 *
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string} database
 */
export const databaseUrl = (cluster, port, database) =>
  `postgres://${SUPERUSER}:${readKey(cluster).password}@127.0.0.1:${port}/${database}`;
