import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, ROOT } from "../../tests/architecture/source-files.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../../tests/support/screens/screens.ts";
import { MONEY_PATHS } from "./money-paths.ts";

const PAGES = [...SCREENS, ...ITEM_SCREENS, ...ACCOUNT_SCREENS].map((screen) => ({
  path: screen.path,
  module: `app/${screen.routeIds.at(-1)}.tsx`,
}));

/** Queries of balances, payments, credentials and sessions. */
const PERSONAL_QUERIES =
  /^(db\/queries\/(money\/|people\/(accounts|sessions)\.ts$)|app\/presenters\/shown-purchase)/;

/** Screens that show money only with a query. */
const SHOWN_BY_QUERY: Record<string, string> = {
  "/artifakts/:id": "/artifakts/:id?buy=1",
  "/apps/:id": "/apps/perk-1?buy=perk-1",
  "/perks": "/perks?menu=analisis&buy=perk-1",
};
/** Screens that show money only in the answer to a form, which no cache keeps. */
const SHOWN_BY_POST: readonly string[] = ["/marketplace"];

/** Whether a file of a screen's folder runs such a query. */
const showsMoneyOrAccount = (module: string) => {
  const folder = path.join(ROOT, path.dirname(module));
  return fs
    .readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => ({
      path: `${path.dirname(module)}/${name}`,
      text: fs.readFileSync(path.join(folder, name), "utf8"),
    }))
    .flatMap(importsOf)
    .some(({ target, isTypeOnly }) => !isTypeOnly && target && PERSONAL_QUERIES.test(target));
};

describe("MONEY_PATHS", () => {
  const names = /\(([a-z|]+)\)/.exec(MONEY_PATHS.source)?.[1]?.split("|") ?? [];

  it("names only screens of the URL map", () => {
    expect(names).toContain("wallet");
    const paths = PAGES.map((page) => page.path);
    expect(
      names.filter((name) => !paths.some((path) => `${path}/`.startsWith(`/${name}/`))),
    ).toEqual([]);
  });

  it("names every screen that shows balances, payments or the account", () => {
    const shown = PAGES.filter(({ module }) => showsMoneyOrAccount(module)).map(({ path }) => path);
    const known = ["/wallet", "/earnings", "/payouts", "/pro", "/account", "/account/delete"];
    expect(shown).toEqual(expect.arrayContaining(known));
    expect(shown).toEqual(
      expect.arrayContaining([...Object.keys(SHOWN_BY_QUERY), ...SHOWN_BY_POST]),
    );
    const cached = shown.filter((each) => !SHOWN_BY_POST.includes(each));
    expect(cached.filter((each) => !MONEY_PATHS.test(SHOWN_BY_QUERY[each] ?? each))).toEqual([]);
  });

  it("matches the loader data and the pages below, but no path that only begins alike", () => {
    for (const path of ["/wallet", "/wallet.data", "/earnings.csv", "/account/delete"])
      expect([path, MONEY_PATHS.test(path)]).toEqual([path, true]);
    for (const path of [
      "/artifakts/a?buy=",
      "/artifakts/a?page=2&buy=%2Fartifakts",
      "/perks?buy=perk-1",
      "/perks.data?menu=analisis&buy=perk-1",
    ])
      expect([path, MONEY_PATHS.test(path)]).toEqual([path, true]);
    for (const path of [
      "/",
      "/profiles",
      "/pro-tips",
      "/spaces",
      "/spaces/wallet",
      "/artifakts/a",
      "/perks?q=buy",
    ])
      expect([path, MONEY_PATHS.test(path)]).toEqual([path, false]);
  });
});
