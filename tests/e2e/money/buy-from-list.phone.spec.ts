import type { Page } from "@playwright/test";
import { answered, expect, open, test } from "../../support/browser-test.ts";

/** Buying from a list: the card asks, one pays on its page, and is back at the same place of the list. */
const main = (page: Page) => page.getByRole("main");
const LIST = "/artifakts?sort=price&price=paid";

test("pays and is back at the same address and place, with a link to what is owned", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await open(page, LIST);
  const { pathname, search } = new URL(page.url());
  const card = main(page)
    .locator("li")
    .filter({ has: page.getByRole("button", { name: /^Purchase/ }) })
    .nth(5);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole("heading").first().textContent())!;
  const href = (await card.locator("a.card-link").getAttribute("href"))!;
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);

  await card.getByRole("button", { name: /^Purchase/ }).click();
  await expect(page).toHaveURL(/\/artifakts\/artifakt-/);
  await expect(main(page)).toContainText("MXN");
  await main(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.search === search);
  const answer = answered(page, "It is yours");
  await expect(answer).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const bought = main(page)
    .locator("li")
    .filter({ has: page.locator(`a.card-link[href="${href}"]`) });
  await expect(bought).toBeInViewport();
  await expect(bought.getByRole("button", { name: /^Purchase/ })).toHaveCount(0);

  await answer.getByRole("link").click();
  await expect(page).toHaveURL("/library");
  await expect(main(page)).toContainText(name);
});
