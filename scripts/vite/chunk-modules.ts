import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Of each script of the build, by its address: its modules and what each writes, in characters. */
export type ChunkModules = Record<string, Record<string, number>>;

/**
 * Writes build/chunk-modules.json, out of which `npm run bytes` says what is in each byte of a
 * route. The lengths are those before minifying: the share of a module, not its weight.
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

/** A module by its path in the project, a package's by its name: no path of the machine. */
const nameOf = (id: string, root: string): string =>
  id
    .split("?")[0]!
    .replace("\0", "")
    .replace(/^.*\/node_modules\//, "")
    .replace(`${root}/`, "");
