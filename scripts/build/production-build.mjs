/** The production build: the Remix build (which compiles the messages), its compressed copies, the Node programs. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { fingerprint, hasStamp, leaveStamp } from "./stamps.mjs";
import { ROOT, runNode, runPackage, step } from "../steps.mjs";

const BUILD = path.join(ROOT, "build");
const STAMP = path.join(BUILD, ".sources");

/** Everything the build is made from. */
export const SOURCES = [
  "adapters",
  "app",
  "config",
  "db",
  "domain",
  "messages",
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
  "scripts/ops/container.ts",
  "scripts/ops/backup.ts",
  "scripts/ops/restore.ts",
  "scripts/ops/backup-main.ts",
  "scripts/ops/backup",
  "scripts/ops/verify-ledger.ts",
  "scripts/vite",
];

/**
 * Generated files and tests do not change what is built.
 *
 * @param {string} file
 */
export const isNoSource = (file) =>
  file === "app/messages" || /\.(test|spec)\.tsx?$/.test(file) || file.endsWith("/.DS_Store");

const sourcesStamp = () => `${fingerprint(ROOT, SOURCES, isNoSource)}\n`;

/** The programs that run without Vite: what it is called in build/, and where it begins. */
const PROGRAMS = {
  plaza: "server/main.ts",
  migrate: "db/migrate/migrate-main.ts",
  seed: "seeds/main.ts",
  "account-reset": "scripts/ops/reset-link.ts",
  payouts: "scripts/ops/payouts.ts",
  "portal-release": "scripts/ops/portal-release.ts",
  "verify-ledger": "scripts/ops/verify-ledger.ts",
  container: "scripts/ops/container.ts",
  backup: "scripts/ops/backup.ts",
  restore: "scripts/ops/restore.ts",
};

/** Whether build/ was made from the sources as they are now. */
export const isBuilt = () =>
  hasStamp(STAMP, sourcesStamp()) &&
  Object.keys(PROGRAMS).every((name) => fs.existsSync(path.join(BUILD, `${name}.js`)));

/** Builds when the build is older than the sources. */
export async function ensureBuilt() {
  if (!isBuilt()) await build();
}

/** Compiles the texts: generated code that types, lint and tests need before there is a build. */
export const compileMessages = () =>
  runPackage("@inlang/paraglide-js", [
    "compile",
    "--project",
    "./project.inlang",
    "--outdir",
    "./app/messages",
    "--silent",
  ]);

/** Builds, whatever is there. A build that fails leaves no stamp, so it is never served. */
export async function build() {
  const stamp = sourcesStamp();
  fs.rmSync(STAMP, { force: true });
  const few = pathToFileURL(path.join(ROOT, "scripts/build/few-open-files.mjs")).href;
  const options = `${process.env.NODE_OPTIONS ?? ""} --import=${few}`.trim();
  const env = { NODE_ENV: "production", NODE_OPTIONS: options };
  await step("build app", async (note) => {
    await runPackage("@remix-run/dev", ["vite:build"], { env });
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
  // Its service would run as long as this process does.
  await esbuild.stop();
}

/**
 * The weight of a file or of a folder's scripts and styles, as they are and gzipped.
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
