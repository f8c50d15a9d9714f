import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** The route modules that are one file in the browser, by their paths in the project. */
const WHOLE = "app/root.tsx";
const PART = "app/shell/layout.tsx";

/**
 * Puts the layout's route module into the root's file: every page needs what both hold, and a file
 * more costs a slow phone more than the bytes in it. Rollup gives each entry a file of its own, so
 * the layout's, which would only point into the root's, is left out, and whoever looks the layout up
 * finds the root's. The root carries the layout in its `handle`, and the page's start takes it from
 * there (app/entry.client.tsx).
 *
 * @throws when the layout's file has come to hold code of its own
 */
export const oneFrame = (root: string): Plugin => ({
  name: "plaza:one-frame",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  generateBundle(_options, bundle) {
    const [file, part] =
      Object.entries(bundle).find(
        ([, output]) =>
          output.type === "chunk" && output.isEntry && output.facadeModuleId?.includes(`/${PART}`),
      ) ?? [];
    const ofItsOwn =
      part?.type === "chunk" &&
      Object.values(part.modules).some(({ renderedLength }) => renderedLength > 0);
    if (!file || ofItsOwn) {
      this.error(`${PART} is not held by the file of ${WHOLE}`);
    }
    delete bundle[file];
  },
  // Remix reads from this file where each route module is.
  writeBundle: {
    order: "post",
    sequential: true,
    handler({ dir }) {
      const file = path.join(dir ?? path.join(root, "build/client"), ".vite/manifest.json");
      const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>;
      const whole = Object.keys(manifest).find((key) => key.startsWith(`${WHOLE}?`));
      if (!whole) return this.error(`${WHOLE} is not in ${file}`);
      manifest[whole.replace(WHOLE, PART)] = manifest[whole];
      fs.writeFileSync(file, JSON.stringify(manifest));
    },
  },
});
