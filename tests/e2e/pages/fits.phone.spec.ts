import { expect, open, test } from "../../support/browser-test.ts";
import { expectNarrow, findCut, NARROW } from "../../support/pages/expect-narrow.ts";

/** Pages that fit 320 px, beside the screens of screens.spec.ts. */
test.use({ chosen: { language: "es" } });

test("a list of conversations whose last messages are long fits 320 px in Spanish", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, "/spaces/space-4?list");
  await expectNarrow(page);
});

test("the explanations of a choice fit 320 px, also those that are not shown", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, "/artifakts/artifakt-12/edit");
  await expectNarrow(page);
});

test("finds a label and a placeholder that are cut", async ({ page }) => {
  await page.setContent(
    `<main><button style="width:40px;overflow:hidden;white-space:nowrap">Guardar todo</button>
    <input style="width:60px" placeholder="Busca espacios y artifakts">
    <button style="width:200px">Guardar</button><input style="width:300px" placeholder="Busca"></main>`,
  );
  expect(await page.evaluate(findCut)).toHaveLength(2);
});
