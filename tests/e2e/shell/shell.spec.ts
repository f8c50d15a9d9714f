import {
  expect,
  expectProblem,
  open,
  openSidebar,
  test,
  watchDocuments,
} from "../../support/browser-test.ts";

/** The layout of all screens: sidebar, header and user menu. */
test.describe("sidebar and header", () => {
  test("navigates between screens and marks the current one", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const documents = watchDocuments(page);
    const sidebar = await openSidebar(page, isMobile);
    const home = sidebar.getByRole("link", { name: "Dashboard" });
    await expect(home).not.toHaveAttribute("aria-current");
    await home.click();
    await expect(page).toHaveURL("/");
    // On a phone the drawer has closed.
    const entry = sidebar.getByRole("link", { name: "Dashboard", includeHidden: true });
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
    expect(documents).toEqual([]);
  });

  test("hydrates in spite of clicks meanwhile", async ({ page }) => {
    // A click between any two tasks of the page, so that one hits the critical moment, if any.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.querySelector("h1")?.click();
        if (!document.querySelector("html[data-ready]")) port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await page.goto("/notifications");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
  });

  test("shows the request id when a navigation fails", async ({ page, isMobile, problems }) => {
    await open(page, "/notifications");
    await page.route("**/perks.data*", (route) =>
      route.fulfill({
        status: 500,
        body: "Something went wrong here",
        headers: { "Server-Timing": 'app;dur=1.0, id;desc="one-7"' },
      }),
    );
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("link", { name: "Agentiks Pro" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByText("Request one-7")).toBeVisible();
    await expectProblem(problems, /status of 500/);
    await expectProblem(problems, /SyntaxError/);
  });

  test("shows the 404 page inside the layout", async ({ page, isMobile, problems }) => {
    await page.goto("/nowhere");
    await expectProblem(problems, /404/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await openSidebar(page, isMobile);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });

  test("blurs the header once the page has scrolled a little", async ({ page }) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    const filter = () =>
      header.evaluate((element) => getComputedStyle(element, "::before").backdropFilter || "none");
    await expect(header).not.toHaveAttribute("data-scrolled");
    expect(await filter()).toBe("none");
    await page.evaluate(() => scrollTo(0, 200));
    await expect(header).toHaveAttribute("data-scrolled", "true");
    await expect.poll(filter).toContain("blur");
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).not.toHaveAttribute("data-scrolled");
  });

  test("links to notifications and Create New", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Notifications, 3 unread" }).click();
    await expect(page).toHaveURL("/notifications");
    await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
    await expect(page).toHaveURL("/new");
  });

  test("has skip links to the content and to the menu", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();

    await open(page, "/notifications");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to menu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#menu")).toBeFocused();
    if (isMobile) await expect(page.locator("#menu")).toBeInViewport();
  });

  test("shows a progress bar while a slow screen loads", async ({ page }) => {
    await open(page, "/notifications");
    await page.route("**/new.data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
    await expect(page.getByText("Loading the page")).toBeAttached();
    await expect(page.locator(".progress-bar")).toBeInViewport();
    await expect(page).toHaveURL("/new");
    await expect(page.getByText("Loading the page")).toHaveCount(0);
  });
});

test.describe("the user menu", () => {
  test("opens, and closes by Escape and a click outside", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const sidebar = await openSidebar(page, isMobile);
    const summary = sidebar.locator("summary");
    const link = sidebar.getByRole("link", { name: "Notifications" });
    await expect(link).not.toBeVisible();
    await summary.click();
    await expect(link).toBeVisible();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(link).not.toBeVisible();
    await expect(summary).toBeFocused();
    // Escape closed the menu, and only the menu.
    await expect(sidebar).toBeVisible();
    await summary.click();
    await expect(link).toBeVisible();
    await sidebar.getByRole("heading", { name: "Community", includeHidden: true }).click();
    await expect(link).not.toBeVisible();
  });

  test("changes the language", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("h1")).toHaveText("Notificaciones");
    await expect(sidebar.getByRole("button", { name: "English" })).not.toBeVisible();
    if (!isMobile) await expect(sidebar.locator("summary")).toBeFocused();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await openSidebar(page, isMobile);
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: "English" }).click();
    await expect(page.locator("h1")).toHaveText("Notifications");
  });
});

test("skip links are hidden until they have the focus", async ({ page }) => {
  await open(page, "/notifications");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});
