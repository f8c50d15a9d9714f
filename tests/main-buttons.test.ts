import { afterAll, beforeAll, expect, it } from "vitest";
import { startPendingSignIn } from "#db/commands/people/second-factor/pending-sign-ins.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { makeOperatorAccount } from "./support/screens/operator-account.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";
import { createBrowser, sessionOf } from "./support/session.ts";
import { RUNS_ALL } from "./support/sampling/combinations.ts";

/** A screen has one filled button at most: what one most likely came for. Folded parts are not seen. */
let database: TestDatabase;
let app: App;
let cookies: Record<string, string>;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const operator = await makeOperatorAccount(sql, "opera@plaza.mx");
  addresses = { ...(await makeItemAddresses(sql)), ...operator.addresses };
  // Lists whose entries have buttons of their own.
  await sql`INSERT INTO space_requests (space_id, person_id, created_at)
    SELECT 'space-2', id, now() FROM people WHERE kind = 'account' AND id <> 'demo' LIMIT 2`;
  await sql`INSERT INTO agentik_triggers (id, agentik_id, kind, duty, settings, zone, created_at, changed_at)
    SELECT 'review-' || n, 'agentik-1', 'hand', 'review', '{"duty": "review"}'::jsonb, 'UTC', now(), now()
    FROM generate_series(1, 2) n`;
  app = await createApp(database.url, { PLAZA_OPERATORS: "opera@plaza.mx" });
  const { personId } = operator;
  const half = await startPendingSignIn(database.db, { personId, keepsGuest: false }, new Date());
  cookies = { ...(await sessionOf(database, personId)), "plaza-sign-in": half.token };
  await sql`UPDATE sessions SET confirmed_at = now()`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Texts of the filled buttons that can be seen without opening anything. */
const filledButtons = (page: Document): string[] =>
  [...page.querySelectorAll("main .btn-primary")]
    .filter((button) => !button.closest("details:not([open]) > :not(summary)"))
    .map((button) => button.textContent?.trim() ?? "");

const KINDS = ["space", "artifakt", "agentik", "challenge"];
const PATHS = [
  ...SCREENS.map(({ path }) => path),
  ...KINDS.map((kind) => `/new?tipo=${kind}`),
  "/search?q=pan",
  "/artifakts?q=zzzzzz",
  "/creator?panel=settings",
  "/portals?tab=suites",
  "/portals?tab=launchpad&app=app-comandero",
];

it.each(PATHS)("%s has at most one filled button", async (path) => {
  const ways = [{}, { preferences: { mode: "easy" } }, { cookies }];
  // In the usual run two of them, by turns.
  const left = PATHS.indexOf(path) % ways.length;
  for (const init of ways.filter((_, way) => RUNS_ALL || way !== left)) {
    const page = await readPage(await app.request(path, init));
    expect(filledButtons(page).slice(1)).toEqual([]);
  }
});

it.each(ITEM_SCREENS.map(({ path }) => path))("%s has at most one filled button", async (path) => {
  const page = await readPage(await app.request(addresses[path]!));
  expect(filledButtons(page).slice(1)).toEqual([]);
});

it.each(ACCOUNT_SCREENS.map(({ path }) => path))(
  "%s has at most one filled button",
  async (path) => {
    const response = await app.request(addresses[path] ?? path, { cookies });
    expect(response.status).toBe(200);
    expect(filledButtons(await readPage(response)).slice(1)).toEqual([]);
  },
);

it("the wallet has one filled button after money was added for a purchase", async () => {
  const browser = createBrowser(app, cookies);
  const next = "/artifakts/artifakt-3";
  const wallet = `/wallet?next=${encodeURIComponent(next)}`;
  const page = await readPage(await browser.request(wallet));
  const { value: key } = page.querySelector<HTMLInputElement>("[name=key]")!;
  await browser.request(wallet, {
    form: { intent: "add", key, next, currency: "MXN", amount: "100" },
  });
  const pending = await readPage(await browser.request(wallet));
  const { value: topup } = pending.querySelector<HTMLInputElement>("[name=topup]")!;
  await browser.request(wallet, { form: { intent: "pay", topup, next } });
  const paid = await readPage(await browser.request(wallet));
  expect(filledButtons(paid)).toHaveLength(1);
  expect(paid.querySelector("main .btn-primary")!.getAttribute("href")).toBe(next);
});

it("finds a second filled button", async () => {
  const button = '<a class="btn-primary">Join</a>';
  const html = `<main>${button}<details><div>${button}</div></details><details open><div>${button}</div></details></main>`;
  expect(filledButtons(await readPage(new Response(html)))).toHaveLength(2);
});
