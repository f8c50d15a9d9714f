/**
 * `npx tsx scripts/build/app-icons.ts`: draws the icons of the web app manifest (app/api/app-manifest.ts)
 * from the brand mark (app/ui/art/brand-mark.tsx) into public/. The files are committed; a test draws
 * them again and compares (scripts/build/app-icons.test.ts).
 */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { APP_COLOURS } from "#domain/preferences/app-colours.ts";

/** The brand mark's paths on a field of 40 by 40: three petals, and the golden one. */
export const PETALS =
  "M20 20q0-19 19-19q0 19-19 19zM20 20q19 0 19 19q-19 0-19-19zM20 20q0 19-19 19q0-19 19-19z";
export const GOLDEN_PETAL = "M20 20q-19 0-19-19q19 0 19 19z";

/**
 * Size in pixels and the mark's share of it. A maskable icon is cut to a circle of 0.8 of its width
 * (W3C, "Web Application Manifest", safe zone), which holds a square of 0.56.
 */
export const APP_ICONS = {
  "icon-192.png": { size: 192, share: 0.76 },
  "icon-512.png": { size: 512, share: 0.76 },
  "icon-maskable-512.png": { size: 512, share: 0.54 },
  // iOS asks for this name at the root: pages need no link to it.
  "apple-touch-icon.png": { size: 180, share: 0.7 },
} as const;

const PETAL_COLOUR = "#8bb0ff";
const GOLD = "#f4cd63";

/** Draws an icon as a PNG with a palette of 16 colours. */
export function drawIcon({ size, share }: { size: number; share: number }): Promise<Buffer> {
  const scale = (size * share) / 40;
  const margin = (size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path fill="${APP_COLOURS.ground}" d="M0 0h${size}v${size}H0z"/>
    <g transform="translate(${margin} ${margin}) scale(${scale})">
      <path fill="${PETAL_COLOUR}" d="${PETALS}"/><path fill="${GOLD}" d="${GOLDEN_PETAL}"/>
    </g></svg>`;
  // The picture adapter blocks SVG for the whole process; the tests run both in one.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const [name, icon] of Object.entries(APP_ICONS))
    fs.writeFileSync(path.join(import.meta.dirname, "../../public", name), await drawIcon(icon));
