// Writes brotli and gzip files next to the files of the client build, so that the server compresses
// no static file: `node scripts/build/precompress.mjs [folder]`, by default build/client.
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";

const COMPRESSIBLE = /\.(?:js|mjs|css|html|json|map|svg|txt|xml|webmanifest|wasm|ico)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 200;
const AT_ONCE = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { constants } = zlib;

const KINDS = [
  {
    suffix: ".br",
    compress: (/** @type {Buffer} */ body) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  { suffix: ".gz", compress: (/** @type {Buffer} */ body) => gzip(body, { level: 9 }) },
];

/**
 * Compresses every compressible file in a folder. Keeps a compressed file that is not older than its
 * source. Writes none that would not be smaller than its source, and removes an outdated one.
 *
 * @param {string} folder
 * @returns {Promise<{ written: number, kept: number, before: number, after: number }>} numbers of
 *   compressed files written and kept; total bytes of the sources and of their brotli versions
 */
export async function precompress(folder) {
  const totals = { written: 0, kept: 0, before: 0, after: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const worker = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      await compressFile(file, totals);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return totals;
}

/**
 * @param {string} file
 * @param {{ written: number, kept: number, before: number, after: number }} totals
 */
async function compressFile(file, totals) {
  const source = await stat(file);
  if (source.size < MIN_BYTES) return;
  totals.before += source.size;
  let body;
  for (const { suffix, compress } of KINDS) {
    const sibling = file + suffix;
    const present = await stat(sibling).catch(() => null);
    let size = present?.size ?? 0;
    if (present && present.mtimeMs >= source.mtimeMs) totals.kept += 1;
    else {
      body ??= await readFile(file);
      const compressed = await compress(body);
      size = compressed.length;
      if (compressed.length < body.length) {
        await writeFile(sibling, compressed);
        totals.written += 1;
      } else {
        size = source.size;
        await rm(sibling, { force: true });
      }
    }
    if (suffix === ".br") totals.after += size;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { written, kept, before, after } = await precompress(process.argv[2] ?? "build/client");
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `Compressed: ${written} written, ${kept} kept; ${kilobytes(before)} -> ${kilobytes(after)} as brotli`,
  );
}
