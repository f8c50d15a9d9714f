import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/**
 * The bundle of this process. Not a variable of this module: Vitest loads its configuration, and this
 * module with it, once per project at the same time.
 */
const shared = globalThis as typeof globalThis & { plazaMessages?: Promise<string> };

/**
 * Bundles the compiled messages into one module for tests, once per process. Paraglide compiles each
 * message to a file of its own; evaluating 3,000 files took 6 to 8 s in each test process.
 *
 * @returns path of the module, which can be loaded without a transformation
 * @throws if the messages are not compiled (`npm run messages`)
 */
export const bundleMessages = (): Promise<string> => (shared.plazaMessages ??= bundle());

async function bundle(): Promise<string> {
  const file = path.join(ROOT, "node_modules/.cache/plaza/messages.mjs");
  // Renamed into place: another run may be reading the file.
  const written = `${file}.${process.pid}.mjs`;
  await build({
    entryPoints: [path.join(ROOT, "app/messages/messages.js")],
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: written,
    logLevel: "error",
  });
  fs.renameSync(written, file);
  return file;
}
