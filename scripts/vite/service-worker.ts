import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { leanMessage, MESSAGE } from "./lean-messages.ts";

const FILES = { "service-worker.js": "iife", "prefetch-intent.js": "esm" } as const;

/**
 * Builds what stands apart from the pages' scripts, each a small file with a name that stays: the
 * service worker, at the root of the site, where its reach is the whole of it, and what looks ahead
 * along links. The service worker carries a digest of the names of all that was built, so that another build has
 * another one and the browser notices.
 */
export const serviceWorker = (root: string): Plugin => ({
  name: "plaza:service-worker",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const names = Object.keys(bundle).sort().join();
    const id = createHash("sha256").update(names).digest("hex").slice(0, 10);
    for (const [fileName, format] of Object.entries(FILES)) {
      const { outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: [`app/browser/${fileName.replace(".js", ".ts")}`],
        bundle: true,
        write: false,
        minify: true,
        charset: "utf8",
        format,
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
      this.emitFile({ type: "asset", fileName, source: outputFiles[0]!.text });
    }
  },
});
