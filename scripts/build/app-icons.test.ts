import fs from "node:fs";
import sharp from "sharp";
import { expect, it, test } from "vitest";
import { APP_COLOURS } from "#domain/preferences/app-colours.ts";
import { APP_ICONS, drawIcon, GOLDEN_PETAL, PETALS } from "./app-icons.ts";
import { THEME_TOKENS } from "../../uno.config.ts";
import { openEveryPicture } from "../../tests/support/pictures/every-picture.ts";

openEveryPicture();

const pixels = (png: Buffer | string) => sharp(png).removeAlpha().raw().toBuffer();

/** Icons of the web app manifest, which are committed as they are drawn. */
test.each(Object.entries(APP_ICONS))(
  "public/%s is drawn from the brand mark",
  async (name, icon) => {
    const file = `public/${name}`;
    const { width, height, format, hasAlpha } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([icon.size, icon.size, "png"]);
    expect(hasAlpha).toBe(false);
    expect((await pixels(file)).equals(await pixels(await drawIcon(icon)))).toBe(true);
  },
);

it("a maskable icon keeps its mark within the safe zone, a circle of 0.8 of its width", async () => {
  const { size } = APP_ICONS["icon-maskable-512.png"];
  const data = await pixels("public/icon-maskable-512.png");
  const [r, g, b] = data;
  let reach = 0;
  for (let index = 0; index < size * size; index += 1) {
    if (data[index * 3] === r && data[index * 3 + 1] === g && data[index * 3 + 2] === b) continue;
    const [x, y] = [(index % size) - size / 2, Math.floor(index / size) - size / 2];
    reach = Math.max(reach, Math.hypot(x, y));
  }
  expect(reach).toBeGreaterThan(size * 0.3);
  expect(reach).toBeLessThanOrEqual(size * 0.4);
});

it("they weigh little, and have the mark and the colours of the pages", () => {
  const bytes = Object.keys(APP_ICONS).map((name) => fs.statSync(`public/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * 1024);
  const mark = fs.readFileSync("app/ui/art/brand-mark.tsx", "utf8");
  expect(mark).toContain(PETALS);
  expect(mark).toContain(GOLDEN_PETAL);
  expect(THEME_TOKENS.dark).toContain(`--ground:${APP_COLOURS.ground};`);
});
