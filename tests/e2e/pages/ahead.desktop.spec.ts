import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** What is fetched before it is asked for, and what is not while data are dear. */

/** The bytes that came over the line for each answer of a loader, in turn; 0 from the cache. */
const answersOf = (page: Page, path: string) =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes(part))
        .map((entry) => [
          (entry as PerformanceResourceTiming).initiatorType,
          (entry as PerformanceResourceTiming).transferSize > 0,
        ]),
    path,
  );

test("a link that is reached is fetched, once, and never what was before a write", async ({
  page,
}) => {
  await open(page, "/notifications");
  const link = page.locator('#menu a[href="/spaces"]');
  const ahead = page.waitForResponse((response) => response.url().includes("/spaces.data"));
  await link.hover();
  const answer = await ahead;
  expect(await answer.request().headerValue("sec-purpose")).toBe("prefetch");
  expect(answer.headers()["cache-control"]).toBe("private, max-age=30");
  expect(answer.headers().vary).toContain("Cookie");
  await answer.finished();
  await link.click();
  await expect(page).toHaveURL(/\/spaces$/);
  await expect
    .poll(() => answersOf(page, "/spaces.data"))
    .toEqual([
      ["link", true],
      ["fetch", false],
    ]);

  await page.evaluate(() =>
    fetch("/preferences", {
      method: "POST",
      body: new URLSearchParams({ theme: "light", next: "/perks" }),
    }),
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.evaluate(() => performance.clearResourceTimings());
  await page.goForward();
  await expect(page).toHaveURL(/\/spaces$/);
  await expect.poll(() => answersOf(page, "/spaces.data")).toContainEqual(["fetch", true]);
});

test.describe("with Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("nothing is fetched ahead", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    // The link that loads the page with its scripts leads here.
    await page.goto("/notifications?scripts=on");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.mouse.move(600, 400);
    await page.locator('#menu a[href="/spaces"]').hover();
    await page.locator('#menu a[href="/spaces"]').click();
    await expect(page).toHaveURL(/\/spaces$/);
    await expect(page.locator("h1")).toBeVisible();
    expect(requests.filter((url) => url.includes("prefetch-intent"))).toEqual([]);
    expect(requests.filter((url) => url.includes("/spaces.data"))).toHaveLength(1);
  });
});
