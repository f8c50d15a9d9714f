import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** From the library to a thing, and to where it is used. */
test.use({ chosen: { mode: "creator", language: "es" } });

for (const isScripted of [true, false])
  test.describe(isScripted ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("a picture is found, marked, downloaded, and added to the person's pictures", async ({
      page,
    }) => {
      await page.goto("/multimedia?section=ai-image-video");
      await page.locator("#results li h3 a").first().click();
      await expect(page.locator("#results h2")).toBeVisible();
      if (isScripted) await expectAccessible(page, "#results");
      const first = page.locator("#results li h3 a[href^='/multimedia/']").first();
      const title = (await first.textContent())!;
      await first.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      if (isScripted) await expectAccessible(page);
      await page.getByRole("button", { name: "Agregar a favoritos" }).click();
      await expect(page.getByRole("button", { name: "En tus favoritos" })).toBeVisible();
      const download = page.waitForEvent("download");
      await page
        .getByRole("button", { name: /^Descargar / })
        .first()
        .click();
      expect((await (await download).path()).length).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Ponerla en mis fotos" }).click();
      await expect(page.getByText("Ya está entre tus fotos.")).toBeVisible();
      await page.goto("/builder/pictures");
      await expect(page.getByRole("img", { name: title })).toBeVisible();
    });
  });

test("a text is read aloud by a voice of the browser, which is named", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { name: "Paulina", lang: "es-MX", localService: true, voiceURI: "paulina", default: true },
      { name: "Nube", lang: "es-US", localService: false, voiceURI: "nube", default: false },
    ];
    Object.assign(globalThis, { said });
    Object.defineProperty(globalThis, "SpeechSynthesisUtterance", {
      value: class {
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: {
        getVoices: () => voices,
        addEventListener() {},
        removeEventListener() {},
        cancel() {},
        speak: ({ text }: { text: string }) => said.push(text),
      },
    });
  });
  await page.goto("/multimedia?section=ai-voiceover");
  await page.locator("#results li h3 a").first().click();
  const script = page.locator("#results li:has(p[lang=es]) a[href^='/multimedia/medium-']");
  await script.first().click();
  await expect(page.getByText("Lo lee una voz de este dispositivo: Paulina.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Voz").selectOption("Nube");
  await expect(page.getByText("Lo lee una voz del servicio de tu navegador: Nube.")).toBeVisible();
  const text = await page.locator("p[lang=es]").first().innerText();
  await page.getByRole("button", { name: "Escuchar" }).click();
  await expect(page.getByRole("button", { name: "Detener" })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([
    text,
  ]);
});
