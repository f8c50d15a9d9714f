import { expect, open, test } from "../../support/browser-test.ts";
import { watchRequests } from "../../support/pages/expect-few-requests.ts";
import { REQUESTS_MAX } from "../../support/screens/screens.ts";

test.describe("a first visit", () => {
  test.use({ chosen: null });

  test("to the home takes one redirect and stays within the budget", async ({ page, baseURL }) => {
    const requests = watchRequests(page);
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    const documents = requests.filter(({ type }) => type === "document");
    expect(documents.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/onboarding"]);
    expect(requests.length - 1).toBeLessThanOrEqual(REQUESTS_MAX);
  });
});

test("a page makes no further requests until the first interaction", async ({ page }) => {
  await open(page, "/notifications");
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  await page.mouse.move(5, 400);
  await page.waitForTimeout(1_000);
  expect(requests).toEqual([]);
  await page.getByRole("link", { name: "Notifications, 3 unread" }).hover();
  await expect.poll(() => requests.map(({ url }) => url).join()).toMatch(/late-shell/);
});

test("routes behind links are asked for once, also when a page changes meanwhile", async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/__manifest/, async (route) => {
    asked.push(route.request().url());
    await answered;
    await route.continue();
  });
  await open(page, "/artifakts");
  await expect.poll(() => asked.length).toBe(1);
  // Remix looks at the links again 100 ms after a change.
  await page.evaluate(async () => {
    const link = document.querySelector("main a[data-discover]")!;
    link.setAttribute("href", link.getAttribute("href")!);
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  expect(asked).toHaveLength(1);
  answer();
});
