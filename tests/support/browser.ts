import { execFile } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

const run = promisify(execFile);

/** Without background traffic, and without a sandbox, a GPU and an updater, which test machines lack. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's package and command of the headless shell, which Playwright uses by default. */
const HEADLESS_SHELL = "chromium-headless-shell";
const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const DOWNLOAD_MS = 180_000;
const INSTALL_MS = 300_000;

/**
 * The tests' browser: the one in TEST_BROWSER_PATH or CHROMIUM_PATH; Debian's headless shell if it is
 * installed, or can be (as root on the integration machine); else the result of findChromium. The
 * shell renders the same without a window compositor, in about 0.6 of the CPU time.
 *
 * @param log prints what is being installed
 * @returns the executable's path
 * @throws like findChromium
 */
export async function findTestBrowser(log: (line: string) => void): Promise<string> {
  if (process.env.TEST_BROWSER_PATH) return process.env.TEST_BROWSER_PATH;
  if (!process.env.CHROMIUM_PATH) {
    const shells = named([HEADLESS_SHELL]);
    const shell = await firstThatStarts(shells);
    if (shell) return shell;
    if (process.env.CI === "true" && canInstall()) {
      log(`installing Debian's package ${HEADLESS_SHELL}`);
      await installPackage(HEADLESS_SHELL);
      const installed = await firstThatStarts(shells);
      if (installed) return installed;
    }
  }
  return findChromium(log);
}

/**
 * A complete Chromium: the one in CHROMIUM_PATH, an installed one, else Playwright's own (downloaded
 * if needed), else Debian's package when running as root.
 *
 * @param log prints what is being installed
 * @returns the executable's path
 * @throws if none can be installed, with what was tried
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  }
  const present = await firstThatStarts([...named(COMMANDS), MAC, chromium.executablePath()]);
  if (present) return present;

  log("no Chromium is there: getting Playwright's own");
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
    "cli.js",
  );
  const download = await attempt(
    process.execPath,
    [playwright, "install", "chromium"],
    DOWNLOAD_MS,
  );
  if (await starts(chromium.executablePath())) return chromium.executablePath();

  if (canInstall()) {
    log("Playwright's own cannot be had: installing Debian's package chromium");
    const said = await installPackage("chromium");
    if (await starts("/usr/bin/chromium")) return "/usr/bin/chromium";
    throw new Error(`${NONE}\nPlaywright: ${download}\napt-get: ${said}`);
  }
  throw new Error(`${NONE}\nPlaywright: ${download}`);
}

const NONE =
  "There is no Chromium for the browser tests, and none could be had. Install one, or name one in CHROMIUM_PATH.";

/** Paths at which commands of these names may be installed. */
function named(commands: readonly string[]): string[] {
  const fromPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const folders = [...new Set([...FOLDERS, ...fromPath])];
  return commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function firstThatStarts(programs: readonly string[]): Promise<string | undefined> {
  for (const program of programs) if (await starts(program)) return program;
  return undefined;
}

const canInstall = () => process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

/** @returns the end of apt-get's output, for an error message */
async function installPackage(name: string): Promise<string> {
  const update = await attempt("apt-get", ["update", "-qq"], INSTALL_MS);
  const packages = ["install", "-y", "-qq", "--no-install-recommends", name];
  return `${update}\n${await attempt("apt-get", packages, INSTALL_MS)}`;
}

/** Runs the program: an existing file may lack the libraries it needs. */
async function starts(program: string): Promise<boolean> {
  if (!fs.existsSync(program)) return false;
  return run(program, ["--no-sandbox", "--version"], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** @returns the end of its output, for an error message */
async function attempt(program: string, args: string[], timeout: number): Promise<string> {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
  };
  try {
    const { stderr } = await run(program, args, { timeout, env, maxBuffer: 1 << 26 });
    return stderr.trim().slice(-500);
  } catch (error) {
    return String(error).slice(-500);
  }
}
