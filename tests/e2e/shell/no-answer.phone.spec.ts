import type { Page, Request } from "@playwright/test";
import { expect, expectProblem, open, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** Notices while the server does not answer, in a browser without the service worker. */

/** Log messages of Chromium and the router about requests that fail. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

const main = (page: Page) => page.getByRole("main");
const place = (page: Page, name: string) =>
  page.getByRole("navigation").last().getByRole("link", { name });

/**
 * Loads the code of the shell that comes with the first press, and that of the screens in the bar: 100 ms after
 * a link is reached. The page may have been idle before, so `networkidle` would not wait.
 */
async function reachBar(page: Page, ...names: string[]) {
  const open = new Set<Request>();
  let changed = performance.now();
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") open.add(request);
    changed = performance.now();
  });
  const end = (request: Request) => {
    open.delete(request);
    changed = performance.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  for (const name of names) await place(page, name).hover();
  await expect.poll(() => open.size === 0 && performance.now() - changed > 500).toBe(true);
  // Its tooltip is made in the same commit as the listeners of links without a connection.
  await expect(page.locator(".tooltip")).toBeAttached();
}

test("a link without a connection says what it leads to, and is followed later", async ({
  page,
  context,
  problems,
}) => {
  await open(page, "/wallet");
  await reachBar(page, "Spaces");
  await context.setOffline(true);
  await place(page, "Artifakts").click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("“Artifakts” could not be opened.");
  // The screen stays.
  await expect(main(page).getByRole("heading", { name: "Your money", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/wallet");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(main(page).getByRole("heading", { name: "Artifakts", level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  problems.splice(0);
});

test("a link to a busy server is followed when the server has time", async ({ page, problems }) => {
  await open(page, "/wallet");
  await reachBar(page, "Artifakts");
  let busy = 2;
  await page.route("**/*.data*", (route) =>
    busy-- > 0
      ? route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "Not now" })
      : route.continue(),
  );
  await place(page, "Artifakts").click();
  await expect(main(page).getByRole("heading", { name: "Artifakts", level: 1 })).toBeVisible();
  expect(busy).toBeLessThan(0);
  await expectProblem(problems, /503/);
});

test("a link that gets no answer says so, and can be tried again", async ({ page, problems }) => {
  await open(page, "/wallet");
  await reachBar(page, "Artifakts");
  await page.route("**/*.data*", (route) => route.abort());
  await place(page, "Artifakts").click();
  await expect(main(page).getByRole("heading", { name: "Plaza does not answer" })).toBeVisible();
  await expect(main(page)).toContainText("“Artifakts” could not be opened.");
  await expect(main(page)).toContainText("What you have saved is safe.");
  await expect(page).toHaveTitle("Plaza does not answer · Plaza");
  await expectAccessible(page);
  const retry = main(page).getByRole("link", { name: "Try again" });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute("**/*.data*");
  await retry.click();
  await expect(main(page).getByRole("heading", { name: "Artifakts", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/artifakts");
  await expectProblem(problems, LOST);
});

test("a form without a connection stays as it is, and says so", async ({
  page,
  context,
  problems,
}) => {
  await open(page, "/new?tipo=space");
  const name = main(page).locator("[name=name]");
  await name.fill("Mesa de proveedores");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await name.press("Enter");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("You are offline: nothing was sent.");
  await expect(name).toHaveValue("Mesa de proveedores");
  await context.setOffline(false);
  await expect(notice).toContainText("You are connected again.");
  await expect(name).toHaveValue("Mesa de proveedores");
  problems.splice(0);
});

test("a form that got no answer is filled in again", async ({ page, problems }) => {
  await open(page, "/new?tipo=space");
  const name = main(page).locator("[name=name]");
  const description = main(page).locator("[name=description]");
  await name.fill("Mesa de proveedores");
  await description.fill("Precios de la semana y quién entrega a qué hora.");
  await page.waitForLoadState("networkidle");
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await description.evaluate((field: HTMLTextAreaElement) => field.form!.requestSubmit());
  await expect(main(page).getByRole("heading", { name: "Plaza does not answer" })).toBeVisible();
  await main(page).getByRole("link", { name: "Back to what I typed" }).click();
  await expect(page).toHaveURL("/new?tipo=space");
  await expect(name).toHaveValue("Mesa de proveedores");
  await expect(description).toHaveValue("Precios de la semana y quién entrega a qué hora.");
  await expectProblem(problems, LOST);
});
