/**
 * Licences of the dependencies: `npm run licences` writes docs/licences.md and lists the packages.
 * licences.test.ts fails if the document is out of date or a licence is none of LICENCES.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const DOCUMENT = path.join(ROOT, "docs/licences.md");

/** What a licence asks of us, and whether a package under it may be changed by `patches/`. */
const DUTIES = {
  notice: { asks: "its notice is passed on", patched: true },
  file: { asks: "changed files are published: none is changed", patched: false },
  library: {
    asks: "the library stays unchanged and replaceable: it is a file of its own",
    patched: false,
  },
  font: { asks: "the font keeps its name and its licence", patched: false },
  data: { asks: "its source is named, where it is passed on: tools alone read it", patched: false },
};

/** @type {Record<string, keyof typeof DUTIES>} SPDX identifiers, and names from before SPDX */
const LICENCES = {
  "0BSD": "notice",
  "Apache-2.0": "notice",
  BSD: "notice",
  "BSD-2-Clause": "notice",
  "BSD-3-Clause": "notice",
  "BlueOak-1.0.0": "notice",
  "CC0-1.0": "notice",
  ISC: "notice",
  MIT: "notice",
  "MIT-0": "notice",
  "Public Domain": "notice",
  "Python-2.0": "notice",
  Unlicense: "notice",
  Zlib: "notice",
  "MPL-2.0": "file",
  "LGPL-3.0-or-later": "library",
  "Bitstream-Vera": "font",
  "OFL-1.1": "font",
  "CC-BY-3.0": "data",
  "CC-BY-4.0": "data",
};

/**
 * Packages that name no licence in package.json: what a file in their folder says.
 *
 * @type {Record<string, string>}
 */
const READ_BY_HAND = {
  "@inlang/plugin-message-format": "MIT",
  "@lix-js/sdk-darwin-arm64": "MIT",
  "@lix-js/sdk-linux-arm64": "MIT",
  "@lix-js/sdk-linux-x64": "MIT",
  "@lix-js/sdk-win32-x64": "MIT",
  "combine-errors": "MIT",
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "require-like": "MIT",
};

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence an SPDX expression
 * @property {boolean} tool not installed where Plaza runs (`npm ci --omit=dev`)
 *
 * @typedef {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} Lock
 */

/**
 * All packages of a lock file, each version once, by name.
 *
 * @param {Lock} lock package-lock.json
 * @param {(folder: string) => string | undefined} [readLicence] the licence in a package's own
 *   package.json, for entries of the lock file without one
 * @returns {Package[]}
 * @throws {Error} if a package names no licence and is none of READ_BY_HAND
 */
export function listPackages(lock, readLicence = readInstalledLicence) {
  /** @type {Map<string, Package>} */
  const packages = new Map();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === "") continue;
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = READ_BY_HAND[name] ?? entry.license ?? readLicence(folder);
    if (licence === undefined) {
      throw new Error(`${name} names no licence: read its files, and add it to READ_BY_HAND`);
    }
    const version = entry.version ?? "";
    const key = `${name}@${version}`;
    const tool = (entry.dev ?? false) && (packages.get(key)?.tool ?? true);
    packages.set(key, { name, version, licence, tool });
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** @param {string} folder of an installed package, from the checkout on */
function readInstalledLicence(folder) {
  const file = path.join(ROOT, folder, "package.json");
  if (!existsSync(file)) return undefined;
  /** @type {{ license?: string, licenses?: { type: string }[] }} */
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8"));
  return license ?? licenses?.map(({ type }) => type).join(" OR ");
}

/**
 * The licences that count for an SPDX expression of OR or AND: of several to choose from, the first
 * one with the least duties.
 *
 * @param {string} expression
 * @returns {string[] | null} null if a licence that would be needed is none of LICENCES, and for an
 *   expression of both OR and AND, which a person has to read
 */
export function chooseLicences(expression) {
  if (expression.includes(" OR ") && expression.includes(" AND ")) return null;
  const choices = expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .map((choice) => choice.split(" AND "))
    .filter((licences) => licences.every((licence) => licence in LICENCES));
  return (
    choices.find((licences) => licences.every((licence) => LICENCES[licence] === "notice")) ??
    choices[0] ??
    null
  );
}

/**
 * What the licences that count for an expression ask.
 *
 * @param {string} expression
 */
const dutiesOf = (expression) =>
  (chooseLicences(expression) ?? []).flatMap((licence) => {
    const duty = LICENCES[licence];
    return duty ? [DUTIES[duty]] : [];
  });

/** @param {Package} dependency */
export const mayBePatched = ({ licence }) => dutiesOf(licence).every(({ patched }) => patched);

/**
 * @param {Package[]} packages
 * @returns {Promise<string>} docs/licences.md
 */
export async function describeLicences(packages) {
  const rows = [...new Set(packages.map(({ licence }) => licence))].sort().map((licence) => {
    const under = packages.filter((one) => one.licence === licence);
    const asks = dutiesOf(licence).map((duty) => duty.asks);
    const counted = (/** @type {boolean} */ tool) =>
      under.filter((one) => one.tool === tool).length || "";
    return `| ${licence} | ${[...new Set(asks)].join("; ")} | ${counted(false)} | ${counted(true)} |`;
  });
  const named = packages
    .filter(({ tool }) => !tool)
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return format(
    `# Licences of the dependencies

Made by \`npm run licences\` from the lock file, which prints the tools as well; \`scripts/licences.test.ts\` fails if it is out of date, if a package has a licence that is not in this table, or if \`patches/\` changes a package that must stay as it is. Packages of other platforms are counted, too.

| licence | asks | packages where Plaza runs | tools |
| --- | --- | --- | --- |
${rows.join("\n")}

Licences of fonts, pictures and sounds that Plaza makes or brings are on \`/multimedia/licence\`.

## Where Plaza runs

| package | version | licence |
| --- | --- | --- |
${named.join("\n")}
`,
    { parser: "markdown", printWidth: 100 },
  );
}

/** Names of the packages that `patches/` changes. */
export function listPatched() {
  return readdirSync(path.join(ROOT, "patches")).map((file) =>
    file.slice(0, file.lastIndexOf("+")).replace("+", "/"),
  );
}

/** @returns {Lock} */
export function readLock() {
  return JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
}

export function readDocument() {
  return readFileSync(DOCUMENT, "utf8");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = listPackages(readLock());
  writeFileSync(DOCUMENT, await describeLicences(packages));
  for (const { name, version, licence, tool } of packages) {
    console.log(`${name} ${version}: ${licence}${tool ? " (tool)" : ""}`);
  }
}
