import { expect, type Page } from "@playwright/test";

/** The narrowest window that Plaza is made for, in CSS pixels. */
export const NARROW = { width: 320, height: 640 };

/** Expects that nothing is wider than the window of a phone of 320 pixels, and that no label is cut. */
export async function expectNarrow(page: Page): Promise<void> {
  expect(await page.evaluate(findTooWide)).toEqual({ scrollWidth: NARROW.width, over: [] });
  expect(await page.evaluate(findCut)).toEqual([]);
}

/**
 * Texts of buttons, tabs, labels and placeholders that are wider than their element. Names that people
 * gave may end in an ellipsis. Runs in the page.
 */
export function findCut() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const labels = Array.from(
    document.querySelectorAll(
      ".btn,.btn-primary,.chip,.choice,.badge,button,summary,label,legend,nav a,[role=tab],th,dt",
    ),
  )
    .filter((element) => isSeen(element) && !element.querySelector(".truncate"))
    .filter((element) => !element.matches(".truncate,.sr-only"))
    .filter((element) => getComputedStyle(element).overflowX !== "auto")
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
  const fields = Array.from(
    document.querySelectorAll<HTMLInputElement>("input[placeholder],textarea[placeholder]"),
  ).filter((field) => {
    const look = getComputedStyle(field, "::placeholder");
    if (!isSeen(field) || !field.matches("input") || look.opacity === "0") return false;
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const box = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight);
    return context.measureText(field.placeholder).width > room + 1;
  });
  return [...labels, ...fields].map((element) => element.outerHTML.slice(0, 160));
}

/** Elements beyond the right edge, and the page's width in CSS pixels. Runs in the page. */
export function findTooWide() {
  const isScrolled = (element: Element): boolean =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement ? isScrolled(element.parentElement) : false);
  const { scrollWidth } = document.documentElement;
  const over = Array.from(document.querySelectorAll("main *, header *"))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !isScrolled(element.parentElement!))
    .map((element) => element.outerHTML.slice(0, 120));
  return { scrollWidth, over: over.slice(0, 3) };
}
