import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ONBOARDING_STEP_COUNT } from "#domain/journey/onboarding-steps.ts";
import { PATHS } from "#domain/journey/path-selection.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage, visibleText } from "./support/html.ts";
import { cookiesOf, createApp, preferencesCookie, type App } from "./support/request.ts";
import { RUNS_ALL } from "./support/sampling/combinations.ts";
import { SCREENS } from "./support/screens/screens.ts";

/** The gate, the wizard and the path selection as Request -> Response on the production build. */
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

const GATED = SCREENS.filter(({ isGated }) => isGated).map(({ path }) => path);
const OPEN = SCREENS.filter(({ isGated }) => !isGated).map(({ path }) => path);
const WHATSAPP = "WhatsApp/2.23.20.0";
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

/** Kinds of visitors: cookies and user agents. */
const VISITORS = {
  "no cookie": { preferences: false },
  "the wizard done": { preferences: { path: "" } },
  "both done": {},
  "a path chosen but no wizard": { preferences: { onboarded: "" } },
  "a robot": { preferences: false, headers: { "User-Agent": WHATSAPP } },
  "a phone": { preferences: false, headers: { "User-Agent": PHONE } },
  garbage: { preferences: false, headers: { Cookie: "plaza-preferences=%E0%A4%A;;=;x" } },
  "hostile values": {
    preferences: false,
    headers: { Cookie: "plaza-preferences=theme=<script>&onboarded=true&path=yes" },
  },
} as const;
type Visitor = keyof typeof VISITORS;

const LED_TO: Record<Visitor, "/onboarding" | "/path-selection" | null> = {
  "no cookie": "/onboarding",
  "the wizard done": "/path-selection",
  "both done": null,
  "a path chosen but no wizard": "/onboarding",
  "a robot": null,
  "a phone": "/onboarding",
  garbage: "/onboarding",
  "hostile values": "/onboarding",
};
const visitors = Object.keys(VISITORS) as Visitor[];
const redirected = visitors.filter((visitor) => LED_TO[visitor]);

const request = (path: string, visitor: Visitor) => app.request(path, { ...VISITORS[visitor] });
const pathOf = (response: Response) => response.headers.get("Location") ?? "";

describe("the screens of the map", () => {
  it("are there to be tested", () => {
    expect(GATED).toEqual(expect.arrayContaining(["/", "/notifications", "/new"]));
    const door = ["/signup", "/login", "/login/reset"];
    expect(OPEN).toEqual([...door, "/onboarding", "/path-selection"]);
  });
});

describe.each(GATED)("%s", (path) => {
  it.each(visitors)("with %s", async (visitor) => {
    const response = await request(path, visitor);
    const to = LED_TO[visitor];
    if (!to) return expect(response.status).toBe(200);
    const next = path === "/" ? "" : `?next=${encodeURIComponent(path)}`;
    expect([response.status, pathOf(response)]).toEqual([302, to + next]);
    expect(await response.text()).toBe("");
  });

  it("keeps its query in the way back", async () => {
    const asked = `${path}?q=caf%C3%A9&page=2`;
    const response = await request(asked, "no cookie");
    const { pathname, searchParams } = new URL(pathOf(response), "http://localhost");
    expect([pathname, searchParams.get("next")]).toEqual(["/onboarding", asked]);
  });

  it("redirects requests for loader data too, without rendering", async () => {
    const data = `${path === "/" ? "/_root" : path}.data`;
    const response = await request(data, "no cookie");
    // Single fetch encodes redirects in the body, with status 202.
    expect(response.status).toBe(202);
    expect(await response.text()).toContain("/onboarding");
    const through = await request(data, "both done");
    expect(through.status).toBe(200);
    expect(await through.text()).toContain("shell/layout");
  });

  it("is never more than one redirect away from a page", async () => {
    // In the usual run for one kind of visitor, by turns.
    const some = RUNS_ALL ? redirected : [redirected[GATED.indexOf(path) % redirected.length]!];
    for (const visitor of some) {
      const first = await request(path, visitor);
      expect((await request(pathOf(first), visitor)).status).toBe(200);
    }
  });
});

describe.each(OPEN)("%s", (path) => {
  it.each(visitors)("opens directly with %s", async (visitor) => {
    expect((await request(path, visitor)).status).toBe(200);
  });
});

/** A client with a cookie jar that submits forms, and follows and counts redirects. */
async function visit(start: string) {
  let cookies: Record<string, string> = {};
  const go = async (target: string, form?: Record<string, string>) => {
    let redirects = 0;
    let url = target;
    let body = form;
    for (;;) {
      const response = await app.request(url, { preferences: false, cookies, form: body });
      cookies = { ...cookies, ...cookiesOf(response) };
      if (response.status < 300 || response.status > 399) return { response, url, redirects };
      redirects += 1;
      if (redirects > 5) throw new Error(`in circles: ${url}`);
      url = pathOf(response);
      body = undefined;
    }
  };
  const opened = await go(start);
  return { opened, go, cookies: () => cookies };
}

/** Form fields as the page's button would send them. */
async function pressed(response: Response, name: string, value: string) {
  const page = await readPage(response);
  const button = page.querySelector(`button[name="${name}"][value="${value}"]`);
  expect(button).not.toBeNull();
  const form = button?.closest("form");
  const hidden = Array.from(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? []);
  return { ...Object.fromEntries(hidden.map((input) => [input.name, input.value])), [name]: value };
}

/** Submits all steps of the wizard by its main button. */
async function goThroughWizard(browser: Awaited<ReturnType<typeof visit>>) {
  let at = browser.opened;
  for (let step = 1; step <= ONBOARDING_STEP_COUNT; step += 1) {
    expect(await at.response.clone().text()).toContain(`Paso ${step} de 7`);
    at = await browser.go(at.url, await pressed(at.response, "intent", "continue"));
    expect([at.response.status, at.redirects]).toEqual([200, 1]);
  }
  return at;
}

describe("the journey", () => {
  const ASKED = "/notifications?from=mail";

  it("ends at the page that was asked for", async () => {
    const browser = await visit(ASKED);
    expect(browser.opened.url).toContain("/onboarding?next=");
    expect(browser.opened.redirects).toBe(1);

    const chooser = await goThroughWizard(browser);
    expect(chooser.url).toBe(`/path-selection?next=${encodeURIComponent(ASKED)}`);

    const end = await browser.go(chooser.url, await pressed(chooser.response, "intent", "next"));
    expect([end.url, end.response.status, end.redirects]).toEqual([ASKED, 200, 1]);
    // From now on the gate does not redirect.
    expect((await browser.go("/")).redirects).toBe(0);
  });

  it("is skipped with one press", async () => {
    const browser = await visit(ASKED);
    const form = await pressed(browser.opened.response, "intent", "skip");
    const end = await browser.go(browser.opened.url, form);
    expect([end.url, end.response.status, end.redirects]).toEqual([ASKED, 200, 1]);
  });

  it("ends at home when that was asked for", async () => {
    const browser = await visit("/");
    expect(browser.opened.url).toBe("/onboarding");
    const chooser = await goThroughWizard(browser);
    expect(chooser.url).toBe("/path-selection");
    const page = await readPage(chooser.response);
    expect(page.querySelector('button[name="intent"]')).toBeNull();
  });

  it.each(PATHS)("leads a chosen $kind to $route", async ({ kind, route }) => {
    const response = await app.request("/path-selection", {
      preferences: { path: "" },
      form: { path: kind },
    });
    expect([response.status, pathOf(response)]).toEqual([303, route]);
    const cookie = `plaza-preferences=${cookiesOf(response)["plaza-preferences"]}`;
    expect(parsePreferences(cookie)).toMatchObject({ onboarded: true, pathSelected: true });
  });

  it.each(["", "wizard", "toString", "__proto__"])("refuses the path %j", async (path) => {
    const response = await app.request("/path-selection", { form: { path } });
    expect(response.status).toBe(400);
    expect(cookiesOf(response)).toEqual({});
    expect(visibleText(await readPage(response))).not.toMatch(/\bat .*\.(js|tsx?):\d/);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/onboarding",
    "/path-selection?next=/onboarding",
    "javascript:alert(1)",
  ])("does not follow %s", async (next) => {
    const skipped = await app.request("/onboarding", {
      preferences: false,
      form: { intent: "skip", next },
    });
    expect([skipped.status, pathOf(skipped)]).toEqual([303, "/"]);
    const continued = await app.request("/path-selection", { form: { intent: "next", next } });
    expect([continued.status, pathOf(continued)]).toEqual([303, "/"]);
    const page = await readPage(
      await app.request(`/path-selection?next=${encodeURIComponent(next)}`),
    );
    expect(page.querySelector<HTMLInputElement>("input[name=next]")?.value).toBe("/");
  });

  it("keeps the other preferences", async () => {
    const response = await app.request("/onboarding", {
      preferences: { theme: "teal-calm", mode: "easy", onboarded: "", path: "" },
      form: { intent: "continue", paso: "7" },
    });
    const cookie = `plaza-preferences=${cookiesOf(response)["plaza-preferences"]}`;
    expect(parsePreferences(cookie)).toMatchObject({
      theme: "teal-calm",
      mode: "easy",
      onboarded: true,
      pathSelected: false,
    });
  });
});

describe("a form that is sent without preferences", () => {
  it("is answered, with all that was written, instead of lost on the way through the wizard", async () => {
    const description = "Para las vecinas y los vecinos de la cuadra";
    const response = await app.request("/new?tipo=space", {
      ...VISITORS["no cookie"],
      form: { name: " ", description },
    });
    expect(response.status).toBe(422);
    const page = await readPage(response);
    expect(page.querySelector("textarea")?.value).toBe(description);
  });
});

describe("an address that is not there", () => {
  const MISSING = ["/nowhere", "/a/b/c", "/wp-login.php", "/index.html"];

  it.each(MISSING)("%s is the 404 page for every visitor", async (path) => {
    for (const visitor of visitors) {
      const response = await request(path, visitor);
      expect([visitor, response.status]).toEqual([visitor, 404]);
      const page = await readPage(response);
      expect(page.title).toBe("Page Not Found · Plaza");
      expect(page.querySelector("h1")?.textContent).toBe("Page Not Found");
      const main = visibleText(page.querySelector("main")!);
      expect(main).toContain("Did you forget to add the page to the router?");
      // Inside the shared layout.
      expect(page.querySelector('nav a[href="/spaces"]')).not.toBeNull();
      expect(page.querySelector("header")).not.toBeNull();
      expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    }
  });

  it("is a 404 for loader data too", async () => {
    expect((await request("/nowhere.data", "both done")).status).toBe(404);
    expect((await request("/nowhere.data", "no cookie")).status).toBe(404);
  });

  it("speaks Spanish in easy mode", async () => {
    const page = await readPage(await app.request("/nowhere", { preferences: { mode: "easy" } }));
    expect(page.documentElement.lang).toBe("es");
    expect(page.querySelector("h1")?.textContent).not.toBe("Page Not Found");
  });
});

describe("/preferences", () => {
  const readCookie = (response: Response) => {
    const raw = cookiesOf(response)["plaza-preferences"];
    return raw === undefined ? null : parsePreferences(`plaza-preferences=${raw}`);
  };

  it.each([
    [{ theme: "light" }, { theme: "light", mode: "creator", language: "auto" }],
    [{ mode: "easy" }, { theme: "dark", mode: "easy", language: "auto" }],
    [{ language: "es" }, { theme: "dark", mode: "creator", language: "es" }],
    [{ theme: "pink" }, { theme: "dark", mode: "creator", language: "auto" }],
    [
      { mode: "expert", theme: "gray-subtle" },
      { theme: "gray-subtle", mode: "creator" },
    ],
    [
      { language: "fr", onboarded: "" },
      { language: "auto", onboarded: true, pathSelected: true },
    ],
    [{ theme: "toString" }, { theme: "dark" }],
  ])("stores %o and goes back", async (form, expected) => {
    const response = await app.request("/preferences", {
      form: { returnTo: "/notifications?page=2", ...form } as Record<string, string>,
    });
    expect([response.status, pathOf(response)]).toEqual([303, "/notifications?page=2"]);
    expect(readCookie(response)).toMatchObject(expected);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  });

  it("does not set the flags of the wizard and the path", async () => {
    const form = { onboarded: "1", path: "1", theme: "light" };
    const response = await app.request("/preferences", { preferences: false, form });
    expect(readCookie(response)).toMatchObject({ onboarded: false, pathSelected: false });
  });

  it.each([
    "https://evil.example",
    "//evil.example/x",
    "/\\evil.example",
    "/%5cevil.example",
    "\t//evil.example",
    "javascript:alert(1)",
    "",
  ])("does not go back to %j", async (returnTo) => {
    const response = await app.request("/preferences", { form: { theme: "light", returnTo } });
    expect([response.status, pathOf(response)]).toEqual([303, "/"]);
  });

  const post = (contentType: string | null, body: string | null) =>
    app.request("/preferences", {
      method: "POST",
      body,
      headers: {
        Origin: "http://localhost",
        ...(contentType === null ? {} : { "Content-Type": contentType }),
      },
    });

  it.each([
    ["application/json", '{"theme":"light"}', 415],
    ["text/plain", "theme=light", 415],
    ["multipart/form-data; boundary=x", "--x\r\nbroken", 400],
    ["multipart/form-data", "no boundary", 400],
  ])("answers a %s body %j with %i", async (contentType, body, status) => {
    const response = await post(contentType, body);
    expect(response.status).toBe(status);
    expect(cookiesOf(response)).toEqual({});
    expect((await response.text()).length).toBeLessThan(200);
  });

  it("has nothing to see", async () => {
    const response = await app.request("/preferences");
    expect([response.status, pathOf(response)]).toEqual([302, "/"]);
  });

  it.each(["/onboarding", "/path-selection", "/new"])(
    "%s refuses a body that is not a form",
    async (path) => {
      const headers = { "Content-Type": "application/json" };
      const response = await app.request(path, { method: "POST", body: "{}", headers });
      expect(response.status).toBe(415);
    },
  );

  it("reads the cookie written whole as the browser writes it", async () => {
    const raw = "plaza-preferences=theme=light&mode=easy&language=en&onboarded=1&path=1";
    for (const Cookie of [
      raw,
      preferencesCookie({ theme: "light", mode: "easy", language: "en" }),
    ]) {
      const page = await readPage(await app.request("/", { headers: { Cookie } }));
      expect(page.documentElement.className).toBe("light");
      expect(page.documentElement.lang).toBe("en");
    }
  });
});
