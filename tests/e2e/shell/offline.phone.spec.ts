import type { BrowserContext, Page } from "@playwright/test";
import { choose, expect, expectProblem, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { PAST_THE_GATE } from "../../support/request.ts";

/** Pages that the service worker caches, and for whom (docs/decisions/0023-service-worker.md). */
test.use({ serviceWorkers: "allow" });

const KEPT = "You are offline. This page is as it was when you last saw it.";
/** Log messages of Chromium and the router about requests that fail offline. */
const LOST_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch manifest patches/;

const NOT_KEPT = "This page is not on this device.";

/** The paths of the cached pages. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^plaza-.*-$/.test(name));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page, taps it, and waits until it is cached. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.locator("h1").first().click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPages(page)).toContain(path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}

/** Collects the service worker's requests from now on. */
function watchLine(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("response", (response) => {
    if (response.request().serviceWorker()) seen.push(new URL(response.url()).pathname);
  });
  return seen;
}

test("a visitor's second visit makes one request, and works offline", async ({
  page,
  context,
  problems,
}) => {
  await keep(page, "/spaces");
  // Reload: route modules were loaded before the service worker existed.
  const routes = page.waitForResponse(/__manifest/);
  await page.goto("/spaces");
  await (await routes).finished();
  await page.waitForLoadState("networkidle");
  const line = watchLine(context);
  await page.goto("/spaces");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(line.filter((path) => path !== "/service-worker.js")).toEqual(["/spaces"]);
  const past = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize, workerStart }) => transferSize > 0 && workerStart === 0)
      .map(({ name }) => name),
  );
  expect(past).toEqual([]);
  await expect(page.getByText("This page has changed since.")).toBeHidden();

  await context.setOffline(true);
  await page.goto("/spaces");
  await expect(page.getByText("This page has changed since.")).toBeHidden();
  await page.evaluate(() => (document.cookie = "plaza-changed=other; Path=/"));
  await page.goto("/spaces");
  await expect(page.getByRole("status").filter({ hasText: KEPT })).toBeVisible();
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.goto("/portals");
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  // As the rest of Plaza: the viewer's theme, a heading, and ways on.
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe("rgb(12, 20, 36)");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  // In the language that was chosen, whatever the browser's.
  await choose(page, { language: "es", theme: "light" });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No tienes conexión" })).toBeVisible();
  expect(await ground()).not.toBe("rgb(12, 20, 36)");
  // It comes by itself: at once, or with the next question, 10 s later, where the first load fails.
  await context.setOffline(false);
  await expect(page.locator("h1")).toHaveText("Puerta de portales", { timeout: 15_000 });
  await expectProblem(problems, LOST_CONNECTION);
});

test("offline a link opens what is on the device, or names what cannot be opened", async ({
  page,
  context,
  problems,
}) => {
  await keep(page, "/spaces");
  await page.goto("/perks");
  await expect.poll(() => keptPages(page)).toContain("/perks");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  const bar = page.getByRole("navigation").last();
  await bar.getByRole("link", { name: "Spaces" }).hover();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.evaluate(() => (document.cookie = "plaza-changed=other; Path=/"));
  await bar.getByRole("link", { name: "Spaces" }).click();
  await expect(page.getByRole("status").filter({ hasText: KEPT })).toBeVisible();
  await expect(page).toHaveURL("/spaces");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);

  const first = page.locator(".item-card h3 a").first();
  const name = (await first.textContent())!;
  await first.hover();
  await page.waitForTimeout(300);
  await first.click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText(`“${name}” could not be opened.`)).toBeVisible();
  // Pages that are on the device are a press away.
  const kept = page.getByRole("list").getByRole("link");
  await kept.filter({ hasText: "Plaza Spaces" }).click();
  await expect(page).toHaveURL("/spaces");
  await expect(page.locator("h1")).toBeVisible();
  await expectProblem(problems, LOST_CONNECTION);
});

test("pages of one person are never shown to another", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await keep(page, "/spaces/space-4/about");
  // A write that bypasses the service worker makes the visitor a guest.
  const form = { intent: "join" };
  const headers = { Origin: baseURL! };
  const joined = await page.request.post("/spaces/space-4", { form, headers });
  expect(joined.status()).toBeLessThan(400);
  expect((await context.cookies()).map(({ name }) => name)).toContain("plaza-guest");
  await page.goto("/spaces/space-4/about");
  await expect(
    page.getByRole("main").getByRole("button", { name: /leave/i }).first(),
  ).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual(["/spaces/space-4/about"]);

  // Another person signs in in the same browser.
  await context.clearCookies();
  const value = new URLSearchParams(PAST_THE_GATE).toString();
  await context.addCookies([{ name: "plaza-preferences", value, url: baseURL }]);
  await page.goto("/perks");
  await expect.poll(() => keptPages(page)).toEqual(["/perks"]);
  await context.setOffline(true);
  await page.goto("/spaces/space-4/about");
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await context.setOffline(false);
  // The page comes by itself, at the latest after 10 s.
  await expect(page.getByText(NOT_KEPT)).toBeHidden({ timeout: 15_000 });
  await expect(page.locator("html[data-ready]")).toHaveCount(1);

  // Modo Incógnito caches nothing, and deletes what was cached.
  const hidden = `${value}&switched=incognito`;
  await context.addCookies([{ name: "plaza-preferences", value: hidden, url: baseURL }]);
  await page.goto("/perks");
  await expect.poll(() => keptPages(page)).toEqual([]);
  await expectProblem(problems, LOST_CONNECTION);
});

test("a cached page has a notice if it has changed; a new build deletes the cache", async ({
  page,
}) => {
  await keep(page, "/perks");
  // Change the cached page, as if it were older.
  await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => /^plaza-.*-$/.test(one));
    const pages = await caches.open(name);
    const kept = await pages.match("/perks");
    const headers = new Headers(kept!.headers);
    headers.set("ETag", 'W/"other"');
    await pages.put("/perks", new Response(await kept!.text(), { headers }));
    await (await caches.open("plaza-older-")).put("/old", new Response("old"));
  });
  await page.goto("/perks");
  await expect(page.getByText("This page has changed since.")).toBeVisible();
  await page.getByRole("link", { name: "Show it as it is now" }).click();
  await expect(page.getByText("This page has changed since.")).toBeHidden();

  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto("/perks");
  await keep(page, "/perks");
  expect((await page.evaluate(() => caches.keys())).join()).not.toContain("plaza-older");
});

test("a write invalidates cached pages", async ({ page }) => {
  await keep(page, "/perks");
  await page.evaluate(() =>
    fetch("/preferences", {
      method: "POST",
      body: new URLSearchParams({ theme: "light", next: "/perks" }),
    }),
  );
  await expect.poll(() => keptPages(page)).toEqual([]);
  await page.goto("/perks");
  await expect(page.locator("html")).toHaveClass("light");
});
