import { expect, openSidebar, test } from "../../support/browser-test.ts";

/** `Save-Data: on`: the page is sent without scripts and works; a link loads it with them. */
test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

test("the page is sent without scripts but with icons, and a link loads the scripts", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/spaces?sort=name");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  const masks = await page.locator('[class*="i-lucide-"]').evaluateAll((icons) =>
    icons.map((icon) => {
      const isBefore = icon.classList.contains("nav-icon");
      return getComputedStyle(icon, isBefore ? "::before" : null).maskImage;
    }),
  );
  expect(masks.length).toBeGreaterThan(0);
  expect(masks.filter((mask) => !mask.startsWith("url("))).toEqual([]);

  await page.getByRole("link", { name: "Load the full page" }).click();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page).toHaveURL("/spaces?sort=name&scripts=on");
  await expect(page.getByRole("link", { name: "Load the full page" })).toHaveCount(0);
});

test("links, the menu, search, preferences and writes work as without JavaScript", async ({
  page,
  isMobile,
}) => {
  await page.goto("/spaces");
  const menu = await openSidebar(page, isMobile);
  await menu.getByRole("button", { name: "Día" }).click();
  await expect(page.locator("html")).toHaveClass("light");
  const search = page.getByRole("main").getByRole("searchbox").first();
  await search.fill("panadería");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/spaces\?.*q=panader/);
  await page.goto("/spaces");
  await page.getByRole("main").getByRole("button", { name: /^Join/ }).first().click();
  await expect(
    page.getByRole("main").getByRole("alert").or(page.getByRole("status")).first(),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("plaza-guest");
});
