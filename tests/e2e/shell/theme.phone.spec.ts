import {
  expect,
  expectProblem,
  open,
  openSidebar,
  test,
  watchDocuments,
  preferencesOf,
} from "../../support/browser-test.ts";

/** Theme and mode (docs/product.md, Modes and themes). */
const THEMES = [
  ["Día", "light"],
  ["Gris Tenue", "gray-subtle"],
  ["Turquesa", "teal-calm"],
  ["Noche", "dark"],
] as const;

test("changes the theme in the next frame and stores it", async ({ page, isMobile }) => {
  await open(page, "/notifications");
  await expect(page.locator("html")).toHaveClass("dark");
  const sidebar = await openSidebar(page, isMobile);
  const documents = watchDocuments(page);
  for (const [name, theme] of THEMES) {
    const button = sidebar.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    const painted = await button.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      const { className } = document.documentElement;
      return { className, ground: getComputedStyle(document.body).backgroundColor };
    });
    expect(painted.className).toBe(theme);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(sidebar.locator('[name=theme][aria-pressed="true"]')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("plaza-theme"))).toBe(theme);
  }
  expect(documents).toEqual([]);

  await sidebar.getByRole("button", { name: "Turquesa" }).click();
  const response = await page.reload();
  // The server's HTML has the theme: no flash of another one.
  expect(await response?.text()).toMatch(/^<!DOCTYPE html><html lang="en" class="teal-calm"/);
  await expect(page.locator("html[data-ready]")).toHaveClass("teal-calm");
  const cookie = await preferencesOf(page);
  expect([cookie?.name, cookie?.sameSite]).toEqual(["plaza-preferences", "Lax"]);
  expect(cookie?.value).toBe("theme=teal-calm&mode=creator&language=auto&onboarded=1&path=1");
});

test("each theme has its own background colours", async ({ page, isMobile }) => {
  await open(page, "/notifications");
  const sidebar = await openSidebar(page, isMobile);
  const grounds = new Set<string>();
  for (const [name] of THEMES) {
    await sidebar.getByRole("button", { name }).click();
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(grounds.size).toBe(THEMES.length);
});

test("easy mode hides the Advanced Tools and is in Spanish", async ({ page, isMobile }) => {
  await open(page, "/notifications");
  const sidebar = await openSidebar(page, isMobile);
  const builder = sidebar.getByRole("link", { name: "Modular Builder" });
  await expect(builder).toBeVisible();
  const documents = watchDocuments(page);
  await sidebar.getByRole("button", { name: "Easy" }).click();
  await expect(sidebar.locator('a[href="/builder"]')).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
  await expect(page.locator("h1")).toHaveText("Notificaciones");
  expect(documents).toEqual([]);

  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "es");
  expect(await page.evaluate(() => localStorage.getItem("plaza-mode"))).toBe("easy");
  await openSidebar(page, isMobile);
  await sidebar.locator('button[name=mode][value="creator"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Choosing a mode has closed the phone's drawer.
  await openSidebar(page, isMobile);
  await expect(builder).toBeVisible();
});

test("the title follows the language", async ({ page, isMobile }) => {
  await open(page, "/notifications");
  await expect(page).toHaveTitle("Notifications · Plaza");
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.getByRole("button", { name: "Easy" }).click();
  await expect(page).toHaveTitle("Notificaciones · Plaza");
});

test("restores preferences from local storage", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("plaza-theme", "light"));
  await page.context().clearCookies();
  await open(page, "/onboarding");
  await expect(page.locator("html")).toHaveClass("light");
  const cookie = await preferencesOf(page);
  expect(cookie?.value).toContain("theme=light");
});

test("prefers the cookie to local storage", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("plaza-theme") === null) localStorage.setItem("plaza-theme", "light");
  });
  await open(page, "/notifications");
  await expect(page.locator("html")).toHaveClass("dark");
  expect(await page.evaluate(() => localStorage.getItem("plaza-theme"))).toBe("dark");
});

test("works with storage blocked", async ({ page, isMobile, problems }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  });
  await open(page, "/notifications");
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.getByRole("button", { name: "Día" }).click();
  await expect(page.locator("html")).toHaveClass("light");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveClass("light");
  // Remix logs that it cannot store scroll positions in session storage.
  await expectProblem(problems, /forbidden/);
});
