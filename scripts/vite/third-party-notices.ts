import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const FILE = "third-party-notices.txt";
/** Drawn in the style sheets, of which the bundle has no modules. */
const ICONS = "@iconify-json/lucide";
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Writes the licences of all packages in the browser's scripts, and of the icons, into one text file at the site's root:
 * MIT, ISC and BSD ask that their notices go with each copy, and minified scripts have none.
 */
export const thirdPartyNotices = (root: string): Plugin => ({
  name: "plaza:third-party-notices",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? Object.keys(file.modules) : [],
    );
    const folders = [path.join(root, "node_modules", ICONS), ...packageFolders(modules)];
    const notices = folders.map(readNotice);
    this.emitFile({ type: "asset", fileName: FILE, source: notices.join("\n") });
  },
});

/** Folders of the packages that modules belong to, each once, in order. */
export const packageFolders = (modules: readonly string[]): string[] =>
  [
    ...new Set(
      modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
    ),
  ].sort();

/**
 * Name, version and licence files of a package.
 *
 * @throws {Error} if it has neither a licence file nor a licence in its package.json
 */
export function readNotice(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  ) as { name: string; version: string; license?: string };
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name: file }) => file)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  if (texts.length === 0 && !license) throw new Error(`${name} has no licence`);
  const head = `${name} ${version}${license ? ` (${license})` : ""}`;
  return `${head}\n${"-".repeat(head.length)}\n${texts.join("\n\n")}\n`;
}
