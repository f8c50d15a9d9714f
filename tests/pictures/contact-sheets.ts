import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PICTURES_FOLDER } from "./pictures-folder.ts";
import {
  LABEL,
  sheetLayouts,
  THUMBNAIL,
  type PicturedScreen,
  type SheetLayout,
} from "./sheet-layout.ts";

/**
 * Playwright's global teardown: composes `reports/pictures/sheet-01.webp` and so on, with the pictures
 * of each screen or state side by side, the narrowest first.
 */
export default async function makeContactSheets(): Promise<void> {
  const entries = await fs.readdir(PICTURES_FOLDER, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const screens = await Promise.all(names.sort().map(findLooks));
  for (const [index, layout] of sheetLayouts(screens).entries()) {
    const number = String(index + 1).padStart(2, "0");
    const file = path.join(PICTURES_FOLDER, `sheet-${number}.webp`);
    await makeSheet(layout, file);
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  }
}

async function makeSheet({ width, height, places }: SheetLayout, file: string): Promise<void> {
  const parts = places.map(async ({ screen, look, left, top }) => {
    const picture = await sharp(path.join(PICTURES_FOLDER, screen, look))
      .resize({ ...THUMBNAIL, fit: "contain", position: "top", background: "#ddd" })
      .toBuffer();
    const label = labelOf(`${screen}  ${look.replace(/\.png$/, "")}`);
    return [
      { input: label, left, top },
      { input: picture, left, top: top + LABEL },
    ];
  });
  await sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite((await Promise.all(parts)).flat())
    .webp({ quality: 70 })
    .toFile(file);
}

/** The pictures of a screen, the narrowest first. */
async function findLooks(screen: string): Promise<PicturedScreen> {
  const files = await fs.readdir(path.join(PICTURES_FOLDER, screen));
  files.sort((one, other) => parseInt(one) - parseInt(other) || one.localeCompare(other));
  return { screen, looks: files };
}

const labelOf = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMBNAIL.width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="12">${text}</text></svg>`,
  );
