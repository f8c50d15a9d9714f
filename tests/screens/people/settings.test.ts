import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORTCUT_IDS, SHORTCUTS } from "#domain/preferences/shortcuts.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App, type AppRequestInit } from "../../support/request.ts";

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

const get = async (preferences: AppRequestInit["preferences"] = {}, path = "/ajustes") => {
  const response = await app.request(path, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const main = (page: Document) => page.querySelector("main")!;
const switchOf = (page: Document, toggle: string) =>
  main(page).querySelector<HTMLButtonElement>(`button[role=switch][name=${toggle}]`)!;
const bell = (page: Document) => page.querySelector('header a[href="/notifications"]')!;

describe("GET /ajustes", () => {
  it("is in Spanish with `lang`, inside the English layout", async () => {
    const page = await get();
    expect(page.documentElement.lang).toBe("en");
    const heading = page.querySelector("main h1")!;
    expect(heading.textContent).toBe("Ajustes");
    expect(heading.closest("[lang]")!.getAttribute("lang")).toBe("es");
    expect(page.title).toBe("Ajustes · Plaza");
    expect(page.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex");
    const english = await get({ language: "en" });
    expect(english.querySelector("main h1")!.textContent).toBe("Settings");
    expect(english.querySelector("main [lang]")!.getAttribute("lang")).toBe("en");
  });

  it("has the account row: the handle and Gestionar Cuenta", async () => {
    const page = await get();
    const [person] = await database.sql`SELECT handle FROM people WHERE id = 'demo'`;
    expect(visibleText(main(page))).toContain(`@${person!.handle}`);
    const manage = [...main(page).querySelectorAll("a")].find(
      (link) => link.textContent === "Gestionar Cuenta",
    );
    expect(manage?.getAttribute("href")).toBe("/account");
  });

  it("leads to the plans without a script", async () => {
    const link = [...main(await get()).querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Ver los planes",
    );
    expect(link?.getAttribute("href")).toBe("/pro");
  });

  it("has the toggles with their defaults and descriptions", async () => {
    const page = await get();
    const switches = [...main(page).querySelectorAll("[role=switch]")].map((button) => {
      const about = (attribute: string) =>
        page.getElementById(button.getAttribute(attribute)!)!.textContent!;
      expect(about("aria-describedby").length).toBeGreaterThan(40);
      return [about("aria-labelledby"), button.getAttribute("aria-checked")];
    });
    expect(switches).toEqual([
      ["Modo Incógnito", "false"],
      ["Iniciar al arrancar", "true"],
      ["Notificaciones Push", "true"],
    ]);
  });

  it("has the rows Plaza Pro, Idioma, Personalizar and Atajos de teclado", async () => {
    const page = await get();
    const text = visibleText(main(page));
    for (const row of ["Plaza Pro", "Idioma", "Personalizar", "Atajos de teclado"]) {
      expect(text).toContain(row);
    }
    const values = (name: string) =>
      [...main(page).querySelectorAll<HTMLButtonElement>(`button[name=${name}]`)].map(
        (button) => button.value,
      );
    expect(values("language")).toEqual(["auto", "es", "en"]);
    expect(values("theme")).toEqual(["light", "dark", "gray-subtle", "teal-calm"]);
    // Every option has a value.
    for (const option of main(page).querySelectorAll("button[name], option")) {
      expect(option.getAttribute("value")).not.toBe("");
    }
  });

  it("says Suscrito to Pro members only", async () => {
    expect(visibleText(main(await get()))).toContain("Plaza Pro Suscrito");
    await database.sql`UPDATE people SET tier = 'free' WHERE id = 'demo'`;
    try {
      const text = visibleText(main(await get()));
      expect(text).toContain("Plaza Pro Sin suscripción");
      expect(text).not.toContain("Suscrito");
    } finally {
      await database.sql`UPDATE people SET tier = 'pro' WHERE id = 'demo'`;
    }
  });

  it("lists every shortcut with its keys", async () => {
    const page = await get();
    const sheet = main(page).querySelector("details")!;
    expect(sheet.querySelectorAll("dt")).toHaveLength(SHORTCUT_IDS.length);
    const words = [...sheet.querySelectorAll("dt")].map((term) => term.textContent);
    expect(new Set(words).size).toBe(SHORTCUT_IDS.length);
    const pressed = SHORTCUT_IDS.flatMap((id) => SHORTCUTS[id].combinations.flat());
    expect(sheet.querySelectorAll("kbd")).toHaveLength(pressed.length);
    const text = visibleText(sheet);
    expect(text).toContain("Ir al buscador / o Ctrl + K");
    expect(text).toContain("Escribir un comando Ctrl + Mayús + V");
    expect(text).toContain("Ir al mensaje que acaba de salir F8");
    const headings = [...sheet.querySelectorAll("h3")].map((h3) => h3.textContent);
    expect(headings).toEqual([
      "En cualquier pantalla",
      "En el buscador",
      "Con algo abierto encima",
      "En el constructor modular",
    ]);
  });

  it("is behind the gate, like every page of the layout", async () => {
    const response = await app.request("/ajustes", { preferences: false });
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/onboarding?next=%2Fajustes",
    ]);
  });

  it("is linked as Ajustes in the layout of every page", async () => {
    const page = await get({}, "/notifications");
    const link = page.querySelector('#menu a[href="/ajustes"]')!;
    expect(visibleText(link)).toBe("Settings");
    const easy = await get({ mode: "easy" }, "/notifications");
    expect(visibleText(easy.querySelector('#menu a[href="/ajustes"]')!)).toBe("Ajustes");
  });
});

describe("a toggle without JavaScript", () => {
  const press = async (page: Document, toggle: string, preferences = {}) => {
    const button = switchOf(page, toggle);
    const form = button.closest("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/preferences"]);
    const returnTo = form.querySelector<HTMLInputElement>("[name=returnTo]")!.value;
    const response = await app.request("/preferences", {
      preferences,
      form: { [toggle]: button.value, returnTo },
    });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/ajustes"]);
    return cookiesOf(response)["plaza-preferences"]!;
  };

  it.each([
    ["incognito", "true"],
    ["startup", "false"],
    ["push", "false"],
  ])(
    "%s is stored, shown, and removed from the cookie when switched back",
    async (toggle, changed) => {
      const before = switchOf(await get(), toggle).getAttribute("aria-checked");
      const cookie = await press(await get(), toggle);
      expect(cookie).toBe(
        `theme=dark&mode=creator&language=auto&onboarded=1&path=1&switched=${toggle}`,
      );
      const page = await get({ switched: toggle });
      expect(switchOf(page, toggle).getAttribute("aria-checked")).toBe(changed);
      expect(changed).not.toBe(before);
      expect(await press(page, toggle, { switched: toggle })).not.toContain("switched");
    },
  );

  it("does not change the others, and sending it twice changes nothing more", async () => {
    const form = { push: "off", returnTo: "/ajustes" };
    const first = await app.request("/preferences", {
      preferences: { switched: "incognito" },
      form,
    });
    const cookie = cookiesOf(first)["plaza-preferences"]!;
    expect(cookie).toMatch(/&switched=incognito\.push$/);
    const second = await app.request("/preferences", {
      preferences: { switched: "incognito.push" },
      form,
    });
    expect(cookiesOf(second)["plaza-preferences"]).toBe(cookie);
  });

  it.each([
    ["push", ""],
    ["push", "maybe"],
    ["nope", "on"],
  ])("%s=%s changes nothing", async (name, value) => {
    const response = await app.request("/preferences", {
      form: { [name]: value, returnTo: "/ajustes" },
    });
    expect(response.status).toBe(303);
    expect(cookiesOf(response)["plaza-preferences"]).not.toContain("switched");
  });

  it("keeps toggles when another preference changes", async () => {
    const response = await app.request("/preferences", {
      preferences: { switched: "push" },
      form: { theme: "light", returnTo: "/ajustes" },
    });
    expect(cookiesOf(response)["plaza-preferences"]).toMatch(/^theme=light&.*&switched=push$/);
  });
});

describe("what the toggles change", () => {
  it("Notificaciones Push: the bell shows the count or not", async () => {
    const counting = bell(await get());
    expect([counting.getAttribute("aria-label"), visibleText(counting)]).toEqual([
      "Notifications, 3 unread",
      "3",
    ]);
    const quiet = bell(await get({ switched: "push" }));
    expect([quiet.getAttribute("aria-label"), visibleText(quiet)]).toEqual(["Notifications", ""]);
  });

  it("Modo Incógnito: the wizard's answers are in a session cookie", async () => {
    const answered = async (preferences: AppRequestInit["preferences"]) => {
      const form = { paso: "6", intent: "add", collaborator: "lucia@panaderia.mx" };
      const response = await app.request("/onboarding", { preferences, form });
      expect(response.status).toBe(303);
      return response.headers.getSetCookie().find((line) => line.includes("lucia"));
    };
    expect(await answered({})).toContain("Max-Age=");
    const incognito = await answered({ switched: "incognito" });
    expect(incognito).toContain("Path=/onboarding");
    expect(incognito).not.toMatch(/Max-Age|Expires/);
  });

  it("Modo Incógnito: a badge on every page while it is on", async () => {
    for (const path of ["/", "/spaces", "/ajustes"]) {
      const without = await get({}, path);
      expect(without.querySelector('header a[href="/ajustes"]')).toBeNull();
      const page = await get({ switched: "incognito" }, path);
      expect(visibleText(page.querySelector('header a[href="/ajustes"]')!)).toBe("Incognito");
    }
  });

  it("Iniciar al arrancar: the home begins with the hero or with the figures", async () => {
    const welcome = await get({}, "/");
    expect(welcome.querySelector("main h1")!.textContent).toBe("Your whole business, one plaza.");
    const straight = await get({ switched: "startup" }, "/");
    expect(straight.querySelector("main h1")!.textContent).toBe("Dashboard");
    expect(visibleText(main(straight))).not.toContain("Create New Space");
    expect(visibleText(main(straight))).toContain("Credits Earned");
  });
});
