import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { operatorSession, OPERATORS } from "../../support/screens/operator-session.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Reviews of an artifakt: written, reported, taken down with an appeal, restored; as requests. */
let database: TestDatabase;
let app: App;
const [MAKER, BUYER, FAN, READER, OPERATOR] = [
  "person-4",
  "person-5",
  "person-6",
  "person-7",
  "person-8",
];
const PAGE = "/artifakts/t-reviewed";

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
    VALUES ('t-reviewed', 'Doce salsas', 'Recetario', ${MAKER}, 0, 'pdf', 'es')`;
  await database.sql`UPDATE people SET kind = 'account' WHERE id IN (${BUYER}, ${FAN}, ${READER})`;
  app = await createApp(database.url, OPERATORS);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Browser = ReturnType<typeof createBrowser>;
const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const get = async (browser: Browser, path: string) => {
  const response = await browser.request(path);
  expect(response.status, path).toBe(200);
  return readPage(response);
};
const reviewsOf = async (browser: Browser) => (await get(browser, PAGE)).querySelector("#reviews");
const textOf = async (browser: Browser) => visibleText((await reviewsOf(browser))!);
const review = (browser: Browser, stars: string, text: string) =>
  browser.request(PAGE, { form: { intent: "review", stars, text } });
const ratingOf = async () =>
  (await database.sql`SELECT rating FROM artifakts WHERE id = 't-reviewed'`)[0]!.rating as number;

it("are reported by others, taken down with a reason, appealed and restored", async () => {
  const [buyer, fan, reader, maker] = [
    await as(BUYER),
    await as(FAN),
    await as(READER),
    await as(MAKER),
  ];
  for (const each of [buyer, fan]) await each.request(PAGE, { form: { intent: "download" } });
  expect((await review(buyer, "1", "Compra mejor en mi tienda")).status).toBe(303);
  expect((await review(fan, "5", "")).status).toBe(303);
  expect(await ratingOf()).toBe(30);

  // Only a text can be reported, and only by a person who did not write it.
  expect((await reviewsOf(buyer))!.querySelector("ul a")).toBeNull();
  const links = (await reviewsOf(reader))!.querySelectorAll("ul a");
  expect([...links].map(visibleText)).toEqual(["Report"]);
  const report = links[0]!.getAttribute("href")!;
  expect(report).toMatch(/^\/report\/review\/review-[0-9a-f]{32}$/);
  const id = report.split("/").at(-1)!;
  const visitor = createBrowser(app);
  expect((await visitor.request(report)).headers.get("Location")).toMatch(/^\/login\?/);
  expect((await buyer.request(report)).status).toBe(404);
  const asked = await get(maker, report);
  expect(visibleText(asked.querySelector("main")!)).toMatch(/Compra mejor en mi tienda/);
  const sent = await maker.request(report, { form: { reason: "spam", text: "" } });
  expect(sent.status).toBe(303);
  // Its address leads to the artifakt.
  const there = await visitor.request(`/artifakts/${id}`);
  expect(there.headers.get("Location")).toBe(`${PAGE}#reviews`);
  expect((await visitor.request("/artifakts/review-nope")).status).toBe(404);

  const operator = createBrowser(app, await operatorSession(database, OPERATOR));
  const list = visibleText((await get(operator, "/operator")).querySelector("main")!);
  expect(list).toMatch(/Compra mejor en mi tienda/);
  const decision = { kind: "review", id, words: "Es publicidad." };
  const down = await operator.request("/operator", { form: { intent: "take-down", ...decision } });
  expect(down.status).toBe(303);

  // Neither its words nor its stars count, and it cannot be written over.
  expect(await ratingOf()).toBe(50);
  for (const each of [visitor, reader, maker]) expect(await textOf(each)).not.toMatch(/mi tienda/);
  expect((await reader.request(report)).status).toBe(404);
  expect(await textOf(buyer)).toMatch(/An operator took your review down/);
  expect((await reviewsOf(buyer))!.querySelector("form")).toBeNull();
  const again = await review(buyer, "1", "Compra mejor en mi tienda");
  expect(again.status).toBe(409);
  expect(await ratingOf()).toBe(50);

  const why = `/takedown/review/${id}`;
  expect((await reviewsOf(buyer))!.querySelector("a")!.getAttribute("href")).toBe(why);
  expect((await reader.request(why)).status).toBe(404);
  expect(visibleText((await get(buyer, why)).querySelector("main")!)).toMatch(/Es publicidad/);
  const appeal = await buyer.request(why, { form: { appeal: "Es mi opinión." } });
  expect(appeal.status).toBe(303);
  const waiting = await get(operator, "/operator/takedowns");
  expect(visibleText(waiting.querySelector("main")!)).toMatch(/mi tienda.*Es mi opinión/s);
  const restored = await operator.request("/operator/takedowns", {
    form: { intent: "restore", kind: "review", id, words: "Vuelve." },
  });
  expect(restored.status).toBe(303);
  expect(await textOf(visitor)).toMatch(/mi tienda/);
  expect(await ratingOf()).toBe(30);
});
