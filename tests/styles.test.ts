import fs from "node:fs";
import path from "node:path";
import { createGenerator } from "unocss";
import { afterAll, beforeAll, expect, it } from "vitest";
import config from "../uno.config.ts";
import { ROOT } from "./architecture/source-files.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/** The first paint of every screen has its styles: they are in the HTML, and nothing else is waited for. */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  addresses = await makeItemAddresses(database.sql);
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** CSS of each route module, which the build leaves beside the pages (scripts/vite/route-styles.ts). */
const { routes } = JSON.parse(
  fs.readFileSync(path.join(ROOT, "build/route-styles.json"), "utf8"),
) as { routes: Record<string, { base: string } | undefined> };
const stylesOf = (file: string) => routes[file]?.base ?? "";

/** Pages without scripts carry only what they use, in characters; the frame alone has fewer. */
const LEAST_WITHOUT_SCRIPTS = 4_000;
const WITHOUT_SCRIPTS = ["/p/:slug", "/builder/preview/:version"];

it.each([...SCREENS, ...ITEM_SCREENS])("$path", async ({ path: address, file, isGated }) => {
  const html = await (await app.request(addresses[address] ?? address)).text();
  if (WITHOUT_SCRIPTS.includes(address)) {
    const styles = Array.from(html.matchAll(/<style[^>]*>([^<]*)/g), ([, css]) => css).join("");
    expect(styles.length).toBeGreaterThan(LEAST_WITHOUT_SCRIPTS);
    return;
  }
  const frame = stylesOf(isGated ? "shell/layout.tsx" : "root.tsx");
  expect(stylesOf(file).length).toBeGreaterThan(frame.length);
  expect(html.includes(stylesOf(file)), "its styles are in its HTML").toBe(true);
});

it("has every named rule of the style sheet, none taken for a variant such as `file-`", async () => {
  const generator = await createGenerator(config as object);
  // `^(?:one|two)$`, of the rules that have CSS of their own.
  const names = (config.rules ?? []).flatMap(([matcher]) =>
    matcher instanceof RegExp && /^\^\((?:[a-z-]+\|)+[a-z-]+\)\$$/.test(matcher.source)
      ? matcher.source.slice(2, -2).split("|")
      : [],
  );
  expect(names.length).toBeGreaterThan(20);
  const { matched } = await generator.generate(new Set(names), { preflights: false });
  expect(names.filter((name) => !matched.has(name))).toEqual([]);
});

it("has no sprite in the complete style sheet, so that the page's own shows the page's own icons", () => {
  const folder = path.join(ROOT, "build/client/assets");
  const [sheet, ...others] = fs.readdirSync(folder).filter((file) => /^root-.*\.css$/.test(file));
  expect(others).toEqual([]);
  const css = fs.readFileSync(path.join(folder, sheet!), "utf8");
  expect(css).toMatch(/\.i-lucide-bot\{--icon:\s*url/);
  expect(css).not.toMatch(/--(?:at|sprite):/);
});
