import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

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

const COOKIE = "plaza-onboarding";
const FRESH = { onboarded: "", path: "" };
/** Requests a step, with earlier answers in the cookie. */
const show = async (step: number, answers = "", query = "") => {
  const response = await app.request(`/onboarding?paso=${step}${query}`, {
    preferences: FRESH,
    cookies: answers ? { [COOKIE]: answers } : {},
  });
  expect(response.status).toBe(200);
  return readPage(response);
};
/** Posts a step's form; a field may occur several times. */
const send = (step: number, form: [string, string][], answers = "") =>
  app.request(`/onboarding?paso=${step}`, {
    method: "POST",
    preferences: FRESH,
    cookies: answers ? { [COOKIE]: answers } : {},
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams([["paso", String(step)], ...form]).toString(),
  });
const kept = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.split(";")[0]!
    .slice(COOKIE.length + 1);
const values = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>("fieldset input")].map(({ value }) => value);
const checked = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>("fieldset input[checked]")].map(({ value }) => value);

describe("GET /onboarding", () => {
  it("shows the step's number of seven as text and as progress", async () => {
    for (let step = 1; step <= 7; step += 1) {
      const page = await show(step);
      expect(visibleText(page.querySelector("main")!)).toContain(`Paso ${step} de 7`);
      const bar = page.querySelector("[role=progressbar]")!;
      expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemax")]).toEqual([
        String(step),
        "7",
      ]);
      const buttons = [...page.querySelectorAll<HTMLButtonElement>("main form button")];
      const back = buttons.find((button) => button.textContent === "Anterior")!;
      expect(back.hasAttribute("disabled")).toBe(step === 1);
      const main = step === 7 ? "Comenzar" : "Continuar";
      expect(buttons.map((button) => button.textContent)).toContain(main);
      expect(buttons.map((button) => button.textContent)).toContain("Omitir por ahora");
    }
  });

  it("offers every option of the wizard (docs/product.md, Gate, wizard and path)", async () => {
    const options = await Promise.all([2, 3, 4, 5].map(async (step) => values(await show(step))));
    expect(options).toEqual([
      ["startup", "pyme", "freelancer", "agency", "ecommerce", "other"],
      ["marketing", "sales", "customer_service", "content", "analytics", "social_media"],
      ["beginner", "intermediate", "advanced"],
      ["none", "zapier", "make", "n8n", "microsoft_power", "other"],
    ]);
    expect((await show(3)).querySelectorAll("input[type=checkbox]")).toHaveLength(6);
    expect((await show(2)).querySelectorAll("input[type=radio]")).toHaveLength(6);
  });

  it("shows the first step for an invalid number", async () => {
    for (const step of ["0", "8", "x", ""]) {
      const page = await readPage(
        await app.request(`/onboarding?paso=${step}`, { preferences: FRESH }),
      );
      expect(visibleText(page.querySelector("main")!)).toContain("Paso 1 de 7");
    }
  });

  it("shows earlier answers, and ignores a malformed cookie", async () => {
    const answers = "businessType=agency&automationAreas=sales&automationAreas=content";
    expect(checked(await show(2, answers))).toEqual(["agency"]);
    expect(checked(await show(3, answers))).toEqual(["sales", "content"]);
    for (const garbage of ["%E0%A4%A", "businessType=nothing", "=&&==", "x".repeat(3_000)]) {
      expect(checked(await show(2, garbage))).toEqual([]);
    }
  });

  it("summarises every answer with a link to its step", async () => {
    const answers =
      "businessType=pyme&automationAreas=sales&aiExperience=beginner&currentPlatform=zapier&collaborators=ana%40sol.mx";
    const page = await show(7, answers, "&next=%2Fspaces");
    const rows = [...page.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")!.textContent,
      row.querySelector("dd")!.textContent,
      row.querySelector("a")!.getAttribute("href"),
    ]);
    const back = (step: number) => `/onboarding?paso=${step}&desde=resumen&next=%2Fspaces`;
    expect(rows).toEqual([
      ["Tipo de negocio", "Pyme", back(2)],
      ["Áreas por automatizar", "Ventas", back(3)],
      ["Experiencia con IA", "Principiante", back(4)],
      ["Plataforma actual", "Zapier (vas a migrar)", back(5)],
      ["Colaboradores", "ana@sol.mx", back(6)],
    ]);
    const none = visibleText((await show(7)).querySelector("dl")!);
    expect(none.match(/Sin respuesta/g)).toHaveLength(4);
    expect(none).toContain("Nadie por ahora");
    const scratch = visibleText((await show(7, "currentPlatform=none")).querySelector("dl")!);
    expect(scratch).toContain("Ninguna");
    expect(scratch).not.toContain("migrar");
  });
});

describe("POST /onboarding", () => {
  it("stores a step's answers and goes on, keeping `next`", async () => {
    const response = await send(
      3,
      [
        ["automationAreas", "sales"],
        ["automationAreas", "marketing"],
        ["intent", "continue"],
        ["next", "/spaces?q=pan"],
      ],
      "businessType=pyme",
    );
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/onboarding?paso=4&next=%2Fspaces%3Fq%3Dpan");
    expect(kept(response)).toBe(
      "businessType=pyme&automationAreas=marketing&automationAreas=sales",
    );
  });

  it("stores a step's answers when going back", async () => {
    const response = await send(4, [
      ["aiExperience", "advanced"],
      ["intent", "back"],
    ]);
    expect(response.headers.get("Location")).toBe("/onboarding?paso=3");
    expect(kept(response)).toBe("aiExperience=advanced");
    expect((await send(1, [["intent", "back"]])).headers.get("Location")).toBe("/onboarding");
  });

  it("returns to the summary if the step was opened from there", async () => {
    const edited = await send(5, [
      ["currentPlatform", "n8n"],
      ["desde", "resumen"],
    ]);
    expect(edited.headers.get("Location")).toBe("/onboarding?paso=7");
    const added = await send(6, [
      ["collaborator", "ana"],
      ["intent", "add"],
      ["desde", "resumen"],
    ]);
    expect(added.headers.get("Location")).toBe("/onboarding?paso=6&desde=resumen");
  });

  it("says that nobody is invited yet, and asks for names with their keyboard", async () => {
    const page = await show(6);
    const text = visibleText(page.querySelector("main")!);
    expect(text).toContain("Nombres o correos de tu equipo. Ahora no se envía nada");
    expect(text).toContain("en tu primer espacio te los proponemos para invitarlos por WhatsApp");
    expect(text).toContain("Nadie por ahora");
    const field = page.querySelector("#collaborator")!;
    expect(page.querySelector("label[for=collaborator]")?.textContent).toBe("Nombre o correo");
    expect([field.getAttribute("inputmode"), field.getAttribute("autocapitalize")]).toEqual([
      null,
      "words",
    ]);
  });

  it("promises nothing to a person who comes from another platform", async () => {
    const text = visibleText((await show(5)).querySelector("main")!);
    expect(text).toContain("Si ya automatizas algo, dinos con qué.");
    expect(text).not.toContain("te decimos");
  });

  it("adds and removes collaborators and stays on their step", async () => {
    const added = await send(6, [
      ["collaborator", "ana@sol.mx"],
      ["intent", "add"],
    ]);
    expect([added.status, added.headers.get("Location")]).toEqual([303, "/onboarding?paso=6"]);
    expect(kept(added)).toBe("collaborators=ana%40sol.mx");
    const again = await send(
      6,
      [
        ["collaborator", "ana@sol.mx"],
        ["intent", "add"],
      ],
      kept(added),
    );
    expect(kept(again)).toBe(kept(added));
    const empty = await send(
      6,
      [
        ["collaborator", "  "],
        ["intent", "add"],
      ],
      kept(added),
    );
    expect(kept(empty)).toBe(kept(added));
    const removed = await send(
      6,
      [
        ["collaborator", ""],
        ["remove", "ana@sol.mx"],
      ],
      kept(added),
    );
    expect(removed.headers.get("Location")).toBe("/onboarding?paso=6");
    expect(kept(removed)).toBe("");
    // A name that was typed but not added is added when going on.
    const typed = await send(
      6,
      [
        ["collaborator", "eva"],
        ["intent", "continue"],
      ],
      kept(added),
    );
    expect(kept(typed)).toBe("collaborators=ana%40sol.mx&collaborators=eva");
  });

  it("explains an invalid answer, keeps it in its field and the other answers unchanged", async () => {
    const long = `${"x".repeat(300)}@sol.mx`;
    const response = await send(
      6,
      [
        ["collaborator", long],
        ["intent", "add"],
      ],
      "collaborators=ana",
    );
    expect(response.status).toBe(400);
    expect(kept(response)).toBeUndefined();
    const page = await readPage(response);
    expect(page.querySelector<HTMLInputElement>("#collaborator")?.value).toBe(long);
    expect(page.querySelector("#collaborator-problem")?.textContent).toContain("demasiado largo");
    expect(visibleText(page.querySelector("main ul")!)).toContain("ana");
    expect(visibleText(page.querySelector("main")!)).toContain("Paso 6 de 7");
  });

  it("ends at the path selection, with `onboarded` set", async () => {
    const response = await send(
      7,
      [
        ["intent", "continue"],
        ["next", "/spaces"],
      ],
      "aiExperience=beginner",
    );
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/path-selection?next=%2Fspaces",
    ]);
    const cookies = response.headers.getSetCookie().join("\n");
    expect(cookies).toContain("onboarded=1");
    expect(cookies).not.toContain("path=1&");
    expect(kept(response)).toBe("aiExperience=beginner");
  });

  it("stores nothing in the database: answering creates no person", async () => {
    const count = async () => Number((await database.sql`SELECT count(*) AS n FROM people`)[0]!.n);
    const before = await count();
    await send(2, [["businessType", "pyme"]]);
    await send(7, [["intent", "continue"]]);
    expect(await count()).toBe(before);
  });
});

describe("trade and town", () => {
  const chosen = (page: Document) => [
    page.querySelector<HTMLSelectElement>("main [name=trade]")!.value,
    page.querySelector<HTMLInputElement>("main [name=town]")!.value,
  ];

  it("are an optional part of the second step, and kept with its answer", async () => {
    expect(chosen(await show(2))).toEqual(["", ""]);
    expect((await show(3)).querySelector("[name=trade]")).toBeNull();
    const sent = await send(2, [
      ["businessType", "pyme"],
      ["trade", "cafe"],
      ["town", " San Cristóbal "],
    ]);
    expect(sent.headers.get("Location")).toBe("/onboarding?paso=3");
    expect(kept(sent)).toBe("businessType=pyme&trade=cafe&town=San+Crist%C3%B3bal");
    expect(chosen(await show(2, kept(sent)))).toEqual(["cafe", "San Cristóbal"]);
    const none = await send(2, [["town", ""]], kept(sent));
    expect([none.status, kept(none)]).toEqual([303, ""]);
  });

  it("are in the summary when they were given", async () => {
    const page = await show(7, "trade=cafe&town=Puebla", "&next=%2Fspaces");
    const rows = [...page.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")!.textContent,
      row.querySelector("dd")!.textContent,
      row.querySelector("a")!.getAttribute("href"),
    ]);
    const back = "/onboarding?paso=2&desde=resumen&next=%2Fspaces";
    expect(rows.slice(1, 3)).toEqual([
      ["Giro", "Cafetería o panadería", back],
      ["Ciudad", "Puebla", back],
    ]);
    expect(rows).toHaveLength(7);
  });

  it("explain a town that is too long, and lose nothing of the step", async () => {
    const town = "Villa de ".repeat(10);
    const response = await send(
      2,
      [
        ["businessType", "agency"],
        ["trade", "bar"],
        ["town", town],
      ],
      "businessType=pyme&town=Puebla",
    );
    expect([response.status, kept(response)]).toEqual([400, undefined]);
    const page = await readPage(response);
    expect(visibleText(page.querySelector("main")!)).toContain("Paso 2 de 7");
    expect(page.querySelector("#town-problem")!.textContent).toContain("60 caracteres");
    expect(checked(page)).toEqual(["agency"]);
    expect(chosen(page)).toEqual(["bar", town]);
  });

  const finish = (client: ReturnType<typeof createBrowser>, answers: string) =>
    client.request("/onboarding?paso=7", {
      form: { paso: "7", intent: "continue" },
      cookies: { [COOKIE]: answers },
    });
  const businesses = async () => {
    const rows = await database.sql<{ person_id: string; trade: string; town: string }[]>`
      SELECT person_id, trade, town FROM businesses
      WHERE person_id IN (SELECT id FROM people WHERE kind = 'guest') ORDER BY updated_at DESC`;
    return rows.map(({ trade, town }) => [trade, town]);
  };

  it("become the business of a visitor, who is a guest then, and fill it up later", async () => {
    const client = createBrowser(app);
    expect((await finish(client, "trade=cafe")).status).toBe(303);
    expect(client.cookies).toHaveProperty("plaza-guest");
    expect(await businesses()).toEqual([["cafe", ""]]);
    expect((await finish(client, "trade=bar&town=Puebla")).status).toBe(303);
    expect(await businesses()).toEqual([["cafe", "Puebla"]]);
  });

  it("leave what an account said about its business", async () => {
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('w-account', 'account', 'Ana López', 'Ana', 'w-account')`;
    const client = createBrowser(app, await sessionOf(database, "w-account"));
    const own = async () => {
      const [row] = await database.sql`
        SELECT name, trade, town FROM businesses WHERE person_id = 'w-account'`;
      return row;
    };
    await finish(client, "businessType=pyme");
    expect(await own()).toBeUndefined();
    await finish(client, "town=Oaxaca");
    expect(await own()).toEqual({ name: "", trade: null, town: "Oaxaca" });
    await database.sql`UPDATE businesses SET name = 'Fonda', trade = 'restaurant'
      WHERE person_id = 'w-account'`;
    await finish(client, "trade=bar&town=Puebla");
    expect(await own()).toEqual({ name: "Fonda", trade: "restaurant", town: "Oaxaca" });
  });
});

describe("the language on the first step", () => {
  const choices = (page: Document) =>
    [...page.querySelectorAll<HTMLButtonElement>("main button[name=language]")].map((button) => [
      button.textContent,
      button.value,
      button.getAttribute("aria-pressed"),
    ]);

  it("is one of three, the automatic one at first, and on no other step", async () => {
    expect(choices(await show(1))).toEqual([
      ["Español", "es", "false"],
      ["English", "en", "false"],
      ["Automático", "auto", "true"],
    ]);
    for (let step = 2; step <= 7; step += 1) expect(choices(await show(step))).toEqual([]);
  });

  it("is changed by a plain form that keeps where the wizard leads, and stays", async () => {
    const page = await show(1, "", "&next=%2Fspaces%3Fpage%3D2");
    const form = page.querySelector("main form:has(button[name=language])")!;
    const returnTo = form.querySelector<HTMLInputElement>("[name=returnTo]")!.value;
    const response = await app.request(form.getAttribute("action")!, {
      preferences: FRESH,
      form: { returnTo, language: "en" },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/onboarding?next=%2Fspaces%3Fpage%3D2");
    const { "plaza-preferences": stored = "" } = cookiesOf(response);
    expect(stored).toContain("language=en");
    const english = await readPage(
      await app.request("/onboarding", {
        headers: { Cookie: `plaza-preferences=${stored}`, "Accept-Language": "es" },
      }),
    );
    expect(english.documentElement.lang).toBe("en");
    expect(visibleText(english.querySelector("main")!)).toContain("Step 1 of 7");
    expect(choices(english)[1]).toEqual(["English", "en", "true"]);
  });
});
