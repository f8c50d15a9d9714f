import type { Page } from "@playwright/test";
import { answered, expect, open, test } from "../../support/browser-test.ts";

/**
 * A button of a card far down a list: the address and the card's place in the window stay, and a toast
 * says what was done, with a link to it.
 */
const main = (page: Page) => page.getByRole("main");

interface Press {
  list: string;
  button: RegExp;
  said: RegExp;
  link: string;
  /** Expects the link's destination, from the card's own address and name. */
  leadsTo: (page: Page, card: { href: string; name: string }) => Promise<void>;
}

const toItem: Press["leadsTo"] = async (page, { href, name }) => {
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
};

const PRESSES: Record<string, Press> = {
  "Join Space": {
    list: "/spaces?sort=newest",
    button: /^Join Space/,
    said: /^You are in\. Welcome!|^Your request is with/,
    link: "Go to the space",
    leadsTo: toItem,
  },
  "Join Challenge": {
    list: "/challenges?sort=reward",
    button: /^Join Challenge/,
    said: /^You are taking part/,
    link: "See the challenge",
    leadsTo: toItem,
  },
  Duplicate: {
    list: "/agentiks?sort=newest",
    button: /^Duplicate/,
    said: /^Duplicated/,
    link: "Open the copy",
    async leadsTo(page, { href, name }) {
      // The copy, which has an address of its own.
      await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
      await expect(page).not.toHaveURL(href);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    },
  },
  Download: {
    list: "/artifakts?price=free",
    button: /^Download Free/,
    said: /^It is in your things/,
    link: "See it in My things",
    async leadsTo(page, { name }) {
      await expect(page).toHaveURL("/library");
      await expect(main(page)).toContainText(name);
    },
  },
};

for (const [name, { list, button, said, link, leadsTo }] of Object.entries(PRESSES))
  test(`${name} keeps the list's place, and its toast leads to the item`, async ({ page }) => {
    await open(page, list);
    const cards = main(page)
      .locator("li")
      .filter({ has: page.getByRole("button", { name: button }) });
    // The last but one: far from the top of the list.
    const pressed = cards.nth((await cards.count()) - 2);
    const href = (await pressed.locator("a.card-link").getAttribute("href"))!;
    const item = { href, name: (await pressed.getByRole("heading").first().innerText()).trim() };
    const card = main(page)
      .locator("li")
      .filter({ has: page.locator(`a.card-link[href="${href}"]`) });
    await pressed.getByRole("button", { name: button }).scrollIntoViewIfNeeded();
    const top = async () => (await card.boundingBox())!.y;
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const before = await top();
    await pressed.getByRole("button", { name: button }).click();
    const toast = answered(page, said).filter({ has: page.getByRole("link", { name: link }) });
    await expect(toast).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(list);
    await expect(card.first()).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(50);
    await toast.getByRole("link", { name: link }).click();
    await leadsTo(page, item);
  });

test("a favourite keeps the list's place, and its toast leads to the favourites", async ({
  page,
}) => {
  await open(page, "/multimedia");
  const heart = main(page)
    .getByRole("button", { name: /^Add .* to favorites$/ })
    .last();
  await heart.scrollIntoViewIfNeeded();
  const top = async () => (await heart.boundingBox())!.y;
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await top();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const link = page.getByRole("link", { name: "See your favorites" });
  await expect(answered(page, /^Kept among your favorites/).filter({ has: link })).toBeVisible();
  await expect(page).toHaveURL("/multimedia");
  expect(Math.abs((await top()) - before)).toBeLessThan(50);
  await link.click();
  await expect(page).toHaveURL(/section=favorites/);
  await expect(main(page).getByRole("button", { pressed: true })).toHaveCount(1);
});
