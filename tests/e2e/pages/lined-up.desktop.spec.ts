import { choose, expect, open, test } from "../../support/browser-test.ts";
import { expectLinedUp, findCrooked } from "../../support/pages/expect-lined-up.ts";
import { SCREENS } from "../../support/screens/screens.ts";

/** Screens of items that a visitor may open, as the demo person's. */
const OF_ITEMS = [
  "/spaces/space-4",
  "/spaces/space-4/about",
  "/spaces/space-4/documents",
  "/spaces/space-4/tasks",
  "/spaces/space-4/agentiks",
  "/spaces/space-4/members",
  "/artifakts/artifakt-1",
  "/agentiks/agentik-1",
  "/agentiks/agentik-1/configure",
  "/agentiks/agentik-1/try",
  "/agentiks/agentik-1/examples",
  "/agentiks/agentik-1/channels",
  "/agentiks/agentik-1/channels/whatsapp",
  "/agentiks/agentik-1/triggers",
  "/agentiks/agentik-1/tools",
  "/agentiks/agentik-1/runs",
  "/challenges/challenge-1",
  "/challenges/challenge-22/gallery",
  "/challenges/entries/entry-challenge-22-1",
  "/apps/app-comandero",
  "/multimedia/track-mercado",
];

const PATHS = [...SCREENS.filter(({ isGated }) => isGated).map(({ path }) => path), ...OF_ITEMS];

for (const path of PATHS)
  test(`${path} lines up with the header or is 720 px wide and centred`, async ({ page }) => {
    await open(page, path);
    await expectLinedUp(page);
  });

for (const path of ["/", "/spaces", "/artifakts", "/agentiks", "/challenges", "/creator"])
  test(`${path} lines up in easy mode`, async ({ page }) => {
    await choose(page, { mode: "easy" });
    await open(page, path);
    await expectLinedUp(page);
  });

test("finds what does not line up", async ({ page }) => {
  const card = (height: number) => `<li class="card" style="height:${height}px">x</li>`;
  await page.setContent(`<main style="padding:32px"><div style="width:800px">
    <ul style="display:grid;grid-template-columns:1fr 1fr;align-items:start;background:gold;width:600px">
      ${card(40)}${card(60)}</ul>
    <p class="truncate">a <b class="truncate">b</b></p></div></main>`);
  const found = await page.evaluate(findCrooked);
  expect(found.map((line) => line.split(/[:0-9]/)[0]!.trim())).toEqual([
    "content from",
    "nothing drawn between",
    "card of another height",
    "card of another height",
    "two ellipses",
  ]);
});
