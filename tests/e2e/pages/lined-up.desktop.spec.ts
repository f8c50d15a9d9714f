import { MODES } from "#domain/preferences/preferences.ts";
import { choose, expect, open, test } from "../../support/browser-test.ts";
import { expectLinedUp, findCrooked } from "../../support/pages/expect-lined-up.ts";

/** Each in both modes: screens.spec.ts and item-screens.spec.ts open a screen in one. */
for (const path of ["/", "/spaces", "/artifakts", "/agentiks", "/challenges", "/creator"])
  test(`${path} lines up in both modes`, async ({ page }) => {
    for (const mode of MODES) {
      await choose(page, { mode });
      await open(page, path);
      await expectLinedUp(page);
    }
  });

test("finds what does not line up", async ({ page }) => {
  const card = (height: number) => `<li class="card" style="height:${height}px">x</li>`;
  await page.setContent(`<main style="padding:32px"><div style="width:800px">
    <ul style="display:grid;grid-template-columns:1fr 1fr;align-items:start;background:gold;width:600px">
      ${card(40)}${card(60)}</ul>
    <div style="display:grid;grid-template-columns:1fr 1fr;align-items:start;width:600px">
      <ul style="display:contents">${card(30).replace("card", "item-card")}${card(50)}</ul></div>
    <p class="truncate">a <b class="truncate">b</b></p></div></main>`);
  const found = await page.evaluate(findCrooked);
  expect(found.map((line) => line.split(/[:0-9]/)[0]!.trim())).toEqual([
    "content from",
    "nothing drawn between",
    "card of another height",
    "card of another height",
    "card of another height",
    "card of another height",
    "two ellipses",
  ]);
});
