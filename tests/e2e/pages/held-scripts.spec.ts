import type { Page } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../support/browser.ts";
import { expect, holdBack, openSidebar, test, watchDocuments } from "../../support/browser-test.ts";

/**
 * Scripts that wait for the first touch (docs/decisions/held-scripts.md). The browser itself takes
 * its line for a 2g one here, so it says so with every request that is its own: with a form that is
 * sent and with what that leads to as well, which headers that are set for a test do not reach.
 */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS, "--force-effective-connection-type=2G"],
  },
});

const isReady = (page: Page) => page.locator("html[data-ready]").count();

/** Every script and every answer of a loader that is asked for from here on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" || /\.(js|data)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** With the first answer the server asks how fast the line is; from the second on it is told. */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto("/portals");
  await page.waitForLoadState("networkidle");
  await page.goto(path);
  expect(await page.locator("#held").count()).toBe(1);
}

test("no script comes before a touch, and with it everything", async ({ page, isMobile }) => {
  await openHeld(page, "/notifications");
  const scripts = watchScripts(page);
  await page.reload();
  if (!isMobile) await page.locator('#menu a[href="/spaces"]').hover();
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState("networkidle");
  expect([scripts, await isReady(page)]).toEqual([[], 0]);
  // It looks as it does where no script runs.
  const masks = await page
    .locator('[class*="i-lucide-"]')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).maskImage));
  expect(masks.filter((mask) => !mask.startsWith("url("))).toEqual([]);

  await page.locator("h1").click();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  expect(scripts.some((path) => path.includes("entry.client"))).toBe(true);
  const documents = watchDocuments(page);
  await page.getByRole("banner").getByRole("searchbox").fill("panaderia");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.getByRole("button", { name: "Día" }).click();
  await expect(page.locator("html")).toHaveClass("light");
  await sidebar.locator("summary").click();
  await sidebar.locator('a[href="/ajustes"]').click();
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  expect(documents).toEqual([]);
  // Nothing is fetched ahead on such a line.
  expect(scripts.filter((path) => path.includes("prefetch-intent"))).toEqual([]);
});

test("links and forms that are pressed first do what they say, once, and bring nothing", async ({
  page,
  isMobile,
}) => {
  await openHeld(page, "/notifications");
  const scripts = watchScripts(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  // The drawer is a place in this page: here the press brings the scripts as well.
  if (!isMobile) await page.locator('#menu a[href="/spaces"]').click();
  else await page.goto("/spaces");
  await expect(page).toHaveURL("/spaces");
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/agentiks/agentik-1");
  await page.getByRole("main").getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("main")).toContainText("this copy is yours");
  expect(posts).toEqual(["/agentiks/agentik-1"]);
  // Now somebody's own page: held as well.
  await expect(page.locator("#held")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect([scripts, await isReady(page)]).toEqual([[], 0]);
});

test("the keyboard, and a press that no pointer makes, bring them too", async ({ page }) => {
  for (const reach of [
    () => page.keyboard.press("Tab"),
    () => page.locator("h1").evaluate((heading: HTMLElement) => heading.click()),
    () => page.locator("main input[name=name]").focus(),
  ]) {
    await openHeld(page, "/new?tipo=space");
    expect(await isReady(page)).toBe(0);
    await reach();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
  }
});

test("what is typed and chosen while they come stays, and the page knows of it", async ({
  page,
}) => {
  await openHeld(page, "/creator?prompt=as+it+was");
  const letIn = await holdBack(page);
  const prompt = page.locator("main textarea[name=prompt]");
  const search = page.getByRole("banner").locator("input");
  await search.fill("panaderia");
  await prompt.click();
  await prompt.press("End");
  await prompt.pressSequentially(", and more");
  expect(await isReady(page)).toBe(0);
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(prompt).toHaveValue("as it was, and more");
  await prompt.pressSequentially("!");
  await expect(prompt).toHaveValue("as it was, and more!");
  // The search box was told, and has taken the plain form's place.
  await expect(search).toHaveValue("panaderia");
  await expect(page.getByRole("option").first()).toBeAttached();
});

test("a form that is sent while they come is sent once", async ({ page }) => {
  await openHeld(page, "/new?tipo=space");
  const letIn = await holdBack(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.getByRole("main").getByLabel("Name").fill("Horno de barrio");
  await page.getByRole("main").getByLabel("Description").fill("Pan de masa madre");
  expect(await isReady(page)).toBe(0);
  const asked = page.waitForRequest((request) => request.method() === "POST");
  const sent = page.getByRole("main").getByRole("button", { name: "Create", exact: true }).click();
  await asked;
  letIn();
  await sent;
  await expect(page.locator("h1")).toHaveText("Horno de barrio");
  expect(posts).toEqual(["/new"]);
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.skip(({ isMobile }) => !isMobile, "the same in both");

  test("a page that is kept so starts when it is touched, and passes for the same", async ({
    page,
    context,
  }) => {
    await openHeld(page, "/spaces");
    await page.locator("h1").click();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
    const scripts: string[] = [];
    context.on("request", (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
    });
    const kept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /^plaza-.*-$/.test(name));
        const page = await (await caches.open(names[0] ?? "none")).match("/perks");
        return page ? (await page.text()).includes(`id="held"`) : undefined;
      });
    for (const _ of ["from the server", "from memory"]) {
      await page.goto("/perks");
      await expect.poll(kept).toBe(true);
      expect([scripts, await isReady(page)]).toEqual([[], 0]);
    }
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("h1")).toBeVisible();
    await context.setOffline(false);
    await page.goto("/perks");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("This page has changed since.")).toBeHidden();
    await page.locator("h1").click();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
  });
});
