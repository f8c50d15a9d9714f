import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** Motion that shows where things went: 120 to 200 ms, none with reduced motion. */

interface Seen {
  name: string;
  duration: number;
}

/** Notes every animation that runs on the page from now on, with its duration in milliseconds. */
async function watchMotion(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const seen = new Map<Animation, { name: string; duration: number }>();
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const name = effect.pseudoElement ?? (effect.target as HTMLElement).dataset.moving ?? "";
        const isMove = effect.pseudoElement ? /view-transition/.test(name) : name === "picture";
        if (isMove) seen.set(animation, { name, duration: Number(effect.getTiming().duration) });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() =>
      Array.from((window as unknown as { seen: Map<Animation, Seen> }).seen.values()),
    );
}

const isShort = ({ duration }: Seen) => duration >= 120 && duration <= 200;

/** Opens the first item of a list by its card. */
async function openFirst(page: Page) {
  const link = page.locator(".item-card h3 a").first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
}

/** Gets the first free artifakt of the list. */
async function getFree(page: Page) {
  await open(page, "/artifakts?price=free");
  const button = page.locator('.item-card button[value="download"]').first();
  await button.hover();
  await page.waitForLoadState("networkidle");
  await button.click();
  await expect(page.locator(".toast-place a")).toBeVisible();
}

test("the cover of a card becomes the strip of its page", async ({ page }) => {
  const seen = await watchMotion(page);
  await open(page, "/agentiks");
  await openFirst(page);
  await expect
    .poll(async () => (await seen()).map(({ name }) => name))
    .toContain("::view-transition-group(cover)");
  expect((await seen()).filter((one) => !isShort(one))).toEqual([]);
});

test("what was got moves to where it is from now on, and the copy is gone", async ({ page }) => {
  const seen = await watchMotion(page);
  await getFree(page);
  await expect.poll(async () => (await seen()).map(({ name }) => name)).toContain("picture");
  expect((await seen()).filter((one) => !isShort(one))).toEqual([]);
  await expect(page.locator("[data-moving]")).toHaveCount(0);
});

test("a form outside of cards and heads moves nothing to a toast from before", async ({ page }) => {
  const seen = await watchMotion(page);
  await open(page, "/artifakts?price=free");
  const free = page.locator('.item-card:has(button[value="download"]) h3 a').first();
  const path = await free.getAttribute("href");
  await getFree(page);
  await page.locator(`.item-card h3 a[href="${path}"]`).click();
  const review = page.locator("#main form:has(textarea)");
  await review.locator("textarea").fill("Muy útil");
  const before = (await seen()).length;
  await expect(page.locator(".toast-place a")).toBeVisible();
  await review.getByRole("button").last().click();
  await expect(page.getByText("Muy útil").first()).toBeVisible();
  await page.waitForTimeout(400);
  expect((await seen()).slice(before).filter(({ name }) => name === "picture")).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    const seen = await watchMotion(page);
    await open(page, "/agentiks");
    await openFirst(page);
    await getFree(page);
    await page.waitForTimeout(500);
    expect(await seen()).toEqual([]);
    await expect(page.locator("[data-moving]")).toHaveCount(0);
  });
});
