/** Content hashes of files, to know whether something derived from them is up to date. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * One SHA-256 hash over the names and contents of files. Unlike modification times, it survives
 * moving a checkout or touching a file.

 *
 * @param {string} root
 * @param {string[]} entries files and folders under root; those that are missing count as absent
 * @param {(file: string) => boolean} [skip] gets paths relative to root, with forward slashes
 */
export function fingerprint(root, entries, skip = () => false) {
  const hash = createHash("sha256");
  for (const entry of [...entries].sort()) addTo(hash, root, entry, skip);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} root
 * @param {string} entry
 * @param {(file: string) => boolean} skip
 */
function addTo(hash, root, entry, skip) {
  if (skip(entry)) return;
  const full = path.join(root, entry);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of fs.readdirSync(full).sort()) addTo(hash, root, `${entry}/${name}`, skip);
    return;
  }
  hash.update(`${entry}\0${stat.size}\0`);
  hash.update(fs.readFileSync(full));
}

/**
 * Whether the stamp file contains this stamp.
 *
 * @param {string} file
 * @param {string} stamp
 */
export function hasStamp(file, stamp) {
  try {
    return fs.readFileSync(file, "utf8") === stamp;
  } catch {
    return false;
  }
}

/**
 * Writes the stamp file, and creates its folder.
 *
 * @param {string} file
 * @param {string} stamp
 */
export function leaveStamp(file, stamp) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, stamp);
}
