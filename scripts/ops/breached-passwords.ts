/**
 * Writes the list of leaked passwords that are refused: `breached-passwords.ts <list>…`, each a
 * text file with one password a line, the most frequent first. What the rules refuse anyway is left
 * out; of the rest the first 100,000 are kept, as sorted hashes.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { findPasswordProblem, foldPassword } from "#domain/people/passwords.ts";

const KEPT = 100_000;
/** Of a SHA-256: as the reader of the list has it (app/session/breached-passwords.server.ts). */
const HASH_BYTES = 5;
const FILE = new URL("#app/session/breached-passwords.txt", import.meta.url);
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
