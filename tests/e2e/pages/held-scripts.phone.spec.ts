import { expect, holdBack, test } from "../../support/browser-test.ts";
import { isReady, openHeld, SLOW_LINE } from "../../support/pages/held-scripts.ts";

/** What is done before the scripts are let in, on a slow line. */
test.use({ launchOptions: SLOW_LINE });

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
