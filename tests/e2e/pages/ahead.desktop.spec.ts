import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** Prefetching of links, and none with Save-Data. */

/** Bytes transferred for each loader response, in order; 0 from the HTTP cache. */
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

test("a hovered link is prefetched once, and not reused after a write", async ({ page }) => {
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
  // A link under the pointer would be prefetched again when the page goes back.
  await page.getByRole("main").getByRole("heading", { level: 1 }).hover();

  await page.evaluate(() =>
    fetch("/preferences", {
      method: "POST",
      body: new URLSearchParams({ theme: "light", next: "/perks" }),
    }),
  );
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await page.evaluate(() => performance.clearResourceTimings());
  await page.goForward();
  await expect(page).toHaveURL(/\/spaces$/);
  await expect.poll(() => answersOf(page, "/spaces.data")).toContainEqual(["fetch", true]);
});

test.describe("with Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("nothing is prefetched", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    // The address of the page with its scripts, as linked by the notice.
    await page.goto("/notifications?scripts=on");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.mouse.move(600, 400);
    await page.locator('#menu a[href="/spaces"]').hover();
    await page.locator('#menu a[href="/spaces"]').click();
    await expect(page).toHaveURL(/\/spaces$/);
    await expect(page.locator("h1")).toBeVisible();
    expect(requests.filter((url) => url.includes("/spaces.data"))).toHaveLength(1);
  });
});
