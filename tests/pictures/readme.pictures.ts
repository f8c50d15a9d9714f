import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "../support/browser-test.ts";
import { README_FOLDER } from "./pictures-folder.ts";
import { README_SHOTS } from "./readme-shots.ts";
import { openShot, takePicture } from "./take-picture.ts";

/** A reader of the repository loads all of them. */
const FILE_MAX_BYTES = 150_000;
/** WebP qualities that are tried until a file is small enough. */
const QUALITIES = [90, 80, 70, 60];

test.use({ chosen: null });

for (const shot of README_SHOTS)
  test.describe(shot.name, () => {
    test.use({ viewport: shot.viewport, deviceScaleFactor: shot.scale });

    test("is drawn", async ({ page }) => {
      await openShot(page, shot, shot.look);
      const picture = sharp(await takePicture(page, shot, shot.look));
      for (const quality of QUALITIES) {
        const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
        if (file.length > FILE_MAX_BYTES) continue;
        await fs.writeFile(path.join(README_FOLDER, `${shot.name}.webp`), file);
        return;
      }
      expect(`${shot.name} is larger than ${FILE_MAX_BYTES} bytes`).toBe("");
    });
  });
