/** What must be there before anything else: a Node that is new enough, and the packages. */
import fs from "node:fs";
import path from "node:path";
import { fingerprint, hasStamp, leaveStamp } from "./build/stamps.mjs";
import { Refusal, ROOT, run, runNode, step } from "./steps.mjs";

const NODE = { major: 20, minor: 19 };
const STAMP = path.join(ROOT, "node_modules", ".plaza-install");

/**
 * @param {string} version as in process.versions.node
 * @throws Refusal when Node is older than package.json's "engines" asks
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > NODE.major || (major === NODE.major && minor >= NODE.minor)) return;
  throw new Refusal(
    `Plaza needs Node ${NODE.major}.${NODE.minor} or newer; this is ${version}. Get one at https://nodejs.org`,
  );
}

/**
 * The lock's contents and the machine's kind: node_modules copied from elsewhere does not do.
 *
 * @param {string} root
 */
export const installStamp = (root) =>
  `${fingerprint(root, ["package-lock.json"])} ${process.platform}-${process.arch}\n`;

/**
 * Whether node_modules belongs to package-lock.json: by our stamp, or, where somebody ran npm by
 * hand, by npm's own record being no older than the lock.
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

/** `npm ci` when node_modules is missing or not what package-lock.json says. */
export async function ensureInstalled() {
  if (isInstalled()) {
    leaveStamp(STAMP, installStamp(ROOT));
    return;
  }
  await step("install", async () => {
    // The build needs the development packages, whatever NODE_ENV says.
    await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
    leaveStamp(STAMP, installStamp(ROOT));
  });
}

/** @param {string[]} args */
function npm(args) {
  // Set when npm started us: the same npm then, and no shell on Windows.
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return runNode([cli, ...args]);
  if (process.platform === "win32") return run("cmd.exe", ["/d", "/c", "npm", ...args]);
  return run("npm", args);
}
