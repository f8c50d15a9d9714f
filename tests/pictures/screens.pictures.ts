import fs from "node:fs/promises";
import path from "node:path";
import { test } from "../support/browser-test.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { HEIGHTS } from "./looks.ts";
import { PICTURES_FOLDER } from "./pictures-folder.ts";
import type { Prepared } from "./prepare.ts";
import { looksOfShot, SHOTS } from "./screens-and-states.ts";
import { openShot, takePicture } from "./take-picture.ts";

test.use({ chosen: null });
test.describe.configure({ mode: "parallel" });

for (const shot of SHOTS)
  test.describe(shot.name, () => {
    if (shot.isWithoutScript) test.use({ javaScriptEnabled: false });

    for (const look of looksOfShot(shot)) {
      const { width, theme, mode, language } = look;
      test([width, theme, mode, language].join(" "), async ({ page, problems }) => {
        const prepared = JSON.parse(process.env.PICTURES!) as Prepared;
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        await openShot(page, shot, look, prepared);
        const folder = path.join(PICTURES_FOLDER, shot.name);
        await fs.mkdir(folder, { recursive: true });
        await fs.writeFile(
          path.join(folder, `${width}-${theme}-${mode}-${language}.png`),
          await takePicture(page, shot, look),
        );
        if (!shot.isWithoutScript) await expectAccessible(page);
        // Browsers log answers such as 404 and 422, which some states are about.
        if (shot.name.startsWith("state-")) problems.length = 0;
      });
    }
  });
