import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { pressing, said, type Cookies } from "../../support/session.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";
import { allByRole, byRole } from "../../support/roles.ts";

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
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("main [name=key]")!.value;
const number = async (query: string) =>
  (await database.sql.unsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${query}`))[0]!.n;
/** Creates a guest by a first write. @returns their cookies and their id */
async function guest() {
  const { jar } = await press("/multimedia", { favorite: "track-lluvia" });
  const [{ id }] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM sessions ORDER BY created_at DESC LIMIT 1`;
  return { id, jar };
}

/** Reads a ZIP with Python's zipfile, which checks the CRCs: names, and contents as Latin-1. */
const READ_ZIP = `import io,json,sys,zipfile
with zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())) as z:
  assert z.testzip() is None
  print(json.dumps({i.filename: z.read(i).decode("latin-1") for i in z.infolist()}))`;
const readZip = (input: Buffer) =>
  JSON.parse(
    execFileSync("python3", ["-c", READ_ZIP], {
      input,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    }),
  ) as Record<string, string>;

describe("Send", () => {
  it("stores a prompt once, unchanged, as the first of the recent ones", async () => {
    const prompt = "Escribe un saludo\ncon dos líneas para la puerta de la cafetería, por favor";
    const form = { intent: "send", prompt: prompt.replace("\n", "\r\n"), kind: "images" };
    const sent = { ...form, key: keyOf(await get("/creator")) };
    const { to, page, jar } = await press("/creator", sent);
    expect(to).toMatch(/^\/creator\?creation=creation-/);
    const turn = page.querySelector("main article section#turn-1")!;
    expect(turn.querySelector("[data-prompt]")?.textContent).toBe(prompt);
    expect(page.querySelector<HTMLTextAreaElement>("#prompt")?.value).toBe("");
    const recent = page.querySelectorAll('main nav[aria-label="Creations"] li a');
    expect(`${recent[0]?.getAttribute("href")}#turn-1`).toBe(to);
    expect(visibleText(recent[0]!)).toContain("Escribe un saludo con dos líneas");
    expect((await press("/creator", sent, jar)).to).toBe(to);
    expect(
      await number("creations WHERE kind = 'images' AND prompt LIKE 'Escribe un saludo%'"),
    ).toBe(1);
    // The demo person's creation is copied to the guest, also under its old address; others' are not.
    expect((await app.request("/creator?creation=creation-4", { cookies: jar })).status).toBe(200);
    expect((await app.request(to)).status).toBe(404);
    const other = await press("/creator", { ...sent, prompt: "Otra" }, jar);
    expect(other.status).toBe(409);
    expect(other.page.querySelector<HTMLTextAreaElement>("#prompt")?.value).toBe("Otra");
  });
});

describe("the Creator's settings", () => {
  it("are stored: the system prompt, commands added and removed", async () => {
    const prompt = await press("/creator?panel=settings", {
      intent: "save-system-prompt",
      systemPrompt: "Habla de tú",
    });
    expect(said(prompt.page)).toContain("New conversations begin with these words");
    const field = prompt.page.querySelector<HTMLTextAreaElement>("[name=systemPrompt]");
    expect(field?.value).toBe("Habla de tú");
    const form = { intent: "add-command", name: "/Resumen", commandPrompt: "Resume esto" };
    const added = await press("/creator?panel=settings", form, prompt.jar);
    expect([...added.page.querySelectorAll("main dt")].map((one) => one.textContent)).toEqual([
      "/resumen",
    ]);
    const removed = await press(
      "/creator?panel=settings",
      { intent: "remove-command", name: "resumen" },
      added.jar,
    );
    expect(said(removed.page)).toContain("The command was removed");
    expect(removed.page.querySelector("main dt")).toBeNull();
    expect(await number("creator_settings WHERE person_id = 'demo'")).toBe(0);
  });

  it("replace a command at the beginning of a prompt when it is sent", async () => {
    const { id, jar } = await guest();
    await database.sql`INSERT INTO slash_commands (person_id, name, prompt)
      VALUES (${id}, 'resumen', 'Resume esto'), (${id}, 'largo', ${"x".repeat(3_990)})`;
    const send = (prompt: string) =>
      press("/creator", { intent: "send", kind: "text", prompt }, jar);
    const stored = async (to: string | null) => {
      const created = new URL(to ?? "", "http://plaza").searchParams.get("creation");
      const [row] = await database.sql`SELECT prompt, title FROM creations WHERE id = ${created}`;
      return row;
    };
    expect(await stored((await send("/Resumen Ventas de hoy")).to)).toEqual({
      prompt: "Resume esto\n\nVentas de hoy",
      title: "Resume esto Ventas de hoy",
    });
    expect((await stored((await send("/resumen")).to))?.prompt).toBe("Resume esto");
    expect((await stored((await send("/otro Ventas")).to))?.prompt).toBe("/otro Ventas");
    const long = await send("/largo Ventas de hoy");
    expect(long.status).toBe(422);
    expect(said(long.page)).toContain("too long with the prompt of its command");
    const field = long.page.querySelector<HTMLTextAreaElement>("#prompt");
    expect(field?.value).toBe("/largo Ventas de hoy");
    expect(await number(`creations WHERE person_id = '${id}' AND prompt LIKE 'xxx%'`)).toBe(0);
  });

  it("allow at most 50 commands, with a reason", async () => {
    const { id, jar } = await guest();
    await database.sql`INSERT INTO slash_commands (person_id, name, prompt)
      SELECT ${id}, 'c' || n, 'x' FROM generate_series(1, 50) n`;
    const form = { intent: "add-command", name: "uno", commandPrompt: "más" };
    const { status, page } = await press("/creator?panel=settings", form, jar);
    expect(status).toBe(409);
    expect(said(page)).toContain("There are 50 commands already");
    expect(page.querySelector<HTMLTextAreaElement>("[name=commandPrompt]")?.value).toBe("más");
    expect(await number(`slash_commands WHERE person_id = '${id}'`)).toBe(50);
  });
});

describe("Multimedia", () => {
  it("adds a favourite without leaving the list, and removes it", async () => {
    const here = "/multimedia?collection=collection-out-in-the-street";
    const { page, to, jar } = await press(here, { favorite: "track-lluvia" });
    expect(to).toBe(`${here}#track-lluvia`);
    expect(page.querySelector("main li#track-lluvia")).not.toBeNull();
    expect(said(page)).toContain("Kept among your favorites. See your favorites");
    expect(
      page.querySelector('main [role=alert] a[href="/multimedia?section=favorites"]'),
    ).not.toBeNull();
    const heart = (shown: Document) => shown.querySelector('[value="track-lluvia"][aria-pressed]');
    expect(heart(page)?.getAttribute("aria-pressed")).toBe("true");
    await press(here, { favorite: "track-lluvia" }, jar);
    const list = await get("/multimedia?section=favorites", jar);
    expect(list.querySelectorAll("#results li")).toHaveLength(1);
    const gone = await press(here, { unfavorite: "track-lluvia" }, jar);
    expect(heart(gone.page)?.getAttribute("aria-pressed")).toBe("false");
    expect(visibleText(await get("/multimedia?section=favorites", jar))).toContain(
      "No favorites yet",
    );
    expect((await app.request(here, { form: { favorite: "nope" } })).status).toBe(404);
  });

  it("downloads a sound with a file of credits, and lists it under Downloads", async () => {
    const response = await app.request("/multimedia/download", {
      form: { download: "track-lluvia" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="track-lluvia.zip"/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const files = readZip(bytes);
    const sound = "Rain on a Tin Roof - Plaza Sound Desk.wav";
    expect(Object.keys(files)).toEqual([sound, "CREDITS.txt"]);
    expect(files["CREDITS.txt"]).toContain("Please name the artist");
    expect(files[sound]).toMatch(/^RIFF/);
    const list = await get("/multimedia?section=downloads", cookiesOf(response));
    expect(list.querySelectorAll("#results li")).toHaveLength(1);
    const unknown = await app.request("/multimedia/download", { form: { download: "nope" } });
    expect(unknown.status).toBe(404);
  });

  it("stores the listening position with a session, and creates no guest", async () => {
    const say = (form: Record<string, string>, cookies: Cookies = {}) =>
      app.request("/multimedia/place", { form, cookies });
    const place = { track: "track-lluvia", milliseconds: "2500" };
    const people = await number("people");
    expect((await say(place)).status).toBe(204);
    expect(await number("people")).toBe(people);
    const { jar } = await guest();
    expect((await say(place, jar)).status).toBe(204);
    const page = await get("/multimedia", jar);
    const go = page.querySelector('main p [data-track="track-lluvia"]')!;
    expect(go.getAttribute("href")).toMatch(/^\/sounds\/track-lluvia\.wav\?v=\w+#t=2\.5$/);
    expect(visibleText(go.closest("p")!)).toMatch(/^Go on with .+ at 0:02$/);
    expect((await say({ ...place, milliseconds: "-1" }, jar)).status).toBe(422);
    expect((await say({ ...place, track: "nope" }, jar)).status).toBe(404);
    await say({ ...place, milliseconds: "0" }, jar);
    expect((await get("/multimedia", jar)).querySelector("main p [data-track]")).toBeNull();
  });
});

describe("Notifications", () => {
  it("become seen when the page reports it, and read by a click; a GET of the list writes nothing", async () => {
    const { id, jar } = await guest();
    await database.sql`UPDATE notifications SET seen_at = NULL WHERE person_id = ${id}`;
    const unseen = () => number(`notifications WHERE person_id = '${id}' AND seen_at IS NULL`);
    const all = await unseen();
    const say = (until: string, cookies: Cookies = jar) =>
      app.request("/notifications/seen", { form: { until }, cookies });
    for (const method of ["GET", "HEAD"]) {
      await app.request("/notifications", { cookies: jar, method });
      await app.request("/notifications.data", { cookies: jar, method });
    }
    const newOnes = (page: Document) =>
      allByRole(byRole(page, "main"), "listitem").filter((item) => / new /.test(visibleText(item)));
    const first = await get("/notifications", jar);
    expect(newOnes(first).length).toBeGreaterThan(2);
    expect(await unseen()).toBe(all);
    expect((await app.request("/notifications/seen", { cookies: jar })).status).toBe(405);
    for (const wrong of ["", "soon", "-1", "1e30"])
      expect((await say(wrong)).status).toBe(wrong === "" ? 204 : 422);
    expect(await unseen()).toBe(all);
    // A notification that is newer than the page was not shown.
    const shown = String(Date.now());
    await database.sql`INSERT INTO notifications (id, person_id, kind, href, created_at)
      VALUES (${`late-${id}`}, ${id}, 'pro_ended', '/pro', now() + interval '1 minute')`;
    expect((await say(shown)).status).toBe(204);
    expect(await unseen()).toBe(1);
    const again = await get("/notifications", jar);
    expect(newOnes(again)).toHaveLength(1);
    expect(await number(`notifications WHERE person_id = '${id}' AND read_at IS NULL`)).toBe(4);
    await press("/notifications", { intent: "read-all" }, jar);
    expect(await number(`notifications WHERE person_id = '${id}' AND read_at IS NULL`)).toBe(0);
    expect(await unseen()).toBe(0);
    // A visitor's GET creates no guest, and changes none of the demo person's notifications.
    const people = await number("people");
    const demos = await number("notifications WHERE person_id = 'demo' AND seen_at IS NOT NULL");
    await get("/notifications");
    expect((await say(shown, {})).status).toBe(204);
    expect(await number("people")).toBe(people);
    expect(await number("notifications WHERE person_id = 'demo' AND seen_at IS NOT NULL")).toBe(
      demos,
    );
  });

  it("are counted live for their person only, whichever process wrote", async () => {
    expect((await app.request("/notifications/live")).status).toBe(204);
    const [{ id, jar }, other] = [await guest(), await guest()];
    const stop = new AbortController();
    const events = { Accept: "text/event-stream" };
    // As loader data (`.data`) the response would never end.
    for (const path of ["/notifications/live", "/notifications/live.data"])
      expect((await app.request(path, { cookies: jar })).status).toBe(406);
    const response = await app.request("/notifications/live", {
      cookies: jar,
      headers: events,
      signal: stop.signal,
    });
    expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    const reader = response.body!.getReader();
    let heard = "";
    const hear = async (wanted: RegExp) => {
      while (!wanted.test(heard)) heard += Buffer.from((await reader.read()).value!).toString();
    };
    await hear(/data: 3\n/);
    const insert = (person: string, key: string) => database.sql`
      INSERT INTO notifications (id, person_id, kind, href) VALUES (${key}, ${person}, 'x', '/')`;
    // Written on a connection of the test, as by another process.
    await insert(other.id, "n-other");
    await insert(id, "n-own");
    await hear(/data: 4\n/);
    await database.sql`UPDATE notifications SET read_at = now() WHERE person_id = ${id}`;
    await hear(/data: 0\n/);
    expect(heard.match(/data: \d+/g)).toEqual(["data: 3", "data: 4", "data: 0"]);
    stop.abort();
    expect((await reader.read()).done).toBe(true);
    const many = await Promise.all(
      Array.from({ length: 9 }, () =>
        app.request("/notifications/live", { cookies: jar, headers: events }),
      ),
    );
    expect(many.map(({ status }) => status).filter((status) => status === 503)).toHaveLength(1);
    for (const { body } of many) await body?.cancel();
  });
});

describe("preferences", () => {
  it("are applied on another device after signing in there", async () => {
    const { id, jar } = await guest();
    const chosen = { theme: "teal-calm", language: "es", incognito: "on", returnTo: "/" };
    const response = await app.request("/preferences", { form: chosen, cookies: jar });
    expect(response.status).toBe(303);
    expect(await number(`person_settings WHERE person_id = '${id}' AND theme = 'teal-calm'`)).toBe(
      1,
    );
    // With JavaScript the browser has written the cookie itself, and sends it.
    const kept = await app.request("/preferences?keep", {
      form: {},
      cookies: jar,
      preferences: { theme: "light", switched: "push" },
    });
    expect(kept.status).toBe(204);
    const password = "una frase bien larga 7";
    const signup = { name: "Ana", email: "ana@settings.mx", password };
    await app.request("/signup", { form: signup, cookies: jar });
    const elsewhere = await app.request("/login", {
      form: { email: "ana@settings.mx", password },
      preferences: { theme: "dark", mode: "easy" },
    });
    expect(cookiesOf(elsewhere)["plaza-preferences"]).toBe(
      "theme=light&mode=creator&language=auto&onboarded=1&path=1&switched=push",
    );
  });

  it("of a visitor are stored in the browser only", async () => {
    const people = await number("people");
    await app.request("/preferences", { form: { theme: "light" } });
    await app.request("/preferences?keep", { form: {} });
    expect(await number("people")).toBe(people);
    expect(await number("person_settings WHERE person_id = 'demo'")).toBe(0);
  });
});

describe("the wizard's answers", () => {
  const done = { paso: "7", intent: "continue", next: "/" };
  const answers = {
    "plaza-onboarding": "businessType=agency&automationAreas=sales&automationAreas=analytics",
  };

  it("are stored at its end, and determine the starters on the home", async () => {
    const { jar, to } = await press("/onboarding", done, answers);
    expect(to).toContain("/path-selection");
    const [row] = await database.sql`
      SELECT business_type, automation_areas, current_platform, migrating FROM onboarding_answers
      JOIN sessions USING (person_id) ORDER BY created_at DESC LIMIT 1`;
    expect(row).toEqual({
      business_type: "agency",
      automation_areas: ["sales", "analytics"],
      current_platform: "none",
      migrating: false,
    });
    const cookies = { "plaza-guest": jar["plaza-guest"]! };
    for (const mode of ["creator", "easy"]) {
      const home = await readPage(await app.request("/", { cookies, preferences: { mode } }));
      const hrefs = [...home.querySelectorAll("[aria-labelledby=starters] li a")].map((link) =>
        link.getAttribute("href")!.split("/"),
      );
      const idsOf = (kind: string) => hrefs.flatMap(([, of, id]) => (of === kind ? id! : []));
      expect([idsOf("spaces").length, idsOf("agentiks").length]).toEqual([3, 3]);
      const rows = await database.sql<{ type: string; language: string }[]>`
        SELECT type, language FROM agentiks WHERE id = ANY(${idsOf("agentiks")})`;
      // In the language of the page. The catalogue has none for marketing in English.
      const isEnglish = mode === "creator";
      expect(new Set(rows.map(({ type }) => type))).toEqual(
        new Set(["sales", "analytics", ...(isEnglish ? [] : ["marketing"])]),
      );
      expect(new Set(rows.map(({ language }) => language))).toEqual(
        new Set([isEnglish ? "en" : "es"]),
      );
      const [spaces] = await database.sql<[{ n: number }]>`
        SELECT count(*)::int AS n FROM spaces WHERE id = ANY(${idsOf("spaces")})
          AND language = ${isEnglish ? "en" : "es"} AND join_policy = 'open'
          AND (language = 'en' OR search_text ~ 'agencia|marketing|client|venta|datos|reporte')`;
      expect(spaces.n).toBe(3);
    }
    // Other people's homes do not change.
    expect((await get("/")).querySelector("[aria-labelledby=starters]")).toBeNull();
  });

  it("lead a restaurant to the agentiks that serve it, ready to begin with", async () => {
    const { jar } = await press("/onboarding", done, {
      "plaza-onboarding": "businessType=pyme&trade=restaurant&town=Puebla",
    });
    const cookies = { "plaza-guest": jar["plaza-guest"]! };
    const home = await readPage(await app.request("/", { cookies, preferences: { mode: "easy" } }));
    const links = [...home.querySelectorAll("[aria-labelledby=starters] li a")];
    const hrefs = links.map((link) => link.getAttribute("href")!);
    const ready = ["restaurant", "orders", "bookings"];
    expect(hrefs.slice(0, 3)).toEqual(ready.map((id) => `/new?tipo=agentik&template=${id}`));
    expect(visibleText(links[0]!)).toBe(
      "Restaurante: preguntas, pedidos y mesas Agentik listo para empezar",
    );
    expect(hrefs.slice(3).every((href) => href.startsWith("/spaces/"))).toBe(true);
    const form = await readPage(await app.request(hrefs[0]!, { cookies }));
    expect(form.querySelector("select[name=template] [selected]")?.getAttribute("value")).toBe(
      "restaurant",
    );
  });

  it("create no guest if there are none", async () => {
    const people = await number("people");
    expect((await press("/onboarding", done)).status).toBe(303);
    expect(await number("people")).toBe(people);
  });
});
