import type { Locator } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** The most used buttons are in a phone's lower half, above the bottom bar, and cover no field. */
const boxOf = async (part: Locator) => (await part.boundingBox())!;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("Create New is within the thumb's reach, also while scrolled", async ({ page }) => {
      await page.goto("/spaces");
      const create = page.getByRole("link", { name: "Create New" });
      const bar = page.getByRole("navigation", { name: "Quick places" });
      for (const top of [0, 600]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect(create).toBeInViewport({ ratio: 1 });
        const [own, below] = [await boxOf(create), await boxOf(bar)];
        expect(own.y).toBeGreaterThan(740 / 2);
        expect(own.y + own.height).toBeLessThanOrEqual(below.y);
        expect(Math.min(own.width, own.height)).toBeGreaterThanOrEqual(44);
      }
      await create.click();
      await expect(page).toHaveURL("/new");
    });

    test("search is within the thumb's reach at 320 px, beside Create New", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // With scripts the whole style sheet comes after the first content.
      await (javaScriptEnabled ? open(page, "/spaces") : page.goto("/spaces"));
      const find = page.locator("header label[for=find]");
      const create = page.getByRole("link", { name: "Create New" });
      const bar = page.getByRole("navigation", { name: "Quick places" });
      for (const top of [0, 600]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect(find).toBeInViewport({ ratio: 1 });
        const [own, beside, below] = [await boxOf(find), await boxOf(create), await boxOf(bar)];
        expect(own.y).toBeGreaterThan(640 / 2);
        expect(own.y + own.height).toBeLessThanOrEqual(below.y);
        expect(own.x + own.width).toBeLessThanOrEqual(beside.x);
        expect(Math.min(own.width, own.height)).toBeGreaterThanOrEqual(44);
      }
      await find.click();
      const field = page.getByRole("banner").locator("[name=q]");
      await expect(field).toBeFocused();
      await expect(find).toBeHidden();
      await page.keyboard.type("pan");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/search\?q=pan/);
    });
  });

for (const width of [360, 390])
  for (const path of ["/", "/spaces", "/artifakts", "/agentiks", "/challenges", "/marketplace"])
    test(`the floating buttons cover no card's button on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      await page.waitForLoadState("networkidle");
      const covered = await page.evaluate(() => {
        const floating = [document.querySelector(".fab")!, document.querySelector(".find")!].map(
          (part) => part.getBoundingClientRect(),
        );
        const buttons = [...document.querySelectorAll(".item-card :is(.btn,.btn-primary)")];
        return buttons
          .map((button) => [button.textContent, button.getBoundingClientRect()] as const)
          .filter(([, own]) => floating.some((at) => own.right > at.left && own.left < at.right))
          .map(([text]) => text);
      });
      expect(covered).toEqual([]);
    });

for (const width of [360, 390])
  test(`the floating buttons cover no example of the Creator at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/creator");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("link", { name: "Create New" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner").locator("[name=q]")).toBeInViewport({ ratio: 1 });
    const { looked, covered } = await page.evaluate(() => {
      const links = [...document.querySelectorAll("section[aria-labelledby=examples] li a")];
      const covered: string[] = [];
      const look = () => {
        const shown = [...document.querySelectorAll(".fab,.find")].map((part) =>
          part.getBoundingClientRect(),
        );
        const composer = document.querySelector(".composer")!.getBoundingClientRect();
        for (const link of links) {
          const own = link.getBoundingClientRect();
          // What is behind the composer is not to be pressed.
          if (own.bottom > composer.top) continue;
          const isCovered = shown.some(
            (at) =>
              own.right > at.left &&
              own.left < at.right &&
              own.bottom > at.top &&
              own.top < at.bottom,
          );
          if (isCovered) covered.push(link.textContent);
        }
      };
      for (const link of links) {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        look();
      }
      // As the page is scrolled each link passes all heights.
      for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
        window.scrollTo({ top, behavior: "instant" });
        look();
      }
      return { looked: links.length, covered: [...new Set(covered)] };
    });
    expect(looked).toBe(12);
    expect(covered).toEqual([]);
  });

test("a slow press on search, whose code loads meanwhile, puts the caret into the field", async ({
  page,
}) => {
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/search-box/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page, "/spaces");
  const find = await boxOf(page.locator("header label[for=find]"));
  const code = page.waitForResponse(/search-box/);
  await page.mouse.move(find.x + find.width / 2, find.y + find.height / 2);
  await page.mouse.down();
  arrive();
  await (await code).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await page.mouse.up();
  await expect(page.getByRole("banner").locator("[name=q]")).toBeFocused();
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
});

test("the Creator's composer is one line until it is used, and clear of Create New", async ({
  page,
}) => {
  await open(page, "/creator");
  const field = page.getByRole("textbox", { name: "What do you want to create?" });
  const send = page.getByRole("button", { name: "Send" });
  const create = page.getByRole("link", { name: "Create New" });
  await expect(send).toBeHidden();
  const form = await boxOf(page.locator("form").filter({ has: field }));
  expect(form.height).toBeLessThanOrEqual(64);
  const button = await boxOf(create);
  expect(form.x + form.width).toBeLessThanOrEqual(button.x);

  await field.focus();
  await expect(send).toBeVisible();
  await expect(create).toBeHidden();
  await field.fill("Un menú");
  await field.blur();
  await expect(send).toBeVisible();
  await send.click();
  // It asks for a change of the answer from now on.
  await expect(
    page.getByRole("textbox", { name: "Ask for a change: shorter, in Spanish…" }),
  ).toHaveValue("");
  await expect(page.getByRole("main").getByText("Un menú").first()).toBeVisible();
});
