import { choose, expect, open, openSidebar, test } from "../../support/browser-test.ts";

/** On a phone only: the sidebar as a drawer, and the bottom bar. */
test.describe("the phone's drawer", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/notifications");
  });

  test("takes the focus in and gives it back", async ({ page }) => {
    const drawer = page.locator("#menu");
    await expect(drawer).not.toBeInViewport();
    const opener = page.getByRole("link", { name: "Menu", exact: true });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeInViewport();
    await expect(drawer).toBeFocused();
    await expect(page).toHaveURL("/notifications");
    await page.keyboard.press("Escape");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  test("traps the focus", async ({ page, isMobile }) => {
    await openSidebar(page, isMobile);
    const count = await page.locator("#menu a, #menu button, #menu summary").count();
    for (let press = 0; press < count + 5; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("#menu") && focused?.tagName;
      });
      expect(isOutside).toBe(false);
    }
  });

  for (const [width, height] of [
    [360, 740],
    [390, 800],
  ] as const)
    test(`shows theme, mode and voice after one press at ${width}x${height}`, async ({
      page,
      isMobile,
    }) => {
      await page.setViewportSize({ width, height });
      const drawer = await openSidebar(page, isMobile);
      for (const name of ["Turquesa", "Easy", /^Voice control/])
        await expect(drawer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      // The last place comes into view above them.
      const last = drawer.getByRole("link", { name: /^Modular Builder/ });
      await last.scrollIntoViewIfNeeded();
      await last.click();
      await expect(page).toHaveURL("/builder");
    });

  test("closes by its button, a click on the backdrop, and a link", async ({ page, isMobile }) => {
    const drawer = await openSidebar(page, isMobile);
    await drawer.getByRole("link", { name: "Close menu" }).click();
    await expect(drawer).not.toBeVisible();
    await openSidebar(page, isMobile);
    await page.mouse.click(350, 300);
    await expect(drawer).not.toBeVisible();
    for (const [name, url] of [
      ["Plaza", "/"],
      ["Dashboard", "/"],
    ] as const) {
      await openSidebar(page, isMobile);
      await drawer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(drawer).not.toBeVisible();
    }
    await openSidebar(page, isMobile);
    await drawer.locator("summary").click();
    await drawer.getByRole("link", { name: "Notifications" }).click();
    await expect(page).toHaveURL("/notifications");
    await expect(drawer).not.toBeVisible();
  });

  test("closes when the view mode or the language is chosen, not for a theme", async ({
    page,
    isMobile,
  }) => {
    const opener = page.getByRole("link", { name: /^Men[uú]$/ });
    const drawer = await openSidebar(page, isMobile);
    // Users compare themes: the drawer stays open and shows them.
    for (const [name, theme] of [
      ["Día", "light"],
      ["Noche", "dark"],
    ] as const) {
      await drawer.getByRole("button", { name }).tap();
      await expect(page.locator("html")).toHaveClass(theme);
      await expect(drawer).toBeInViewport();
    }

    await drawer.getByRole("button", { name: "Easy" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    await openSidebar(page, isMobile);
    await drawer.getByRole("button", { name: "Creador" }).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "creator");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();

    await openSidebar(page, isMobile);
    await drawer.locator("summary").tap();
    await drawer.getByRole("button", { name: "Español" }).tap();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    // Opened again: the user menu in it is closed.
    await openSidebar(page, isMobile);
    await expect(drawer.getByRole("button", { name: "English" })).not.toBeVisible();
  });

  test("opened before hydration, it closes as usual", async ({ page }) => {
    await open(page, "/notifications?x=1#menu");
    const drawer = page.locator("#menu");
    await expect(drawer).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer).not.toBeVisible();
    await expect(page.getByRole("link", { name: "Menu", exact: true })).toBeFocused();
    await open(page, "/new#menu");
    await drawer.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(drawer).not.toBeVisible();
  });
});

test.describe("the phone's bottom bar", () => {
  for (const language of ["es", "en"])
    for (const width of [320, 360])
      test(`cuts no label at ${width} px in ${language}`, async ({ page }) => {
        await choose(page, { language });
        await page.setViewportSize({ width, height: 640 });
        await open(page, "/artifakts");
        const bar = page.getByRole("navigation", { name: /^(Quick places|Lugares rápidos)$/ });
        await expect(bar.getByRole("link")).toHaveCount(5);
        const cut = await bar.getByRole("link").evaluateAll((places) =>
          places
            .flatMap((place) => [place, ...place.querySelectorAll("span")])
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBe(0);
      });
});
