import sharp from "sharp";
import { answered, expect, test } from "../../support/browser-test.ts";

/** A maker gives an artifakt a cover and a preview: with and without JavaScript, in Spanish. */
test.use({ chosen: { language: "es" } });

const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("pictures are saved, shown on the page, and removed", async ({ page }) => {
      const main = page.getByRole("main");
      const ready = async () => {
        if (javaScriptEnabled) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      };
      await page.goto("/new?tipo=artifakt");
      await ready();
      await main.locator("[name=name]").fill("Carta con fotos");
      await main.getByRole("button", { name: /borrador/i }).click();
      await expect(page).toHaveURL(/\/artifakts\/artifakt-[0-9a-f]{24}\/manage$/);
      const path = new URL(page.url()).pathname.replace(/\/manage$/, "");

      await page.goto(`${path}/edit`);
      await ready();
      for (const [name, colour, alt] of [
        ["Portada", "#b3471d", "La carta abierta"],
        ["Vista previa 1", "#0b6a84", ""],
      ] as const) {
        const form = main.getByRole("form", { name });
        const buffer = await photo(colour);
        await form
          .locator("[type=file]")
          .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
        await form.getByLabel("Qué se ve en ella").fill(alt);
        await form.getByRole("button", { name: "Guardar imagen" }).click();
        // A picture without a description is decoration beside its form's name.
        await expect(form.locator(`img[alt="${alt}"]`)).toBeVisible();
      }
      await expect(answered(page, "La imagen quedó guardada.")).toBeVisible();

      await page.goto(path);
      await ready();
      const cover = main.getByRole("img", { name: "La carta abierta" });
      await expect(cover).toBeVisible();
      await expect(cover).toHaveJSProperty("naturalWidth", 480);
      const pictures = main.getByRole("region", { name: "Imágenes" }).getByRole("img");
      await expect(pictures).toHaveCount(2);
      const large = (await cover.boundingBox())!;
      expect([large.width > 300, large.width / large.height]).toEqual([
        true,
        expect.closeTo(4 / 3, 1),
      ]);
      const preview = pictures.nth(1);
      await preview.scrollIntoViewIfNeeded();
      await expect(preview).toHaveJSProperty("naturalWidth", 480);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      await page.goto(`${path}/edit`);
      await ready();
      const form = main.getByRole("form", { name: "Portada" });
      await form.getByRole("button", { name: "Quitar imagen" }).click();
      await expect(form.getByRole("img")).toHaveCount(0);
      await page.goto(path);
      await expect(main.getByRole("img", { name: "La carta abierta" })).toHaveCount(0);
    });
  });
