import type { Page } from "@playwright/test";
import { answered, expect, expectProblem, open, test } from "../../support/browser-test.ts";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();

/** Keeps the tag names of elements whose shadow is animated, and "long" if it takes more than 200 ms: what flashes. */
async function watchFlashes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const flashed: string[] = [];
    Object.assign(window, { flashed });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...[frames, options]) {
      const animation = animate.call(this, frames, options);
      if (JSON.stringify(frames).includes("boxShadow")) {
        flashed.push(this.tagName);
        if (Number(animation.effect!.getComputedTiming().endTime) > 200) flashed.push("long");
      }
      return animation;
    };
  });
  return () => page.evaluate(() => (window as unknown as { flashed: string[] }).flashed);
}

async function addMoney(page: Page) {
  await open(page, "/wallet?currency=MXN&amount=300");
  await main(page).getByRole("button", { name: "Continue to payment" }).hover();
  await page.waitForLoadState("networkidle");
  await press(page, "Continue to payment");
  await press(page, "Pay now (simulated)");
  await expect(answered(page, "Added to your balance.")).toBeVisible();
}

test("a success is a toast, and the figure that has changed flashes", async ({ page }) => {
  const flashes = await watchFlashes(page);
  await addMoney(page);
  await expect(main(page).getByText("Added to your balance.")).toHaveCount(0);
  expect(await flashes()).toContain("DD");
  expect(await flashes()).not.toContain("long");
});

test("nothing flashes with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const flashes = await watchFlashes(page);
  await addMoney(page);
  expect(await flashes()).toEqual([]);
});

test("a screen that is slow to come shows its shape, and a quick one does not", async ({
  page,
}) => {
  await open(page, "/wallet");
  let delay = 1_200;
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
  const bar = page.getByRole("navigation").last();
  await bar.getByRole("link", { name: "Spaces" }).hover();
  await page.waitForTimeout(300);
  await bar.getByRole("link", { name: "Artifakts" }).click();
  const shape = page.locator(".screen-skeleton");
  await expect(shape).toHaveAttribute("data-shape", "list");
  await expect(main(page).getByRole("heading", { name: "Your money" })).toBeHidden();
  await expect(page).toHaveURL("/artifakts");
  await expect(shape).toHaveCount(0);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  delay = 0;
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".screen-skeleton")) document.title = "shape";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await bar.getByRole("link", { name: "Agentiks" }).click();
  await expect(page).toHaveURL("/agentiks");
  await expect(page).not.toHaveTitle("shape");
});

/** Place and size of the first element that a selector finds, in whole pixels. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

/** Screens that are slow to come, with what their shape draws in the place of what. */
const SHAPES = [
  { to: "/artifakts", shape: "list", drawn: "div > i", real: ".item-card", sides: 3 },
  { to: "/spaces", shape: "list", drawn: "div > i", real: ".item-card", sides: 3 },
  { to: "/challenges", shape: "challenges", drawn: "div > i", real: ".item-card", sides: 3 },
  { to: "/", shape: "home", drawn: "div > i", real: "section li", sides: 3 },
  { to: "/creator", shape: "creator", drawn: "div > i", real: "section .card", sides: 3 },
  { to: "/builder", shape: "builder", drawn: "i", real: "h1", sides: 1 },
  { to: "/inbox", shape: "inbox", drawn: "div > i", real: "ul.card li, ul li", sides: 1 },
  { to: "/library", shape: "library", drawn: "b", real: "form", sides: 3 },
  { to: "/agentiks/agentik-1", shape: "item", drawn: "b", real: ".cover-strip", sides: 4 },
  { to: "/challenges/challenge-1", shape: "item", drawn: "b", real: ".cover-strip", sides: 4 },
] as const;

for (const { to, shape, drawn, real, sides } of SHAPES)
  test(`the shape of ${to} is where its screen will be`, async ({ page }) => {
    await open(page, "/search?q=agentik");
    await page.getByRole("navigation").last().getByRole("link", { name: "Spaces" }).hover();
    await page.waitForLoadState("networkidle");
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/*.data*", async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.evaluate((address) => {
      const { __remixRouter: router } = window as unknown as {
        __remixRouter: { navigate: (to: string) => Promise<void> };
      };
      void router.navigate(address);
    }, to);
    await expect(page.locator(".screen-skeleton")).toHaveAttribute("data-shape", shape);
    const before = await boxOf(page, `.screen-skeleton > ${drawn}`);
    letGo();
    await expect(page.locator(".screen-skeleton")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    const after = await boxOf(page, `#main ${real}`);
    for (let side = 0; side < sides; side += 1)
      expect(Math.abs(before[side]! - after[side]!), `${before} / ${after}`).toBeLessThanOrEqual(2);
  });

test("what a long form has wrong comes into view, and its field gets the focus", async ({
  page,
  problems,
}) => {
  await open(page, "/account/business");
  await main(page).getByLabel("Name of the business").first().fill("Fonda Luna");
  const whatsApp = main(page).getByLabel("WhatsApp").first();
  await whatsApp.fill("222 12");
  await main(page).locator("button[value=save-business]:visible").click();
  await expect(whatsApp).toHaveAttribute("aria-invalid", "true");
  await expect(whatsApp).toBeFocused();
  await expect(whatsApp).toBeInViewport();
  await expectProblem(problems, /422/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a success is said in the page", async ({ page }) => {
    await page.goto("/wallet?currency=MXN&amount=300");
    await press(page, "Continue to payment");
    await press(page, "Pay now (simulated)");
    await expect(main(page).getByRole("status")).toContainText("Added to your balance.");
  });
});
