import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { pressing, sessionOf, type Cookies } from "../../support/session.ts";
import {
  entriesOn,
  MENU_WORDS,
  menuOf,
  pressOn,
  ribbonLinksOf,
  ribbonOf,
} from "../../support/pages/user-menu.ts";

/** The ribbon and the user menu for each kind of viewer, by requests. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('rosa', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Language = "es" | "en";
/** A person without JavaScript whose pages are in a language. */
function reader(language: Language) {
  const preferences = { language };
  const { press } = pressing(() => ({
    ...app,
    request: (path, init) => app.request(path, { ...init, preferences }),
  }));
  const get = async (path: string, cookies: Cookies = {}) =>
    readPage(await app.request(path, { cookies, preferences }));
  const becomeGuest = async () =>
    (await press("/account/business", { intent: "save-business", name: "Fonda" })).jar;
  return { press, get, becomeGuest };
}

describe.each(["es", "en"] as const)("in %s", (language) => {
  const words = MENU_WORDS[language];
  const entries = entriesOn("/spaces", words);
  const { press, get, becomeGuest } = reader(language);

  it("a visitor reads whose example it is, and is offered to enter", async () => {
    const page = await get("/spaces");
    expect(ribbonOf(page)).toBe(words.example);
    expect(menuOf(page)).toEqual([...entries, ...words.all]);
  });

  it("someone whose session ended reads so, and signs in again", async () => {
    const jar = await sessionOf(database, "rosa");
    await database.sql`DELETE FROM sessions WHERE person_id = 'rosa'`;
    const page = await get("/spaces", jar);
    expect(ribbonOf(page)).toBe(words.ended);
    expect(menuOf(page)).toEqual([...entries, ...words.all]);
  });

  it("a guest puts the examples away and brings them back, by the page's own forms", async () => {
    const jar = await becomeGuest();
    const page = await get("/spaces", jar);
    const menu = [...entries, ...words.own, ...words.all];
    expect(ribbonOf(page)).toBe(words.guest);
    expect(menuOf(page)).toEqual([...menu, `${words.away} /account/examples`]);

    const away = await pressOn(page, words.away, press, jar);
    expect([away.status, away.to]).toEqual([303, "/spaces"]);
    expect(ribbonOf(away.page)).toBe(words.alone);
    expect(ribbonLinksOf(away.page)).toEqual(["/signup?next=%2Fspaces"]);
    expect(menuOf(away.page)).toEqual([...menu, `${words.back} /account/examples`]);

    const back = await pressOn(away.page, words.back, press, away.jar);
    expect([back.status, back.to]).toEqual([303, "/spaces"]);
    expect(ribbonOf(back.page)).toBe(words.guest);
    expect(menuOf(back.page)).toEqual([...menu, `${words.away} /account/examples`]);
  });

  it("an account has no ribbon, is offered examples, and leaves by the menu", async () => {
    const jar: Cookies = await sessionOf(database, "rosa");
    const page = await get("/spaces", jar);
    expect(ribbonOf(page)).toBe("");
    expect(menuOf(page)).toEqual([
      ...words.own,
      ...words.all,
      `${words.back} /account/examples`,
      `${words.out} /account`,
    ]);

    const out = await pressOn(page, words.out, press, jar);
    expect([out.status, out.to]).toEqual([303, "/login?done=signed-out"]);
    expect(out.page.querySelector("main [role=status]")?.textContent).toBe(words.left);
    expect(out.jar["plaza-session"]).toBeUndefined();
    expect(ribbonOf(await get("/spaces", out.jar))).toBe(words.example);
    // Not only the cookie: the session itself has ended.
    expect(ribbonOf(await get("/spaces", jar))).toBe(words.ended);
  });
});
