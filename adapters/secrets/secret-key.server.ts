import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { env } from "#config/env.ts";

/**
 * Whether the application has a secret key. Where people's files are in a bucket, no folder of this
 * host can be trusted to last, so a key must be configured.
 */
export const HAS_SECRET_KEY = env.PLAZA_SECRET_KEY !== undefined || env.FILES_S3_URL === undefined;

let known: string | undefined;

/**
 * The application's secret key: PLAZA_SECRET_KEY, or else a random one that is made on first use and
 * kept in the file `secret-key` beside the folder of people's files, readable by its owner alone.
 *
 * @throws an error of the file system if the key can be neither read nor written
 */
export function secretKey(): string {
  return (known ??=
    env.PLAZA_SECRET_KEY ?? keptKey(path.join(path.dirname(env.FILES_DIR), "secret-key")));
}

function keptKey(file: string): string {
  const present = readIfAny(file);
  if (present) return present;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(4).toString("hex")}`;
  fs.writeFileSync(temporary, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    // Unlike a rename, a link never replaces the key that another process has just made.
    fs.linkSync(temporary, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    fs.unlinkSync(temporary);
  }
  return fs.readFileSync(file, "utf8").trim();
}

function readIfAny(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
