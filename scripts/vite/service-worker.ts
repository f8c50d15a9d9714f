import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { leanMessage, MESSAGE } from "./lean-messages.ts";

const FILE = "service-worker.js";

/**
 * Bundles the service worker into one file at the site's root, so that its scope is the whole site. It
 * contains a digest of all built file names: after another build the browser installs it anew. The script of
 * its page without a connection is a file among the others.
 */
export const serviceWorker = (root: string): Plugin => ({
  name: "plaza:service-worker",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const page = await bundleScript(root, "app/document/offline-page.ts", {});
    const pageFile = `assets/offline-page-${digest(page)}.js`;
    this.emitFile({ type: "asset", fileName: pageFile, source: page });
    const names = [...Object.keys(bundle), pageFile].sort().join();
    const source = await bundleScript(root, "app/browser/service-worker.ts", {
      BUILD: JSON.stringify(digest(names)),
      OFFLINE_PAGE: JSON.stringify(`/${pageFile}`),
    });
    this.emitFile({ type: "asset", fileName: FILE, source });
  },
});

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

/** A source file and all that it imports as one script. */
async function bundleScript(root: string, entry: string, define: Record<string, string>) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    charset: "utf8",
    format: "iife",
    target: "es2020",
    define,
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
  return outputFiles[0]!.text;
}
