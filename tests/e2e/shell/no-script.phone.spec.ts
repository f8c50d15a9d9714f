import { expect, test } from "../../support/browser-test.ts";

/** The layout without JavaScript: links and forms (docs/product.md, Without JavaScript). */
test.use({ javaScriptEnabled: false });

test("choosing theme, mode and language returns to the same page", async ({ page, isMobile }) => {
  const target = "/notifications?page=1";
  await page.goto(target);
  const openMenu = async () => {
    if (isMobile) await page.getByRole("link", { name: /^Men[uú]$/ }).click();
  };
  await openMenu();
  await page.getByRole("button", { name: "Día" }).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator("html")).toHaveClass("light");

  await openMenu();
  await page.locator("#menu summary").click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator("h1")).toHaveText("Notificaciones");

  await openMenu();
  await page.locator('button[name=mode][value="easy"]').click();
  await expect(page).toHaveURL(target);
  await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
  await expect(page.locator("html")).toHaveClass("light");
  await expect(page.locator('a[href="/builder"]')).toHaveCount(0);
});

test("controls that need JavaScript are hidden", async ({ page }) => {
  await page.goto("/notifications#menu");
  await expect(page.getByRole("button", { name: "Día" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Voice control" })).toBeHidden();
});

test("icons are drawn", async ({ page }) => {
  await page.goto("/artifakts");
  await expect(page.locator("main .i-lucide-upload")).toHaveCSS("mask-image", /svg/);
});

test("the drawer opens and closes by the URL's hash", async ({ page, isMobile }) => {
  test.skip(!isMobile, "only where the sidebar is a drawer");
  await page.goto("/notifications");
  const drawer = page.locator("#menu");
  await expect(drawer).not.toBeInViewport();
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  await expect(page).toHaveURL("/notifications#menu");
  await expect(drawer).toBeInViewport();
  await drawer.getByRole("link", { name: "Close menu" }).click();
  await expect(drawer).not.toBeInViewport();
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  await drawer.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/");
  await expect(drawer).not.toBeInViewport();
});

test("Create New keeps what was typed", async ({ page }) => {
  await page.goto("/notifications");
  await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
  await page.getByRole("main").getByRole("link", { name: "Space" }).click();
  await expect(page).toHaveURL("/new?tipo=space");
  await page.getByRole("textbox", { name: "Description" }).fill("A place for bakers");
  await expect(page.getByRole("button", { name: "Create", exact: true })).toBeVisible();
});

test.describe("a first visit", () => {
  test.use({ chosen: null });

  test("goes through the wizard and the path selection", async ({ page }) => {
    await page.goto("/notifications");
    await expect(page).toHaveURL("/onboarding?next=%2Fnotifications");
    await page.goto("/onboarding?paso=7&next=%2Fnotifications");
    await page.getByRole("button", { name: "Comenzar" }).click();
    await expect(page).toHaveURL("/path-selection?next=%2Fnotifications");
    await page.getByRole("button", { name: "Continue to /notifications" }).click();
    await expect(page).toHaveURL("/notifications");
  });

  test("a chosen path leads to its screen", async ({ page }) => {
    await page.goto("/onboarding?paso=7");
    await page.getByRole("button", { name: "Comenzar" }).click();
    await page.getByRole("button", { name: /^Space/ }).click();
    await expect(page).toHaveURL("/spaces");
  });
});

test("every icon is drawn, also in the sidebar", async ({ page }) => {
  await page.goto("/notifications#menu");
  // Playwright evaluates locators in the page even when its JavaScript is disabled.
  const masks = await page.locator('[class*="i-lucide-"]').evaluateAll((icons) =>
    icons.map((icon) => {
      const isBefore = icon.classList.contains("nav-icon");
      return getComputedStyle(icon, isBefore ? "::before" : null).maskImage;
    }),
  );
  expect(masks.length).toBeGreaterThan(12);
  expect(masks.filter((mask) => !mask.startsWith("url("))).toEqual([]);
});
