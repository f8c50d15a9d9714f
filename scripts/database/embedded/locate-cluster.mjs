/** Location of the embedded database's cluster, and the user that runs its programs. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { messageOf, Refusal, ROOT } from "../../steps.mjs";
import { copyBinaries } from "./binaries.mjs";
import { runProgram } from "./run-program.mjs";

/** @typedef {import("./binaries.mjs").Binaries} Binaries */

/** @typedef {{ uid: number, gid: number }} User system user that runs the programs instead of root */

/**
 * @typedef {object} Cluster
 * @property {string} folder contains `postgres/` and `postgres.log`
 * @property {Binaries} binaries
 * @property {User | null} user null: the current user
 * @property {string} dataFolder PostgreSQL's data directory
 * @property {string} keyFile password and last port, readable only by its owner
 * @property {string} logFile
 */

/** Inside the data directory, so that neither ever exists without the other. */
const KEY_FILE = "plaza.json";

/** The data folder of this checkout, unless it runs as root and the folder is inaccessible. */
const defaultFolder = () => path.resolve(process.env.PLAZA_DATA_DIR || path.join(ROOT, "data"));

/**
 * Chooses folder and user. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
 * That user has no access to /root: then data and programs move to /var/lib/plaza.
 *
 * @param {string | undefined} dataDir
 * @param {Binaries} binaries
 * @param {(line: string) => void} log
 * @returns {Promise<Cluster>}
 * @throws Refusal if the user `postgres` cannot run the programs or access the given folder
 */
export async function locateCluster(dataDir, binaries, log) {
  const wanted = dataDir ? path.resolve(dataDir) : defaultFolder();
  if (process.getuid?.() !== 0) return describeCluster(wanted, binaries, null);

  const user = await postgresUser();
  const sharedFolder = path.join(
    "/var/lib/plaza",
    createHash("sha256").update(ROOT).digest("hex").slice(0, 12),
  );
  let programs = binaries;
  if (!(await canRun(binaries.postgres, user))) {
    programs = copyBinaries(binaries, sharedFolder);
    if (!(await canRun(programs.postgres, user)))
      throw new Refusal(`The user "postgres" cannot run the database programs in ${sharedFolder}.`);
  }
  fs.mkdirSync(wanted, { recursive: true });
  if (await canEnter(wanted, user)) return describeCluster(wanted, programs, user);
  if (dataDir || process.env.PLAZA_DATA_DIR)
    throw new Refusal(
      `The database runs as the user "postgres" (PostgreSQL refuses root), and that user cannot reach ${wanted}. ` +
        "Choose another folder in PLAZA_DATA_DIR.",
    );
  log(`database files are in ${sharedFolder}: the user "postgres" cannot reach ${wanted}`);
  fs.mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  return describeCluster(sharedFolder, programs, user);
}

/**
 * @param {string} folder
 * @param {Binaries} binaries
 * @param {User | null} user
 * @returns {Cluster}
 */
function describeCluster(folder, binaries, user) {
  fs.mkdirSync(folder, { recursive: true });
  const real = fs.realpathSync(folder);
  return {
    folder: real,
    binaries,
    user,
    dataFolder: path.join(real, "postgres"),
    keyFile: path.join(real, "postgres", KEY_FILE),
    logFile: path.join(real, "postgres.log"),
  };
}

/** The system user `postgres`, which is created if it does not exist. */
async function postgresUser() {
  const find = async () => {
    try {
      const uid = Number((await runProgram("id", ["-u", "postgres"])).trim());
      const gid = Number((await runProgram("id", ["-g", "postgres"])).trim());
      return { uid, gid };
    } catch {
      return null;
    }
  };
  const existing = await find();
  if (existing) return existing;
  try {
    await runProgram("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  } catch (error) {
    throw new Refusal(
      `PostgreSQL refuses to run as root, and a user "postgres" could not be made (${messageOf(error)}). ` +
        "Run this as another user, or give DATABASE_URL.",
    );
  }
  const created = await find();
  if (!created) throw new Refusal('The user "postgres" was made but cannot be found.');
  return created;
}

/**
 * @param {string} program
 * @param {User} user
 */
const canRun = (program, user) => succeeds(program, ["--version"], user);

/**
 * @param {string} folder
 * @param {User} user
 */
const canEnter = (folder, user) => succeeds("test", ["-x", folder], user);

/**
 * @param {string} program
 * @param {string[]} args
 * @param {User} user
 */
const succeeds = (program, args, user) =>
  runProgram(program, args, { ...user, cwd: "/" }).then(
    () => true,
    () => false,
  );
