import { afterAll, beforeAll, expect, it } from "vitest";
import { DUTIES } from "#domain/agentiks/duties/duties.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { findOutsideKit } from "./support/forms/find-outside-kit.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { makeOperatorAccount } from "./support/screens/operator-account.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";
import { sessionOf } from "./support/session.ts";

/**
 * No option of a drop-down list is empty, on any page: the first option has a value that can be
 * submitted, and screen readers have a label for each. Fields have the theme's look and are those of the form kit.
 */
let database: TestDatabase;
let app: App;
let cookies: Record<string, string>;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const operator = await makeOperatorAccount(database.sql, "opera@plaza.mx");
  addresses = { ...(await makeItemAddresses(database.sql)), ...operator.addresses };
  app = await createApp(database.url, { PLAZA_OPERATORS: "opera@plaza.mx" });
  cookies = await sessionOf(database, operator.personId);
  await database.sql`UPDATE sessions SET confirmed_at = now()`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const emptyChoices = (page: Document): string[] =>
  [...page.querySelectorAll("option")]
    .filter((option) => option.value.trim() === "" || option.label.trim() === "")
    .map((option) => option.closest("select")?.outerHTML ?? option.outerHTML);

/**
 * Fields that are drawn by the browser and not by the theme; not the home's fold of its figures, since the
 * styles of `.tick` would take the home past its budget (tests/weight.test.ts).
 */
const unthemed = (page: Document): string[] =>
  [...page.querySelectorAll("select, [type=checkbox], [type=radio]")]
    .filter((field) => !field.matches("select.select, .tick, .segments input, #analytics"))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

const expectKit = (page: Document) => {
  expect(emptyChoices(page)).toEqual([]);
  expect(unthemed(page)).toEqual([]);
  expect(findOutsideKit(page)).toEqual([]);
};

const KINDS = ["space", "artifakt", "agentik", "challenge"];
const PATHS = [
  ...SCREENS.map(({ path }) => path),
  ...KINDS.map((kind) => `/new?tipo=${kind}`),
  // An unknown category from a link.
  ...KINDS.map((kind) => `/new?tipo=${kind}&type=nope`),
  "/builder?block=block-1",
  "/creator?panel=settings",
  "/builder?block=block-1&panel=advanced",
  "/wallet?currency=credits&amount=20",
  "/artifakts/artifakt-3?buy=1",
  "/spaces/space-2/agentiks",
  "/spaces/space-4/documents/document-space-4-1?row=new",
  ...DUTIES.map((duty) => `/agentiks/agentik-1/triggers?new=${duty}`),
];

const IS_KIT = "%s has no empty choice, and its fields are those of the form kit";

it.each(PATHS)(IS_KIT, async (path) => {
  for (const init of [{}, { preferences: { mode: "easy" } }, { cookies }]) {
    const page = await readPage(await app.request(path, init));
    expectKit(page);
  }
});

it.each(ITEM_SCREENS.map(({ path }) => path))(IS_KIT, async (path) => {
  expect(addresses).toHaveProperty([path]);
  expectKit(await readPage(await app.request(addresses[path]!)));
});

it.each(ACCOUNT_SCREENS.map(({ path }) => path))(IS_KIT, async (path) => {
  expectKit(await readPage(await app.request(addresses[path] ?? path, { cookies })));
});

it.each(KINDS)("a %s that was refused comes back without an empty choice", async (kind) => {
  const response = await app.request(`/new?tipo=${kind}`, {
    form: { intent: "create", name: "", type: "", language: "", joinPolicy: "" },
  });
  expect(emptyChoices(await readPage(response))).toEqual([]);
});

it("finds an empty choice", async () => {
  const html = '<select><option value=""><option>One<option value="1"></option></select>';
  expect(emptyChoices(await readPage(new Response(html)))).toHaveLength(2);
});

it("finds a field without the theme's look", async () => {
  const html =
    '<select class="field"></select><select class="field select"></select><input type="checkbox"><input type="radio" class="tick"><div class="segments"><input type="radio"></div>';
  expect(unthemed(await readPage(new Response(html)))).toHaveLength(2);
});

it("finds a field outside the form kit", async () => {
  const options = "<option>a<option>b";
  const html = `<form method="post"><select name="mode">${options}</select>
    <select name="agentik">${options}</select><select name="many">${options}${options}${options}</select>
    <input type="number" name="count"><input name="price" inputmode="numeric">
    <input type="date" name="day"><input type="file" name="file"></form>
    <form><select name="sort">${options}</select></form>`;
  const found = findOutsideKit(await readPage(new Response(html)));
  expect(found.map((line) => line.split(":")[0])).toEqual([
    "a list of 2",
    "a number",
    "an amount",
    "a date",
    "a file",
  ]);
});
