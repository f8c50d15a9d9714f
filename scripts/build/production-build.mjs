/** The production build: Remix (with compiled messages), compressed static files, Node programs. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { fingerprint, hasStamp, leaveStamp } from "./stamps.mjs";
import { ROOT, runNode, runPackage, step } from "../steps.mjs";

const BUILD = path.join(ROOT, "build");
const STAMP = path.join(BUILD, ".sources");

/** All files and folders that the build depends on. */
export const SOURCES = [
  "adapters",
  "app",
  "config",
  "db",
  "domain",
  "engine",
  "messages",
  "patches",
  "public",
  "seeds",
  "server",
  "worker",
  "project.inlang/settings.json",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "remix.config.js",
  "vite.config.ts",
  "uno.config.ts",
  "scripts/build/production-build.mjs",
  "scripts/build/precompress.mjs",
  "scripts/ops/reset-link.ts",
  "scripts/ops/payouts.ts",
  "scripts/ops/portal-release.ts",
  "scripts/ops/runs.ts",
  "scripts/ops/container.ts",
  "scripts/ops/backup.ts",
  "scripts/ops/restore.ts",
  "scripts/ops/backup-main.ts",
  "scripts/ops/backup",
  "scripts/ops/verify-ledger.ts",
  "scripts/vite",
];

/**
 * Whether a file does not affect the build: generated files and tests.
 *
 * @param {string} file
 */
export const isNoSource = (file) =>
  file === "app/messages" || /\.(test|spec)\.tsx?$/.test(file) || file.endsWith("/.DS_Store");

const sourcesStamp = () => `${fingerprint(ROOT, SOURCES, isNoSource)}\n`;

/** Entry points of the Node programs, bundled without Vite, by their names in build/. */
const PROGRAMS = {
  plaza: "server/main.ts",
  worker: "worker/main.ts",
  "read-document": "adapters/documents/reader-main.ts",
  migrate: "db/migrate/migrate-main.ts",
  seed: "seeds/main.ts",
  "account-reset": "scripts/ops/reset-link.ts",
  payouts: "scripts/ops/payouts.ts",
  "portal-release": "scripts/ops/portal-release.ts",
  runs: "scripts/ops/runs.ts",
  "verify-ledger": "scripts/ops/verify-ledger.ts",
  container: "scripts/ops/container.ts",
  backup: "scripts/ops/backup.ts",
  restore: "scripts/ops/restore.ts",
};

/** Folders of files that the seeds hand out, each made by `seeds/<name>/main.ts`. */
const MADE = ["goods", "media"];

/** Sources of MADE, and the lock file of the libraries that make them. */
const MADE_FROM = ["seeds", "domain", "package-lock.json"];

/** Whether build/ was made from the current sources. */
const isBuilt = () =>
  hasStamp(STAMP, sourcesStamp()) &&
  MADE.every((name) => fs.existsSync(path.join(BUILD, name, "manifest.json"))) &&
  Object.keys(PROGRAMS).every((name) => fs.existsSync(path.join(BUILD, `${name}.js`)));

/** Builds if the build is older than the sources. */
export async function ensureBuilt() {
  if (!isBuilt()) await build();
}

/** Compiles the messages: types, lint and tests need the generated code even without a build. */
export const compileMessages = () =>
  runPackage("@inlang/paraglide-js", [
    "compile",
    "--project",
    "./project.inlang",
    "--outdir",
    "./app/messages",
    "--silent",
  ]);

/** Builds unconditionally. A failed build leaves no stamp file, so it is never served. */
export async function build() {
  const stamp = sourcesStamp();
  fs.rmSync(STAMP, { force: true });
  const preload = pathToFileURL(path.join(ROOT, "scripts/build/few-open-files.mjs")).href;
  const options = `${process.env.NODE_OPTIONS ?? ""} --import=${preload}`.trim();
  const env = { NODE_ENV: "production", NODE_OPTIONS: options };
  // Patched here, not at install: the image and `npm ci --ignore-scripts` run no install scripts.
  await step("patch packages", () => runPackage("patch-package", ["--error-on-fail"]));
  await step("build app, goods and media", async (note) => {
    // At once: goods and media need none of the app, and a second core is idle. Elsewhere at first,
    // since Vite empties the folder.
    /** @param {string} name */
    const cacheOf = (name) => path.join(ROOT, "node_modules/.cache", `plaza-${name}`);
    /** @param {string} name */
    const stampOf = (name) => path.join(ROOT, "node_modules/.cache", `plaza-${name}.stamp`);
    const madeFrom = `${fingerprint(ROOT, MADE_FROM, isNoSource)}\n`;
    const make = async () => {
      for (const name of MADE) {
        // The same sources make the same bytes (docs/decisions/0056-goods.md).
        const isMade = fs.existsSync(path.join(cacheOf(name), "manifest.json"));
        if (isMade && hasStamp(stampOf(name), madeFrom)) continue;
        fs.rmSync(stampOf(name), { force: true });
        await runNode(["--import", "tsx", path.join(ROOT, `seeds/${name}/main.ts`), cacheOf(name)]);
        leaveStamp(stampOf(name), madeFrom);
      }
    };
    await Promise.all([runPackage("@remix-run/dev", ["vite:build"], { env }), make()]);
    for (const name of MADE) {
      fs.rmSync(path.join(BUILD, name), { recursive: true, force: true });
      fs.cpSync(cacheOf(name), path.join(BUILD, name), { recursive: true });
    }
    note(`browser ${size(path.join(BUILD, "client"))}`);
  });
  if (fs.existsSync(path.join(ROOT, "scripts/build/precompress.mjs")))
    await step("compress", () => runNode([path.join(ROOT, "scripts/build/precompress.mjs")]));
  await step("build programs", async (note) => {
    await bundlePrograms();
    note(
      Object.keys(PROGRAMS)
        .map((name) => `${name}.js ${size(`${BUILD}/${name}.js`)}`)
        .join(", "),
    );
  });
  leaveStamp(STAMP, stamp);
}

async function bundlePrograms() {
  const esbuild = await import("esbuild");
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: "build",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: "linked",
    logLevel: "silent",
  });
  // Otherwise esbuild's child process runs as long as this process.
  await esbuild.stop();
}

/**
 * Size of a file, or of a folder's scripts and styles, as they are and gzipped.
 *
 * @param {string} target
 */
function size(target) {
  const stat = fs.statSync(target);
  const files = stat.isFile()
    ? [target]
    : fs
        .readdirSync(target, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => path.join(target, name));
  let whole = 0;
  let gzipped = 0;
  for (const file of files) {
    const content = fs.readFileSync(file);
    whole += content.length;
    gzipped += gzipSync(content).length;
  }
  /** @param {number} bytes */
  const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;
  return stat.isFile() ? kb(whole) : `${files.length} files, ${kb(whole)}, ${kb(gzipped)} gzipped`;
}
