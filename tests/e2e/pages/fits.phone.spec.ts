import { MODES } from "#domain/preferences/preferences.ts";
import { choose, expect, open, test } from "../../support/browser-test.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";
import { SCREENS } from "../../support/screens/screens.ts";

/** Each screen in one mode in the usual run, by turns; the home differs by mode. */
const modesAt = (index: number, path: string) =>
  RUNS_ALL || path === "/" ? MODES : [MODES[index % MODES.length]!];

/** Spanish is longer than English: what fits in it fits in both. */
const PATHS = [
  ...SCREENS.map(({ path }) => path),
  // A list of conversations whose last messages are long.
  "/spaces/space-4?list",
];
for (const [index, path] of PATHS.entries())
  test(`${path} fits 320 px in Spanish: nothing wider, no label cut`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const mode of modesAt(index, path))
      await test.step(mode, async () => {
        await choose(page, { mode, language: "es" });
        await open(page, path);
        expect(await page.evaluate(findTooWide)).toEqual({ scrollWidth: 320, over: [] });
        expect(await page.evaluate(findCut)).toEqual([]);
      });
  });

test("finds a label and a placeholder that are cut", async ({ page }) => {
  await page.setContent(
    `<main><button style="width:40px;overflow:hidden;white-space:nowrap">Guardar todo</button>
    <input style="width:60px" placeholder="Busca espacios y artifakts">
    <button style="width:200px">Guardar</button><input style="width:300px" placeholder="Busca"></main>`,
  );
  expect(await page.evaluate(findCut)).toHaveLength(2);
});

/**
 * Texts of buttons, tabs, labels and placeholders that are wider than their element. Names that people
 * gave may end in an ellipsis. Runs in the page.
 */
function findCut() {
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
function findTooWide() {
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
