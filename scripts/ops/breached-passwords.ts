/**
 * Writes the list of leaked passwords that sign-up refuses: `breached-passwords.ts <list>…`, each a
 * text file with one password per line, most frequent first. Skips passwords that the rules refuse
 * anyway and keeps the first 100,000 others, as sorted truncated hashes.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { findPasswordProblem, foldPassword } from "#domain/people/passwords.ts";

const KEPT = 100_000;
/** Bytes kept of a SHA-256 hash; app/session/passwords/breached-passwords.server.ts reads the same number. */
const HASH_BYTES = 5;
const FILE = new URL("../../app/session/passwords/breached-passwords.txt", import.meta.url);
const LINE_CHARACTERS = 100;

const hashes = new Set<string>();
for (const file of process.argv.slice(2)) {
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    if (hashes.size === KEPT) break;
    const password = foldPassword(line);
    if (findPasswordProblem(password) === undefined)
      hashes.add(
        createHash("sha256").update(password).digest().subarray(0, HASH_BYTES).toString("hex"),
      );
  }
}
const text = Buffer.from([...hashes].sort().join(""), "hex").toString("base64");
fs.writeFileSync(FILE, `${text.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, "g"))?.join("\n")}\n`);
console.log(`${hashes.size} passwords, ${text.length} characters`);
