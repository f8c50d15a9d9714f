import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Rendered length in characters of each module, by the URL path of its script. */
export type ChunkModules = Record<string, Record<string, number>>;

/**
 * Writes build/chunk-modules.json, from which `npm run bytes` computes each module's share of a
 * route's scripts. Lengths are measured before minification, so only their ratios are meaningful.
 */
export const chunkModules = (root: string): Plugin => ({
  name: "plaza:chunk-modules",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  writeBundle(_options, bundle) {
    const chunks: ChunkModules = {};
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== "chunk") continue;
      chunks[`/${file}`] = Object.fromEntries(
        Object.entries(output.modules)
          .map(([id, { renderedLength }]) => [nameOf(id, root), renderedLength] as const)
          .filter(([, length]) => length > 0),
      );
    }
    fs.writeFileSync(path.join(root, "build/chunk-modules.json"), JSON.stringify(chunks));
  },
});

/** Path of a module in the project, or within node_modules: no absolute path of the machine. */
const nameOf = (id: string, root: string): string =>
  id
    .split("?")[0]!
    .replace("\0", "")
    .replace(/^.*\/node_modules\//, "")
    .replace(`${root}/`, "");
