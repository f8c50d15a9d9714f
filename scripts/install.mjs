/** Prerequisites of every script: a recent Node and the installed packages. */
import fs from "node:fs";
import path from "node:path";
import { fingerprint, hasStamp, leaveStamp } from "./build/stamps.mjs";
import { Refusal, ROOT, run, runNode, step } from "./steps.mjs";

const NODE = { major: 20, minor: 19 };
const STAMP = path.join(ROOT, "node_modules", ".plaza-install");

/**
 * @param {string} version as in process.versions.node
 * @throws Refusal if Node is older than "engines" in package.json requires
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > NODE.major || (major === NODE.major && minor >= NODE.minor)) return;
  throw new Refusal(
    `Plaza needs Node ${NODE.major}.${NODE.minor} or newer; this is ${version}. Get one at https://nodejs.org`,
  );
}

/**
 * Stamp of an installation: lock file and platform, since node_modules of another platform fails.
 *
 * @param {string} root
 */
export const installStamp = (root) =>
  `${fingerprint(root, ["package-lock.json"])} ${process.platform}-${process.arch}\n`;

/**
 * Whether node_modules matches package-lock.json: by our stamp or, after a manual npm run, if npm's
 * own record is not older than the lock file.
 */
export function isInstalled(root = ROOT, stampFile = STAMP) {
  if (hasStamp(stampFile, installStamp(root))) return true;
  if (fs.existsSync(stampFile)) return false;
  /** @param {string} file */
  const modified = (file) =>
    fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const record = modified("node_modules/.package-lock.json");
  return record > 0 && record >= modified("package-lock.json");
}

/** Runs `npm ci` if node_modules is missing or does not match package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) {
    leaveStamp(STAMP, installStamp(ROOT));
    return;
  }
  await step("install", async () => {
    // The build needs devDependencies, also with NODE_ENV=production.
    await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
    leaveStamp(STAMP, installStamp(ROOT));
  });
}

/** @param {string[]} args */
function npm(args) {
  // Set if npm started this process: use the same npm, without a shell on Windows.
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return runNode([cli, ...args]);
  if (process.platform === "win32") return run("cmd.exe", ["/d", "/c", "npm", ...args]);
  return run("npm", args);
}
