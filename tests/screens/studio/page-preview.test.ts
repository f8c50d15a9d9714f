import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { templateBlocks } from "#domain/studio/pages/page-templates.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { pressing, type Cookies } from "../../support/session.ts";
import { visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** The preview of a page and what it says of the published one. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const { press, get } = pressing(() => app);

const DRAFT = "/builder/preview/draft";
const menu = templateBlocks("cafe", "en").find(({ type }) => type === "prices")!;
const edit = (jar: Cookies, body: string) =>
  press(`/builder?block=${menu.id}`, { intent: "edit", block: menu.id, body }, jar);
const cafe = async () => (await press("/builder/templates", { trade: "cafe" })).jar;
const barOf = (page: Document) => visibleText(page.querySelector("nav")!);

describe("the preview of a draft", () => {
  it("shows what is not saved yet, by the published page's own markup, to its owner alone", async () => {
    const jar = await cafe();
    const edited = await edit(jar, "Espresso 40");
    const page = await get(DRAFT, edited.jar);
    expect(visibleText(page.querySelector("main")!)).toContain("Espresso");
    expect(visibleText(page)).not.toContain("Americano");
    expect(barOf(page)).toContain("Draft, as your customers will see it.");
    expect(page.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex");
    // Another visitor has no draft.
    expect(visibleText(await get(DRAFT))).not.toContain("Espresso");

    const saved = await press("/builder", { intent: "save", then: "publish" }, edited.jar);
    expect(saved.to).toBe("/builder/pages?version=2#new");
    const published = { intent: "publish", version: "2", slug: "cafe-espresso", title: "Café" };
    await press("/builder/pages", { ...published, description: "" }, saved.jar);
    const shown = await get("/p/cafe-espresso");
    expect(page.querySelector("main")!.innerHTML).toBe(shown.querySelector("main")!.innerHTML);
    const views = await database.sql`SELECT count(*)::int AS n FROM page_views`;
    await get(DRAFT, saved.jar);
    expect(await database.sql`SELECT count(*)::int AS n FROM page_views`).toEqual(views);
  });

  it("is a phone of 390 pixels at first, and a computer on request, by links", async () => {
    const jar = await cafe();
    const page = await get(DRAFT, jar);
    const links = [...page.querySelectorAll("nav a.chip")];
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
    expect(page.querySelector("[class*='390px'] main")).not.toBeNull();
    const wide = await get(links[1]!.getAttribute("href")!, jar);
    expect(wide.querySelector("[class*='390px']")).toBeNull();
    expect(wide.querySelector("[role=region][tabindex='0'] main")).not.toBeNull();
    expect(wide.querySelector("nav [aria-current]")!.textContent).toBe("Computer");
    // One press from the builder.
    const builder = await get("/builder", jar);
    expect(builder.querySelector(`main a[href='${DRAFT}']`)!.textContent).toBe("Preview");
  });

  it("names the blocks that a page leaves out, since they would show nothing", async () => {
    const jar = await cafe();
    expect(barOf(await get(DRAFT, jar))).toMatch(
      /Not shown, since there is nothing in them yet: .*Photos.*\./,
    );
    expect(visibleText((await get(DRAFT, jar)).querySelector("main")!)).not.toContain("Photos");
    const text = await press("/builder", { intent: "clear" }, jar);
    const one = await press("/builder", { intent: "add", type: "text" }, text.jar);
    expect(barOf(await get(DRAFT, one.jar))).not.toContain("Not shown");
  });

  it("says how many changes ago the page was published, and which", async () => {
    const jar = await cafe();
    expect(barOf(await get(DRAFT, jar))).toContain("Not published yet.");
    const texts = { title: "Café Luz", description: "" };
    await press(
      "/builder/pages",
      { intent: "publish", version: "1", slug: "cafe-luz", ...texts, ownPrices: "yes" },
      jar,
    );
    expect(barOf(await get(DRAFT, jar))).toContain("Your page “Café Luz” shows exactly this.");
    const edited = await edit(jar, "Espresso 40");
    const added = await press("/builder", { intent: "add", type: "text" }, edited.jar);
    const bar = barOf(await get(DRAFT, added.jar));
    expect(bar).toContain("“Café Luz” was published 2 changes ago");
    expect(bar).toContain("New: Text");
    expect(bar).toContain(`Changed: ${menu.title}`);
    const spanish = await app.request(DRAFT, {
      cookies: added.jar,
      preferences: { language: "es" },
    });
    expect(await spanish.text()).toContain("«Café Luz» se publicó hace 2 cambios");
  });

  it("shows the saved version of a draft that only the browser has, and says so", async () => {
    const jar = await cafe();
    const time = Date.now().toString(36);
    const page = await get(DRAFT, { ...jar, "plaza-builder": `${time}|x` });
    expect(visibleText(page.querySelector("main")!)).toContain("Americano");
    expect(barOf(page)).toContain("Your latest changes are in this browser alone");
    // Saved or not: never a draft that was shown for another.
    expect(barOf(page)).toContain("Preview of version 1");
    const nothing = await get(DRAFT, { "plaza-builder": `${time}|x` });
    expect(visibleText(nothing)).toContain("in this browser alone");
    expect(visibleText(await get(DRAFT))).toContain("you need a saved layout");
  });
});
