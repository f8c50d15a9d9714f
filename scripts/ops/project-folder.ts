import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The project's folder: the nearest parent of a module that contains package.json. A program runs as
 * a source in scripts/ops and as a bundle in build, so its depth differs.
 *
 * @param moduleUrl `import.meta.url`
 * @throws if no parent contains package.json
 */
export function projectFolder(moduleUrl: string): string {
  let folder = path.dirname(fileURLToPath(moduleUrl));
  while (!fs.existsSync(path.join(folder, "package.json"))) {
    if (folder === path.dirname(folder)) throw new Error(`No package.json above ${moduleUrl}`);
    folder = path.dirname(folder);
  }
  return folder;
}
