/**
 * `npm run bytes [route ...]`: what is in each byte of script that a route's page loads before
 * anything is touched, of the last build. Writes reports/bytes.json, prints a table; with the ids of
 * routes (screens/home/route), their modules too.
 */
import fs from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");
const client = path.join(root, "build/client");
const modules = JSON.parse(fs.readFileSync(path.join(root, "build/chunk-modules.json"), "utf8"));

const manifestFile = fs
  .readdirSync(path.join(client, "assets"))
  .find((name) => /^manifest-.*\.js$/.test(name));
const manifest = JSON.parse(
  fs
    .readFileSync(path.join(client, "assets", manifestFile), "utf8")
    .replace(/^window\.__remixManifest=/, "")
    .replace(/;$/, ""),
);

/** What a file weighs as it is sent: in bytes of brotli 11, where that is smaller than the file. */
function sentBytes(file) {
  const compressed = path.join(client, `${file}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(client, file)).size;
}

/** The modules of a file with their share of its bytes, the largest first. */
function shares(file) {
  const lengths = Object.entries(modules[file] ?? {});
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  const bytes = sentBytes(file);
  return Object.fromEntries(
    lengths
      .map(([name, length]) => [name, Math.round((bytes * length) / whole)])
      .sort(([, a], [, b]) => b - a),
  );
}

/** Every file that a route's page starts with: the route, those it stands in, what they import. */
function filesOf(id) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId]) {
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return [...files].map((file) => ({ file, bytes: sentBytes(file), modules: shares(file) }));
}

const isScreen = (id) => id.startsWith("screens/");
const report = Object.fromEntries(
  Object.keys(manifest.routes)
    .filter(isScreen)
    .map((id) => {
      const files = filesOf(id);
      return [id, { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }];
    })
    .sort(([, a], [, b]) => b.bytes - a.bytes),
);

fs.mkdirSync(path.join(root, "reports"), { recursive: true });
fs.writeFileSync(path.join(root, "reports/bytes.json"), `${JSON.stringify(report, null, 1)}\n`);
const nameOf = (file) => path.basename(file).replace(/-[^-]{8}\.js$/, "");
for (const [id, { bytes, files }] of Object.entries(report)) {
  const parts = files.map(({ file, bytes }) => `${nameOf(file)} ${bytes}`).join(", ");
  console.log(`${id}: ${bytes} bytes in ${files.length} files (${parts})`);
}
for (const id of process.argv.slice(2)) {
  if (!report[id]) throw new Error(`There is no screen ${id}: see the list above.`);
  for (const { file, bytes, modules } of report[id].files) {
    console.log(`\n${nameOf(file)}, ${bytes} bytes`);
    for (const [name, share] of Object.entries(modules))
      console.log(`${String(share).padStart(7)}  ${name}`);
  }
}
