import { expect, type Page } from "@playwright/test";

/**
 * Expects that a screen's content is 720 px wide and centred, or as wide as the header; that what
 * is drawn in the latter reaches its right edge; that cards of one row end at one height; and that no text that is
 * cut by an ellipsis is in another one. For wide viewports.
 */
export async function expectLinedUp(page: Page): Promise<void> {
  expect(await page.evaluate(findCrooked)).toEqual([]);
}

/** Runs in the page. */
export function findCrooked(): string[] {
  const FORM_WIDTH = 720;
  const near = (one: number, other: number) => Math.abs(one - other) <= 1.5;
  const show = (element: Element) => element.outerHTML.slice(0, 120);
  const main = document.querySelector("main")!;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const box = main.getBoundingClientRect();
  const whole = {
    left: box.left + parseFloat(paddingLeft),
    right: box.right - parseFloat(paddingRight),
  };
  const isSeen = (element: Element) =>
    element.checkVisibility() && !element.closest(".sr-only,dialog,[popover]");
  const isScrolled = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element !== main && isScrolled(element.parentElement!));
  const isDrawn = (element: Element) => {
    const look = getComputedStyle(element);
    return (
      element.matches("img,svg,input,textarea") ||
      parseFloat(look.borderRightWidth) > 0 ||
      !/rgba\(.*, 0\)|transparent/.test(look.backgroundColor)
    );
  };
  const found: string[] = [];

  const boxes = [...main.children].filter(isSeen).map((child) => child.getBoundingClientRect());
  const shown = boxes.filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.min(...shown.map((child) => child.left));
  const right = Math.max(...shown.map((child) => child.right));
  const isForm = near(right - left, FORM_WIDTH) && near(left + right, whole.left + whole.right);
  if (!isForm && !(near(left, whole.left) && near(right, whole.right)))
    found.push(`content from ${left} to ${right} of ${whole.left} to ${whole.right}`);

  const drawn = [...main.querySelectorAll("*")]
    .filter((element) => isSeen(element) && isDrawn(element) && !isScrolled(element.parentElement!))
    .map((element) => element.getBoundingClientRect().right);
  const furthest = Math.max(...drawn.filter((edge) => edge <= right + 1.5));
  if (!isForm && !near(furthest, right))
    found.push(`nothing drawn between ${furthest} and ${right}`);

  // Lists of several pages are `contents` of one grid.
  const grids = [...main.querySelectorAll("ul,ol,div")].filter(
    (list) => getComputedStyle(list).display === "grid" && isSeen(list),
  );
  const itemsOf = (list: Element): Element[] =>
    [...list.children].flatMap((item) =>
      getComputedStyle(item).display === "contents" ? itemsOf(item) : item,
    );
  const CARD = ".card,.item-card";
  for (const list of grids) {
    const cards = itemsOf(list)
      .filter((item) => item.matches("li"))
      .map((item) => (item.matches(CARD) ? item : item.querySelector(CARD)))
      .filter((card) => card !== null && isSeen(card));
    for (const card of cards) {
      const { top, bottom } = card!.getBoundingClientRect();
      const row = cards.filter((other) => near(other!.getBoundingClientRect().top, top));
      if (row.some((other) => !near(other!.getBoundingClientRect().bottom, bottom)))
        found.push(`card of another height: ${show(card!)}`);
    }
  }
  for (const inner of document.querySelectorAll(".truncate .truncate"))
    found.push(`two ellipses: ${show(inner)}`);
  return found;
}
