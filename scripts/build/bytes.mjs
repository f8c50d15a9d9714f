/**
 * `npm run bytes [route ...]`: which modules make up the scripts that each route's page loads at
 * first, in the last build. Writes reports/bytes.json and prints a table; for the given route ids
 * (screens/home/route) also the modules.
 */
import fs from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");
const client = path.join(root, "build/client");

/**
 * @typedef {object} Manifest Remix's client manifest; files as `/assets/…`
 * @property {{ module: string, imports: string[] }} entry
 * @property {Record<string, { module: string, imports: string[], parentId?: string }>} routes
 */

/** @type {Record<string, Record<string, number>>} module lengths in characters, by script file */
const modules = JSON.parse(fs.readFileSync(path.join(root, "build/chunk-modules.json"), "utf8"));

const manifestFile = fs
  .readdirSync(path.join(client, "assets"))
  .find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestFile) throw new Error("There is no build: npm run build makes one.");
/** @type {Manifest} */
const manifest = JSON.parse(
  fs
    .readFileSync(path.join(client, "assets", manifestFile), "utf8")
    .replace(/^window\.__remixManifest=/, "")
    .replace(/;$/, ""),
);

/**
 * Transfer size of a script in bytes: brotli quality 11, if that is smaller than the file.
 *
 * @param {string} file
 */
function sentBytes(file) {
  const compressed = path.join(client, `${file}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(client, file)).size;
}

/**
 * The modules of a script with their share of its transfer size in bytes, largest first.
 *
 * @param {string} file
 */
function shares(file) {
  const lengths = Object.entries(modules[file] ?? {});
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  const bytes = sentBytes(file);
  return Object.fromEntries(
    lengths
      .sort(([, a], [, b]) => b - a)
      .map(([name, length]) => [name, Math.round((bytes * length) / whole)]),
  );
}

/**
 * All scripts that a route's page loads at first: entry, route, parent routes and their imports.
 *
 * @param {string} id
 */
function filesOf(id) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return [...files].map((file) => ({ file, bytes: sentBytes(file), modules: shares(file) }));
}

/** @param {string} id */
const isScreen = (id) => id.startsWith("screens/");
const pages = Object.keys(manifest.routes)
  .filter(isScreen)
  .map((id) => {
    const files = filesOf(id);
    return { id, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
  })
  .sort((a, b) => b.bytes - a.bytes);
const report = Object.fromEntries(pages.map(({ id, bytes, files }) => [id, { bytes, files }]));

fs.mkdirSync(path.join(root, "reports"), { recursive: true });
fs.writeFileSync(path.join(root, "reports/bytes.json"), `${JSON.stringify(report, null, 1)}\n`);
/** @param {string} file */
const nameOf = (file) => path.basename(file).replace(/-[^-]{8}\.js$/, "");
for (const [id, { bytes, files }] of Object.entries(report)) {
  const parts = files.map(({ file, bytes }) => `${nameOf(file)} ${bytes}`).join(", ");
  console.log(`${id}: ${bytes} bytes in ${files.length} files (${parts})`);
}
for (const id of process.argv.slice(2)) {
  const page = report[id];
  if (!page) throw new Error(`There is no screen ${id}: see the list above.`);
  for (const { file, bytes, modules } of page.files) {
    console.log(`\n${nameOf(file)}, ${bytes} bytes`);
    for (const [name, share] of Object.entries(modules))
      console.log(`${String(share).padStart(7)}  ${name}`);
  }
}
