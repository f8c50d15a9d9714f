import { expect, open, test } from "../../support/browser-test.ts";

const PAGES = [
  { list: "Spaces", path: "/spaces/space-4/about" },
  { list: "Artifakts", path: "/artifakts/artifakt-1" },
  { list: "Agentiks", path: "/agentiks/agentik-1" },
  { list: "Challenges", path: "/challenges/challenge-1" },
] as const;

// Their buttons are tested in community-, money- and studio-writes.phone.spec.ts.
for (const { list, path } of PAGES) {
  test.describe(path, () => {
    test("links back to its list and to related items", async ({ page }) => {
      await open(page, path);
      const name = await page.getByRole("heading", { level: 1 }).textContent();
      await expect(page).toHaveTitle(`${name} · Plaza`);
      const related = page
        .locator("main section")
        .filter({ has: page.getByRole("heading", { level: 2, name: "More like this" }) })
        .getByRole("heading", { level: 3 });
      await expect(related).toHaveCount(4);
      const other = await related.first().textContent();
      await related.first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other!);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
      await page
        .getByRole("navigation", { name: "Where you are" })
        .getByRole("link", { name: list })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${list.toLowerCase()}$`));
    });

    test.describe("in easy mode", () => {
      test.use({ chosen: { mode: "easy" } });
      test("is in Spanish", async ({ page }) => {
        await open(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(page.getByRole("heading", { name: "Más como esto" })).toBeVisible();
      });
    });
  });
}

for (const { path } of PAGES)
  test(`${path} begins with its name on a strip of 96 px, and what one can do`, async ({
    page,
  }) => {
    await open(page, path);
    const strip = page.locator("#main .cover-strip");
    const box = (await strip.boundingBox())!;
    expect(Math.round(box.height)).toBe(96);
    const name = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(name.y).toBeGreaterThanOrEqual(box.y);
    expect(name.y + name.height).toBeLessThanOrEqual(box.y + box.height);
    // On the first screen of a phone, above what the item is.
    const button = page.getByRole("main").locator(".btn-primary, .btn").first();
    await expect(button).toBeInViewport();
    const about = (await page.locator("#about").boundingBox())!;
    expect((await button.boundingBox())!.y).toBeLessThan(about.y);
  });

test("a long name stays on the strip of the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/agentiks/agentik-1");
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => {
    element.textContent =
      "Recepción de pedidos y reservaciones para restaurantes de barrio con terraza";
  });
  const strip = (await page.locator("#main .cover-strip").boundingBox())!;
  const name = (await heading.boundingBox())!;
  expect(name.y + name.height).toBeLessThanOrEqual(strip.y + strip.height);
  expect(name.x + name.width).toBeLessThanOrEqual(strip.x + strip.width);
});

test("a space's work has its name on the space's tiles", async ({ page }) => {
  await open(page, "/spaces/space-1");
  const strip = (await page.locator("#main .cover-strip").boundingBox())!;
  expect(strip.height).toBeLessThanOrEqual(64);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("Configure leads to the agentik's configuration", async ({ page }) => {
  await open(page, "/agentiks/agentik-1");
  await page.getByRole("main").getByRole("link", { name: "Configure", exact: true }).click();
  await expect(page).toHaveURL("/agentiks/agentik-1/configure");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Configure /);
});
