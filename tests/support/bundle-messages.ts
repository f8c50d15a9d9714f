import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * Bundles the compiled messages into one module for tests. Paraglide compiles each message to a file
 * of its own; evaluating 3,000 files took 6 to 8 s in each test process.
 *
 * @returns path of the module, which can be loaded without a transformation
 * @throws if the messages are not compiled (`npm run messages`)
 */
export async function bundleMessages(): Promise<string> {
  const file = path.join(ROOT, "node_modules/.cache/plaza/messages.mjs");
  // Renamed into place: another run may be reading the file. Vitest loads the configuration once per
  // project, at the same time and in one process, so the name must differ within a process too.
  const written = `${file}.${randomUUID()}.mjs`;
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
