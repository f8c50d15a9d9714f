import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { leanMessage, MESSAGE } from "./lean-messages.ts";

const FILE = "service-worker.js";

/**
 * Bundles the service worker into one file at the site's root, so that its scope is the whole site. It
 * contains a digest of all built file names: after another build the browser installs it anew.
 */
export const serviceWorker = (root: string): Plugin => ({
  name: "plaza:service-worker",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const names = Object.keys(bundle).sort().join();
    const id = createHash("sha256").update(names).digest("hex").slice(0, 10);
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ["app/browser/service-worker.ts"],
      bundle: true,
      write: false,
      minify: true,
      charset: "utf8",
      format: "iife",
      target: "es2020",
      define: { BUILD: JSON.stringify(id) },
      plugins: [
        {
          name: "lean-messages",
          setup: ({ onLoad }) =>
            onLoad({ filter: MESSAGE }, async ({ path: file }) => ({
              contents: leanMessage(await readFile(file, "utf8")),
            })),
        },
      ],
    });
    this.emitFile({ type: "asset", fileName: FILE, source: outputFiles[0]!.text });
  },
});
