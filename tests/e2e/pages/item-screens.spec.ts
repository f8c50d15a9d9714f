import type { Page } from "@playwright/test";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { choose, expect, test, untilStill } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectLinedUp } from "../../support/pages/expect-lined-up.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { looksAt, RUNS_ALL, WIDTHS } from "../../support/sampling/combinations.ts";
import { startItemsServer, type ItemsServer } from "../../support/screens/items-server.ts";
import {
  ACCOUNT_SCREENS,
  ITEM_SCREENS,
  SCREENS,
  SESSION_SCREENS,
  type Screen,
} from "../../support/screens/screens.ts";

/**
 * Screens that screens.spec.ts does not open: of one item, for accounts, and of an account that has nothing.
 * One worker for the whole file, since its server takes seconds to start.
 */
test.describe.configure({ mode: "default" });

let server: ItemsServer;
test.beforeAll(async ({ baseURL }) => {
  server = await startItemsServer(new URL(baseURL!).port);
});
test.afterAll(() => server?.stop());

/** Areas of screens: those of one share a page, so that scripts are loaded once. */
function byArea(screens: readonly Screen[]): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const { path } of screens) {
    const area = `/${path.split("/")[1]}`;
    areas.set(area, [...(areas.get(area) ?? []), path]);
  }
  return areas;
}

for (const [area, paths] of byArea(ITEM_SCREENS))
  test(`screens of one item below ${area} are accessible`, ({ page }) =>
    expectEachAccessible(page, paths));

for (const [area, paths] of byArea(SESSION_SCREENS))
  test(`screens of accounts below ${area} are accessible`, async ({ page, isMobile }) => {
    test.skip(isMobile && !RUNS_ALL, "account-screens.phone.spec.ts opens them on a phone");
    await carry(page, server.operator);
    await expectEachAccessible(page, paths);
  });

const MORE = ACCOUNT_SCREENS.filter((screen) => !SESSION_SCREENS.includes(screen));
test("screens of an item for accounts, and of a sign-in, are accessible", async ({ page }) => {
  await carry(page, server.operator);
  await expectEachAccessible(
    page,
    MORE.map(({ path }) => path),
  );
});

/** Screens whose figures and forms depend on what the account has, in no list. */
const WITHOUT_LISTS = ["/spaces", "/wallet", "/payouts"];

test("screens of an account that has nothing yet are accessible", async ({ page }) => {
  const paths = SCREENS.filter(({ isGated }) => isGated).map(({ path }) => path);
  // A visitor owns items.
  const owned = new Map<string, number>();
  for (const path of paths) owned.set(path, await countEntries(page, path));
  await carry(page, server.newcomer);
  const others = new Set(WITHOUT_LISTS);
  for (const path of paths)
    if ((await countEntries(page, path)) !== owned.get(path)) others.add(path);
  expect([...others]).toEqual(expect.arrayContaining(["/", "/library", "/inbox", "/spaces/tasks"]));
  await expectEachAccessible(page, [...others]);
});

const carry = (page: Page, cookies: Readonly<Record<string, string>>) =>
  page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.origin })),
    );

/** Number of list items, articles and rows in a page's main part. */
async function countEntries(page: Page, path: string): Promise<number> {
  let answer = await page.request.get(server.origin + path);
  // Plaza's answer under overload; the other tests are the load.
  for (let tries = 0; answer.status() === 503 && tries < 5; tries += 1) {
    await page.waitForTimeout(2_000);
    answer = await page.request.get(server.origin + path);
  }
  expect(answer.status()).toBe(200);
  const main = (await answer.text()).replace(/^.*<main|<\/main>.*$/gs, "");
  return main.match(/<(li|article|tr)\b/g)?.length ?? 0;
}

const ALL_SCREENS = [...SCREENS, ...ITEM_SCREENS, ...ACCOUNT_SCREENS].map(({ path }) => path);

/**
 * Opens screens one after the other. In the usual run each at one width, in one theme, mode and language,
 * by turns.
 *
 * @param patterns of the URL map
 */
async function expectEachAccessible(page: Page, patterns: readonly string[]): Promise<void> {
  const { name } = test.info().project;
  test.setTimeout(15_000 * (patterns.length + 1) * (RUNS_ALL ? 8 : 1));
  for (const pattern of patterns) {
    const address = server.addresses[pattern] ?? pattern;
    expect(address, "an address for this screen, in item-addresses.ts").not.toContain(":");
    const index = ALL_SCREENS.indexOf(pattern);
    if (!RUNS_ALL && WIDTHS[index % WIDTHS.length] !== name) continue;
    const turn = Math.floor(index / WIDTHS.length);
    const languages = RUNS_ALL ? LOCALES : [LOCALES[turn % LOCALES.length]!];
    for (const { theme, mode } of looksAt(turn, name))
      for (const language of languages)
        await test.step(`${pattern} ${theme} ${mode} ${language}`, async () => {
          await choose(page, { theme, mode, language });
          await openWhole(page, address);
          await expectAccessible(page);
          await expectTips(page);
          if (name === "desktop" && (await page.locator("#menu").count()) > 0)
            await expectLinedUp(page);
        });
  }
}

/** Opens a page, which is neither an error nor a redirect, and waits until it is complete. */
async function openWhole(page: Page, address: string): Promise<void> {
  const answer = await page.goto(server.origin + address);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ""));
  // Published pages have no scripts.
  if ((await page.locator("script[type=module]").count()) > 0)
    await expect(page.locator('html[data-ready]:not(:has(style[media="not all"]))')).toHaveCount(1);
  await untilStill(page);
}
