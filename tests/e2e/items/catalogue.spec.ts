import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** How much of a catalogue one sees, in Spanish, whose labels are the longest. */
test.use({ chosen: { language: "es" } });

const LISTS = ["/spaces", "/artifakts", "/agentiks", "/challenges", "/marketplace"];

/** Height of the window left for cards, and each card's place, from the top in CSS pixels. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("nav.fixed.bottom-0")?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : innerHeight;
    const cards = [...document.querySelectorAll("#cards > ul > li")].map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { top, bottom };
    });
    return { end, cards };
  });

for (const path of LISTS) {
  test(`${path} shows eight whole cards on a laptop, and two and a half on a phone`, async ({
    page,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 390, height: 800 });
    await open(page, path);
    const { end, cards } = await placesOf(page);
    if (!isMobile) {
      expect(cards.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(8);
      return;
    }
    const parts = cards.map(({ top, bottom }) => (end - top) / (bottom - top));
    const inView = parts.reduce((sum, part) => sum + Math.max(0, Math.min(1, part)), 0);
    expect(inView).toBeGreaterThanOrEqual(2.5);
  });
}

test("cards of artifakts show the creator's first name and surname on a laptop", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "on a phone they are at the end of one line");
  await open(page, "/artifakts");
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll("#cards li p.tabular")].map((line) => {
      const text = line.firstChild!;
      const range = document.createRange();
      const start = text.textContent!.lastIndexOf(" · ") + 3;
      const [first, surname] = text.textContent!.slice(start).split(" ");
      range.setStart(text, start);
      range.setEnd(text, start + `${first} ${surname}`.length);
      const box = line.getBoundingClientRect();
      const isWhole = [...range.getClientRects()].every(
        ({ right, bottom }) => right <= box.right + 1 && bottom <= box.bottom + 1,
      );
      return { name: range.toString(), isWhole };
    }),
  );
  expect(ends.length).toBeGreaterThanOrEqual(8);
  expect(ends.filter(({ name, isWhole }) => name === "" || !isWhole)).toEqual([]);
});

test("the preview follows the pointer and the focus, and folds away", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the preview is below the list on a phone");
  await open(page, "/artifakts");
  const preview = page.getByRole("figure");
  const nameOf = (place: number) =>
    page
      .locator("#cards h3")
      .nth(place)
      .innerText()
      .then((name) => name.replace(/\s+/g, " "));
  await page.locator("#cards li").nth(5).hover();
  await expect(preview).toContainText(await nameOf(5));
  await page.locator("#cards h3 a").nth(2).focus();
  await expect(preview).toContainText(await nameOf(2));
  await expect(preview).toContainText("Listo");
  // As drawn: the canvas of 800 units is scaled to its place.
  const small = await preview.locator("p").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const scale = text.closest("svg")!.getBoundingClientRect().width / 800;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      return size >= 14 && text.scrollHeight <= text.clientHeight + 1
        ? []
        : [`${text.textContent}: ${size} px`];
    }),
  );
  expect(small).toEqual([]);

  const width = async () => (await page.locator("#cards").boundingBox())!.width;
  const before = await width();
  await page.getByRole("complementary", { name: "Vista previa" }).locator("summary").click();
  await expect(preview).toBeHidden();
  expect(await width()).toBeGreaterThan(before + 100);
});

test("the filter opens as a sheet on a phone, and a press beside it closes it", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "it opens below its button on a laptop");
  await open(page, "/artifakts");
  await page.locator("main summary", { hasText: "Filtrar" }).click();
  const apply = page.getByRole("button", { name: "Aplicar" });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.mouse.click(100, 60);
  await expect(apply).toBeHidden();
});

test("covers of artifakts are 4:3 in their tile's frame, over it, and load late", async ({
  page,
  isMobile,
}) => {
  await open(page, "/artifakts");
  const covers = page.locator("#cards .cover > img");
  await expect(covers.first()).toHaveJSProperty("complete", true);
  const shown = await covers.evaluateAll((images) =>
    images.slice(0, 4).map((image) => {
      const own = image.getBoundingClientRect();
      const tile = image.parentElement!.getBoundingClientRect();
      return {
        width: own.width,
        ratio: own.width / own.height,
        isLoaded: (image as HTMLImageElement).naturalWidth > 0,
        isInside: own.left >= tile.left - 0.5 && own.right <= tile.right + 0.5,
        isMiddle: Math.abs(own.left - tile.left - (tile.right - own.right)) < 1.5,
        // The tile is drawn by a pseudo-element with a mask, which would be above what is not placed.
        isOnTop: getComputedStyle(image).position === "relative",
      };
    }),
  );
  expect(shown).toHaveLength(4);
  for (const { width, ratio, ...is } of shown) {
    expect(is).toEqual({ isLoaded: true, isInside: true, isMiddle: true, isOnTop: true });
    expect(ratio).toBeCloseTo(4 / 3, 2);
    if (isMobile) expect(width).toBe(72);
    else expect(width).toBeGreaterThan(130);
  }
});
