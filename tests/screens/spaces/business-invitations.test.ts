import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Invitations say which business they come from, if the inviter has told it. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Browser = ReturnType<typeof createBrowser>;
let made = 0;
async function owner(): Promise<Browser> {
  const id = `owner-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Rosa Méndez', 'Rosa', ${id})`;
  return createBrowser(app, await sessionOf(database, id));
}

/** Invites to a new space. @returns the words for WhatsApp, and the page that the link opens */
async function invite(browser: Browser, language: "es" | "en") {
  const created = await browser.request("/new?tipo=space", {
    form: {
      name: "Cocina",
      description: "Donde se guisa",
      type: "standard",
      joinPolicy: "invite",
      visibility: "private",
      language,
    },
  });
  const form = { intent: "invite", invitee: "Doña Mari", role: "member" };
  const members = `${created.headers.get("Location")}/members`;
  const page = await readPage(await browser.request(members, { form }));
  const { pathname } = new URL(page.querySelector<HTMLInputElement>("#link")!.value);
  const whatsApp = page.querySelector<HTMLAnchorElement>('main a[href^="https://wa.me"]')!.href;
  const opened = (await readPage(await app.request(pathname))).querySelector("main")!;
  return { words: new URL(whatsApp).searchParams.get("text")!, opened };
}

it("names the person alone without a business", async () => {
  const { words, opened } = await invite(await owner(), "es");
  expect(words).toContain("Rosa Méndez te invita a “Cocina”");
  expect(visibleText(opened)).toContain("Rosa Méndez te invita a “Cocina”.");
  expect(opened.querySelector("img")).toBeNull();
});

it.each([
  ["es", "Rosa Méndez, de Fonda Lupita, te invita a “Cocina”"],
  ["en", "Rosa Méndez of Fonda Lupita invites you to “Cocina”"],
] as const)("names the business in %s and shows its logo", async (language, sentence) => {
  const browser = await owner();
  const saved = { intent: "save-business", name: "Fonda Lupita", trade: "restaurant" };
  expect((await browser.request("/account/business", { form: saved })).status).toBe(303);
  const body = new FormData();
  body.set("intent", "upload-picture");
  const red = { width: 80, height: 80, channels: 3, background: "#ff0000" } as const;
  const png = await sharp({ create: red }).png().toBuffer();
  body.set("picture", new File([new Uint8Array(png)], "logo.png"));
  const headers = { Origin: "http://localhost" };
  await browser.request("/account/business", { method: "POST", body, headers });

  const { words, opened } = await invite(browser, language);
  expect(words).toContain(sentence);
  expect(visibleText(opened)).toContain(sentence);
  const logo = opened.querySelector("img")!;
  const served = await app.request(logo.getAttribute("src")!);
  expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
});
