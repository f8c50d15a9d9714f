import sharp from "sharp";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** A fonda makes a page for its customers on a phone: from a template to its address. */
test.use({ chosen: { mode: "easy", language: "es" } });

const picture = async () => ({
  name: "pozole.png",
  mimeType: "image/png",
  buffer: await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#a3261b" },
  })
    .png()
    .toBuffer(),
});

test("a fonda makes its page from a template, and a customer opens it on another phone", async ({
  page,
  browser,
}) => {
  // Twelve screens, six of them checked by axe.
  test.slow();
  await page.goto("/account/business");
  await page.locator("main [name=name]").fill("Fonda Lupita");
  await page.locator("select[name=trade]").selectOption("restaurant");
  await page.locator("[name=town]").fill("Coyoacán");
  await page.locator("[name=address]").fill("Calle Higuera 12");
  await page.locator("[name=whatsapp]").fill("55 1234 5678");
  await page.getByRole("button", { name: "Guardar negocio" }).click();
  await page.getByRole("link", { name: "Hacer una página" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Restaurante o fonda");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Usar esta plantilla" }).first().click();
  await expect(page.getByRole("heading", { name: "9 bloques" })).toBeVisible();

  // Its own menu, and a picture of a dish.
  await page.goto("/builder/pictures");
  await page.locator("input[type=file]").setInputFiles(await picture());
  await page.getByLabel("Qué se ve").fill("Pozole rojo");
  await page.getByRole("button", { name: "Subir foto" }).click();
  await expect(page.getByRole("img", { name: "Pozole rojo" })).toBeVisible();
  await expectAccessible(page, "main");
  await page.goto("/builder?block=block-4");
  await page
    .getByRole("textbox", { name: "Precios" })
    .fill("Pozole\nPozole rojo 110\nPozole verde 115");
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
  await page.goto("/builder?block=block-2");
  await page.getByRole("radio", { name: "Pozole rojo" }).check();
  await expectAccessible(page, "#properties");
  await page.getByRole("button", { name: "Guardar diseño" }).click();
  await expect(page.getByText("Guardado como versión 2.")).toBeVisible();

  await page.getByRole("link", { name: "Vista previa" }).click();
  await page.getByRole("link", { name: "Teléfono" }).click();
  await expect(page.getByText("Pozole verde")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Publicar", exact: true }).click();
  await expect(page.getByText(/todavía no tienen nada: .*Preguntas frecuentes/)).toBeVisible();
  const slug = `fonda-lupita-${Date.now().toString(36)}`;
  await page.getByLabel("Dirección").fill(slug);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar página" }).click();
  await expect(page.getByText("Tu página está publicada.")).toBeVisible();
  await expectAccessible(page, "main");

  const other = await browser.newContext({ javaScriptEnabled: false, locale: "es-MX" });
  const customer = await other.newPage();
  await customer.goto(`/p/${slug}`);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("Fonda Lupita");
  await expect(customer.getByText("Pozole verde")).toBeVisible();
  await expect(customer.getByText("$115")).toBeVisible();
  await expect(customer.getByRole("img", { name: "Pozole rojo" })).toBeVisible();
  await expect(customer.getByRole("link", { name: "Escribir por WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/525512345678\?text=Hola%2C%20vi%20su%20p%C3%A1gina%20%C2%ABFonda%20Lupita/,
  );
  await expect(customer.getByRole("link", { name: "Cómo llegar" })).toBeVisible();
  await other.close();

  // At 320 px nothing is cut, and the page is accessible.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/p/${slug}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await expectAccessible(page);
  await page.goto("/builder/pages");
  await page.getByRole("button", { name: "Dejar de publicar" }).click();
  await expect(page.getByText("La página ya no se ve.")).toBeVisible();
  expect((await page.request.get(`/p/${slug}`)).status()).toBe(404);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "by forms alone", () => {
    test.use({ javaScriptEnabled });

    test("a picture is uploaded in its block, with what is typed there, into the draft", async ({
      page,
    }) => {
      await page.goto("/builder/templates?trade=restaurant");
      await page.getByRole("button", { name: "Usar esta plantilla" }).first().click();
      await expect(page.getByRole("heading", { name: "9 bloques" })).toBeVisible();
      await page.goto("/builder?block=block-2");
      const fields = page.locator("#properties");
      await fields.getByRole("textbox", { name: "Título" }).fill("Nuestro patio");
      // Hydrated by the first interaction.
      if (javaScriptEnabled) await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
      await fields.locator("input[type=file]").setInputFiles(await picture());
      await fields.getByLabel("Qué se ve").fill("El patio");
      await fields.getByRole("button", { name: "Subir foto" }).click();
      await expect(fields.getByRole("radio", { name: "El patio" })).toBeChecked();
      await expect(fields.getByRole("textbox", { name: "Título" })).toHaveValue("Nuestro patio");
      // axe needs the page's JavaScript.
      if (javaScriptEnabled) await expectAccessible(page, "#properties");
      await page.getByRole("button", { name: "Guardar diseño" }).click();
      await expect(page.getByText("Guardado como versión 2.")).toBeVisible();
    });
  });

test("what is not saved is in the preview, also when no cookie holds it", async ({ page }) => {
  await page.goto("/builder/templates?trade=restaurant");
  await page.getByRole("button", { name: "Usar esta plantilla" }).first().click();
  await expect(page.getByRole("heading", { name: "9 bloques" })).toBeVisible();
  await page.goto("/builder?block=block-4");
  const prices = page.getByRole("textbox", { name: "Precios" });
  await prices.fill("Pozole verde 115");
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
  await page.getByRole("link", { name: "Vista previa" }).click();
  await expect(page.getByText("Borrador, como lo verán tus clientes.")).toBeVisible();
  await expect(page.getByText("$115")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("link", { name: "Computadora" }).click();
  await expect(page.getByRole("region", { name: "Computadora" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Abrir el constructor" }).click();
  await page.goto("/builder?block=block-4");
  const menu = Array.from({ length: 90 }, (_, dish) => `Guisado número ${dish + 1} de la casa 99`);
  await prices.fill(menu.join("\n"));
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
  await page.getByRole("link", { name: "Vista previa" }).click();
  await expect(page.getByText("Vista previa de la versión 2")).toBeVisible();
  await expect(page.getByText("Guisado número 88 de la casa")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a template is changed by forms, saved by itself and published", async ({ page }) => {
    await page.goto("/builder/templates?trade=beauty");
    await page
      .getByRole("button", { name: /^Usar esta plantilla/ })
      .first()
      .click();
    await page.goto("/builder?block=block-4");
    await page.getByRole("textbox", { name: "Precios" }).fill("Corte 250\nTinte 480");
    await page.getByRole("button", { name: "Aplicar" }).click();
    await page.getByRole("button", { name: "Guardar diseño" }).click();
    await page.getByRole("link", { name: "Publicar", exact: true }).click();
    await page.getByLabel("Título").fill("Estética Rosa");
    const slug = `estetica-rosa-${Date.now().toString(36)}`;
    await page.getByLabel("Dirección").fill(slug);
    await page.getByRole("button", { name: "Publicar página" }).click();
    await expect(page.getByText("Tu página está publicada.")).toBeVisible();
    await page.goto(`/p/${slug}`);
    await expect(page.getByText("$480")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estética Rosa");
  });
});
