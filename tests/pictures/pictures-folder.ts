import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A folder for each screen or state, with a picture for each look, and the contact sheets. */
export const PICTURES_FOLDER = fileURLToPath(new URL("../../reports/pictures/", import.meta.url));

/** The pictures that README shows. */
export const README_FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** Playwright's global setup: a sheet shows no picture of an earlier run. */
export default async function emptyPictures(): Promise<void> {
  for (const entry of await fs.readdir(PICTURES_FOLDER).catch(() => []))
    await fs.rm(path.join(PICTURES_FOLDER, entry), { recursive: true });
}
