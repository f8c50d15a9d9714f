import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const REPORTS = fileURLToPath(new URL("../../reports/", import.meta.url));
/** A folder for each screen or state, with a picture for each look. */
export const PICTURES_FOLDER = path.join(REPORTS, "pictures");

/** Size of a picture on a contact sheet, in pixels. */
const THUMBNAIL = { width: 300, height: 480 };
const GAP = 16;
const LABEL = 28;
const ROWS_PER_SHEET = 6;

/**
 * Playwright's global teardown: composes `reports/pictures/sheet-01.webp` and so on, a row for each
 * screen or state and a column for each of its looks, by width.
 */
export default async function makeContactSheets(): Promise<void> {
  const entries = await fs.readdir(PICTURES_FOLDER, { withFileTypes: true }).catch(() => []);
  const screens = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const entry of entries)
    if (entry.name.startsWith("sheet-")) await fs.rm(path.join(PICTURES_FOLDER, entry.name));
  screens.sort();
  for (let from = 0; from < screens.length; from += ROWS_PER_SHEET) {
    const number = String(from / ROWS_PER_SHEET + 1).padStart(2, "0");
    const file = path.join(PICTURES_FOLDER, `sheet-${number}.webp`);
    await makeSheet(screens.slice(from, from + ROWS_PER_SHEET), file);
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  }
}

async function makeSheet(screens: readonly string[], file: string): Promise<void> {
  const rows = await Promise.all(
    screens.map(async (screen) => ({ screen, looks: await looksIn(screen) })),
  );
  const columns = Math.max(...rows.map(({ looks }) => looks.length));
  const [stepX, stepY] = [THUMBNAIL.width + GAP, THUMBNAIL.height + LABEL + GAP];
  const parts = rows.flatMap(({ screen, looks }, row) =>
    looks.map(async (look, column) => {
      const [left, top] = [GAP + column * stepX, GAP + row * stepY];
      const picture = await sharp(path.join(PICTURES_FOLDER, screen, look))
        .resize({ ...THUMBNAIL, fit: "contain", position: "top", background: "#ddd" })
        .toBuffer();
      const label = labelOf(`${screen}  ${look.replace(/\.png$/, "")}`);
      return [
        { input: label, left, top },
        { input: picture, left, top: top + LABEL },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + columns * stepX,
      height: GAP + rows.length * stepY,
      channels: 3,
      background: "#fff",
    },
  })
    .composite((await Promise.all(parts)).flat())
    .webp({ quality: 70 })
    .toFile(file);
}

/** File names of a screen's pictures, the narrowest first. */
async function looksIn(screen: string): Promise<string[]> {
  const files = await fs.readdir(path.join(PICTURES_FOLDER, screen));
  return files.sort((one, other) => parseInt(one) - parseInt(other) || one.localeCompare(other));
}

const labelOf = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMBNAIL.width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="12">${text}</text></svg>`,
  );
