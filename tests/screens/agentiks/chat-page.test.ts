import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openWorkplace } from "#db/commands/agentiks/chats/open-workplace.ts";
import { listDueTriggers } from "#db/commands/agentiks/duties/fire-trigger.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { sendRequest } from "../../support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The chat page as requests: with and without a cookie, its limits, what is text and stays text. */
let database: TestDatabase;
let app: App;
const OWNER = "person-1";
const PAGE = "/a/fonda-lupita";
const EVIL = `<img src=x onerror=alert(1)>"'\`</script><b>`;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('t-work', 'Fonda', 'x', 'custom', 'invite', 'private', 1, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('t-work', ${OWNER}, 'owner')`;
  await sql`INSERT INTO agentiks (id, name, description, status, type, language, owner_id, created_at)
    VALUES ('t-agentik', 'Lupita', 'Menú y horario', 'active', 'customer-service', 'es', ${OWNER}, now())`;
  await sql`INSERT INTO agentik_configurations (agentik_id, version, name, description, type, language, abilities, published_at)
    VALUES ('t-agentik', 1, 'Lupita', 'x', 'customer-service', 'es', ${JSON.stringify({
      greeting: "¡Bienvenida a la fonda!",
      awayNotice: "Volvemos el 7 de enero.",
      forms: [
        {
          kind: "order",
          name: "Pedido",
          fields: [{ label: "¿Para llevar?", kind: "choice", options: ["Para llevar", "Aquí"] }],
        },
      ],
    })}::text::jsonb, now())`;
  await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES ('t-agentik', 't-work', now())`;
  await sql`INSERT INTO businesses (person_id, name, whatsapp, main_colour)
    VALUES (${OWNER}, 'Fonda Lupita', '+525512345678', '#1f6b3a')
    ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, whatsapp = excluded.whatsapp`;
  await sql`INSERT INTO chat_pages (agentik_id, slug, created_at, changed_at)
    VALUES ('t-agentik', 'fonda-lupita', now(), now())`;
});
beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM threads WHERE space_id = 't-work'`;
  await sql`DELETE FROM contacts WHERE space_id = 't-work'`;
  await sql`DELETE FROM rate_limits`;
  await sql`UPDATE chat_pages SET is_open = true, allowed_origins = '{}' WHERE slug = 'fonda-lupita'`;
  await sql`UPDATE agentiks SET status = 'active', name = 'Lupita' WHERE id = 't-agentik'`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SPANISH = { "Accept-Language": "es-MX,es;q=0.9" };
const get = (path = PAGE, init: AppRequestInit = {}) =>
  app.request(path, { preferences: false, ...init, headers: { ...SPANISH, ...init.headers } });
let keys = 0;
const newKey = () => `${(keys += 1)}`.padStart(22, "k");
const post = (form: Record<string, string>, init: AppRequestInit & { path?: string } = {}) => {
  const { path = PAGE, ...rest } = init;
  return get(path, { ...rest, form: { key: newKey(), ...form } });
};
/** The cookie that a response sets, if it is a customer's. */
const cookieOf = (response: Response) => {
  const set = response.headers.getSetCookie().find((one) => one.includes("plaza-chat"));
  const [pair = ""] = set?.split("; ") ?? [];
  const [name = "", value = ""] = pair.split("=");
  return { set, cookies: { [name]: value }, value };
};
const show = async (cookies: Record<string, string> = {}, path = PAGE) =>
  readPage(await get(path, { cookies }));
const logOf = (page: Document) => visibleText(page.querySelector("[role=log]")!);
const answer = (text: string, seq = 2) =>
  database.sql`UPDATE messages SET state = 'final', text = ${text} WHERE seq = ${seq}
    AND thread_id = (SELECT id FROM threads WHERE space_id = 't-work' LIMIT 1)`;

describe("a first visit", () => {
  it("shows the business, its greeting, and sets no cookie of a customer's", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(cookieOf(response).set).toBeUndefined();
    const page = await readPage(response);
    expect(page.querySelector("h1")?.textContent).toBe("Fonda Lupita");
    expect(page.documentElement.className).toBe("light");
    expect(logOf(page)).toContain("¡Bienvenida a la fonda!");
    expect(page.querySelector("button[value=person]")?.textContent).toBe("Hablar con una persona");
    expect(visibleText(page.querySelector("footer")!)).toContain("un año después");
    expect(page.querySelector("meta[name=robots]")).toBeNull();
    expect(page.querySelector("meta[property='og:title']")?.getAttribute("content")).toContain(
      "Fonda Lupita",
    );
    expect((await database.sql`SELECT id FROM contacts WHERE space_id = 't-work'`).length).toBe(0);
  });

  it("offers first messages that one press sends", async () => {
    const quick = (page: Document) =>
      [...page.querySelectorAll("button[name=quick]")].map((button) => visibleText(button));
    const offered = quick(await show());
    expect(offered).toContain("¿A qué hora abren?");
    expect(offered).toContain("Quiero hacer un pedido");
    const { cookies } = cookieOf(await post({ intent: "send", quick: "¿A qué hora abren?" }));
    const page = await show(cookies);
    expect(logOf(page)).toContain("¿A qué hora abren?");
    expect(quick(page)).not.toContain("Quiero hacer un pedido");
    await database.sql`DELETE FROM threads WHERE space_id = 't-work'`;
    await database.sql`DELETE FROM contacts WHERE space_id = 't-work'`;
  });

  it("speaks the browser's language, the business its own", async () => {
    const page = await readPage(await get(PAGE, { headers: { "Accept-Language": "en-GB" } }));
    expect(page.querySelector("button[value=person]")?.textContent).toBe("Talk to a person");
    expect(page.querySelector("[role=log]")?.getAttribute("lang")).toBe("es");
    const other = await readPage(await get(PAGE, { headers: { "Accept-Language": "pt-BR" } }));
    expect(other.querySelector("button[value=person]")?.textContent).toBe("Hablar con una persona");
  });

  it("is a 404 for an unknown name, and says so of a closed page", async () => {
    for (const path of ["/a/no-existe", "/a/NO", "/a/x", `/a/${"x".repeat(99)}`])
      expect((await get(path)).status).toBe(404);
    expect((await readPage(await get("/a/no-existe"))).title).toMatch(
      /^(Page not found|Página no)/,
    );
    for (const part of ["/qr.svg", "/poster", "/whatsapp", "/widget.js", "/live"])
      expect((await get(`/a/no-existe${part}`)).status).toBe(404);
    await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = 't-agentik'`;
    const page = await show();
    expect(visibleText(page.querySelector("footer")!)).toContain("Este chat está cerrado");
    expect(visibleText(page.querySelector("footer [lang=es]")!)).toBe("Volvemos el 7 de enero.");
    expect(page.querySelector("footer a[href='https://wa.me/525512345678']")).not.toBeNull();
    expect(page.querySelector("textarea")).toBeNull();
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect((await post({ text: "Hola" })).status).toBe(409);
    expect((await get(`${PAGE}/widget.js`)).status).toBe(404);
  });
});

it("answers no longer once its agentik's owner has left the space in which it works", async () => {
  await database.sql`INSERT INTO agentik_triggers
      (id, agentik_id, kind, duty, settings, zone, cron, next_at, is_on, created_at, changed_at)
    VALUES ('t-left', 't-agentik', 'schedule', 'remind', '{"duty":"remind","text":"x"}',
      'America/Mexico_City', '0 9 * * *', now() - interval '1 minute', true, now(), now())`;
  const isDue = async () =>
    (await listDueTriggers(database.db, new Date(), 500)).includes("t-left");
  expect((await show()).querySelector("textarea")).not.toBeNull();
  expect(await isDue()).toBe(true);
  /** The space is handed over, and its former owner leaves. */
  const handOver = (from: string, to: string) =>
    database.sql.begin(async (sql) => {
      await sql`DELETE FROM space_members WHERE space_id = 't-work' AND person_id = ${from}`;
      await sql`INSERT INTO space_members (space_id, person_id, role)
        VALUES ('t-work', ${to}, 'owner')`;
      await sql`UPDATE spaces SET owner_id = ${to} WHERE id = 't-work'`;
    });
  await handOver(OWNER, "person-2");
  expect((await show()).querySelector("textarea")).toBeNull();
  expect((await post({ text: "Hola" })).status).toBe(409);
  expect(await isDue()).toBe(false);
  // Their next work with it opens another workplace, never this one.
  await database.db.transaction(async (tx) => {
    const agentik = await lockOwnAgentik(tx, OWNER, "t-agentik");
    const now = new Date();
    const opened = await openWorkplace(tx, { personId: OWNER, agentik: agentik!, now });
    expect(opened).not.toBe("t-work");
    expect(await openWorkplace(tx, { personId: OWNER, agentik: agentik!, now })).toBe(opened);
  });
  await database.sql`UPDATE agentik_workplaces SET space_id = 't-work'
    WHERE agentik_id = 't-agentik'`;
  await handOver("person-2", OWNER);
  await database.sql`DELETE FROM agentik_triggers WHERE id = 't-left'`;
  expect((await show()).querySelector("textarea")).not.toBeNull();
});

describe("a conversation", () => {
  it("says how far the order is, until some hours after it was delivered", async () => {
    const { cookies } = cookieOf(await post({ text: "Quiero 2 tacos" }));
    const [thread] = await database.sql`SELECT id FROM threads WHERE space_id = 't-work'`;
    const state = async () => visibleText((await show(cookies)).querySelector("footer")!);
    const request = await sendRequest(database, thread!.id as string, { kind: "order" });
    expect(await state()).toContain("Pedido: el negocio aún no confirma");
    await database.sql`UPDATE chat_requests SET stage = 'making' WHERE id = ${request}`;
    expect(await state()).toContain("Pedido: En preparación");
    await database.sql`UPDATE chat_requests SET stage = 'delivered', done_at = now()
      WHERE id = ${request}`;
    expect(await state()).toContain("Pedido: Entregado");
    await database.sql`UPDATE chat_requests SET done_at = now() - interval '13 hours'
      WHERE id = ${request}`;
    expect(await state()).not.toContain("Pedido:");
  });

  it("says how far the booking is, until its day is over", async () => {
    const { cookies } = cookieOf(await post({ text: "Una mesa para 4" }));
    const [thread] = await database.sql`SELECT id FROM threads WHERE space_id = 't-work'`;
    const state = async () => visibleText((await show(cookies)).querySelector("footer")!);
    const booking = { name: "Reservación", kind: "booking" } as const;
    const request = await sendRequest(database, thread!.id as string, booking);
    expect(await state()).toContain("Reservación: el negocio aún no confirma");
    await database.sql`INSERT INTO bookings (id, space_id, request_id, form, day, minute, minutes, created_at)
      VALUES ('t-booking', 't-work', ${request}, 'Reservación', current_date + 1, 840, 90, now())`;
    await database.sql`UPDATE chat_requests SET stage = 'accepted' WHERE id = ${request}`;
    expect(await state()).toContain("Reservación: Confirmada");
    await database.sql`UPDATE bookings SET day = current_date - 2 WHERE id = 't-booking'`;
    expect(await state()).not.toContain("Reservación:");
  });

  it("is found again only by its cookie, whose hash is stored", async () => {
    const sent = await post({ text: "¿A qué hora abren?" });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toBe(PAGE);
    const { set, cookies, value } = cookieOf(sent);
    expect(set).toMatch(
      /^plaza-chat-fonda-lupita=[\w-]{43}; Max-Age=7776000; Path=\/a; HttpOnly; SameSite=Lax$/,
    );
    const [contact] = await database.sql`SELECT token_hash FROM contacts WHERE space_id = 't-work'`;
    expect(contact!.token_hash).toBe(hashToken(value));
    expect(logOf(await show(cookies))).toMatch(/¿A qué hora abren\?.*Escribiendo/s);
    expect(logOf(await show())).not.toContain("abren");
    const stranger = { "plaza-chat-fonda-lupita": "x".repeat(43) };
    expect(logOf(await show(stranger))).not.toContain("abren");
    expect(
      (await get(`${PAGE}/live`, { cookies: stranger, headers: { Accept: "text/event-stream" } }))
        .status,
    ).toBe(404);
    expect((await get(`${PAGE}/live`, { cookies })).status).toBe(406);
  });

  it("is begun once by a form that is sent ten times at once; an unknown cookie is replaced", async () => {
    const form = { key: newKey(), text: "Hola" };
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post(form, { address: `10.0.0.${n}` })),
    );
    expect(new Set(sent.map((one) => cookieOf(one).value)).size).toBe(1);
    expect(await database.sql`SELECT id FROM threads WHERE space_id = 't-work'`).toHaveLength(1);
    // A used key with another text is another message.
    const { cookies } = cookieOf(sent[0]!);
    await post({ ...form, text: "¿Hay mole?" }, { cookies });
    expect(logOf(await show(cookies))).toMatch(/Hola.*¿Hay mole\?/s);
    const planted = { "plaza-chat-fonda-lupita": "p".repeat(43) };
    expect(cookieOf(await post({ text: "Hola" }, { cookies: planted })).value).not.toBe(
      "p".repeat(43),
    );
  });

  it("goes to a person and back, also as the first thing", async () => {
    const { cookies } = cookieOf(await post({ intent: "person" }));
    const waiting = await show(cookies);
    expect(logOf(waiting)).toContain("Quiero hablar con una persona.");
    expect(visibleText(waiting.querySelector("footer")!)).toMatch(/lo verá y te responderá aquí/);
    expect(waiting.querySelector("button[value=person]")).toBeNull();
    expect((await post({ intent: "return" }, { cookies })).status).toBe(303);
    const back = await show(cookies);
    expect(back.querySelector("button[value=person]")).not.toBeNull();
    // What was written to a person still waits for them.
    expect(logOf(back)).toContain("Sigo contigo");
    expect(visibleText(back.querySelector("footer")!)).toMatch(/lo verá y te responderá aquí/);
    await post({ text: "¿A qué hora abren?" }, { cookies });
    expect(logOf(await show(cookies))).toContain("Escribiendo");
  });

  it("offers the answers of the field that is asked, and posts the one pressed", async () => {
    const { cookies } = cookieOf(await post({ text: "Quiero pedir" }));
    await answer("¿Para llevar?");
    await database.sql`INSERT INTO chat_requests (id, thread_id, space_id, name, state, asking, created_at)
      SELECT 't-request', id, space_id, 'Pedido', 'asking', 'f1', now() FROM threads WHERE space_id = 't-work'`;
    const page = await show(cookies);
    const choices = [...page.querySelectorAll("button[name=quick]")].map(
      ({ textContent }) => textContent,
    );
    expect(choices).toEqual(["Para llevar", "Aquí"]);
    await post({ quick: "Para llevar" }, { cookies });
    expect(logOf(await show(cookies))).toContain("Para llevar");
    await database.sql`UPDATE messages SET state = 'final', text = 'Bien' WHERE state = 'writing'`;
    await database.sql`UPDATE chat_requests SET state = 'confirming', asking = NULL WHERE id = 't-request'`;
    const yes = [...(await show(cookies)).querySelectorAll("button[name=quick]")].map(
      ({ textContent }) => textContent,
    );
    expect(yes).toEqual(["Sí", "No"]);
  });

  it("shows what anybody writes as text", async () => {
    await database.sql`UPDATE agentiks SET name = ${EVIL} WHERE id = 't-agentik'`;
    const { cookies } = cookieOf(await post({ text: EVIL }));
    await answer(`${EVIL} [x](javascript:alert(1)) ![y](https://evil.example/y.png)`);
    await database.sql`INSERT INTO citations (thread_id, seq, n, source, quote)
      SELECT id, 2, 1, ${EVIL}, 'x' FROM threads WHERE space_id = 't-work'`.catch(() => undefined);
    const response = await get(PAGE, { cookies });
    const html = await response.text();
    expect(html).not.toContain("<img src=x");
    const page = await show(cookies);
    expect(page.querySelectorAll("[role=log] :is(img, script, a)")).toHaveLength(0);
    expect(logOf(page)).toContain("onerror=alert(1)");
    const poster = await (await get(`${PAGE}/poster`)).text();
    expect(poster).not.toContain("<img src=x");
  });

  it("refuses what is empty or too long, and keeps it", async () => {
    expect((await post({ text: "  " })).status).toBe(422);
    const long = "a".repeat(1_001);
    const refused = await post({ text: long });
    expect(refused.status).toBe(422);
    expect((await readPage(refused)).querySelector("textarea")?.textContent).toBe(long);
    expect((await post({ intent: "burn", text: "x" })).status).toBe(400);
  });
});

describe("limits", () => {
  it("lets a customer write 12 messages a minute, and says when the next one may come", async () => {
    const { cookies } = cookieOf(await post({ text: "1" }));
    for (let n = 2; n <= 12; n += 1)
      expect((await post({ text: `${n}` }, { cookies })).status).toBe(303);
    const refused = await post({ text: "la trece" }, { cookies });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await readPage(refused);
    expect(page.querySelector("textarea")?.textContent).toBe("la trece");
    expect(visibleText(page.querySelector("#composer-says")!)).toMatch(/\d+/);
  });

  it("counts an address, whatever cookies it throws away", async () => {
    await database.sql`INSERT INTO rate_limits (key, count, ends_at)
      VALUES ('chatByAddress 10.1.1.1', 240, now() + interval '1 hour')`;
    expect((await post({ text: "Hola" }, { address: "10.1.1.1" })).status).toBe(429);
    expect((await post({ text: "Hola" }, { address: "10.1.1.2" })).status).toBe(303);
  });
});

describe("in a frame", () => {
  const framed = (path: string, headers: Record<string, string> = {}) =>
    post({ text: "Hola" }, { path, headers: { "Sec-Fetch-Dest": "iframe", ...headers } });

  it("names the allowed sites, and nothing on other pages", async () => {
    await database.sql`UPDATE chat_pages SET allowed_origins = '{https://a.example,https://b.example}'
      WHERE slug = 'fonda-lupita'`;
    const named = async (path: string) => (await get(path)).headers.get("Plaza-Framed-By");
    expect(await named(`${PAGE}?frame=1`)).toBe("https://a.example https://b.example");
    for (const path of ["/", "/agentiks", "/a/no-existe", `${PAGE}/poster`])
      expect(await named(path)).toBeFalsy();
    await database.sql`UPDATE chat_pages SET is_open = false WHERE slug = 'fonda-lupita'`;
    expect(await named(PAGE)).toBeFalsy();
  });

  it("sets a partitioned cookie there only, over HTTPS", async () => {
    const secure = `https://plaza.example${PAGE}`;
    expect(cookieOf(await framed(`${secure}?frame=1`)).set).toContain("SameSite=Lax; Secure");
    await database.sql`UPDATE chat_pages SET allowed_origins = '{https://a.example}'
      WHERE slug = 'fonda-lupita'`;
    const { set } = cookieOf(await framed(`${secure}?frame=1`));
    expect(set).toMatch(/^__Secure-plaza-chat-fonda-lupita=.*SameSite=None; Secure; Partitioned$/);
    for (const path of [secure, `${PAGE}?frame=1`])
      expect(cookieOf(await framed(path)).set).not.toContain("None; Secure");
    const alone = await framed(`${secure}?frame=1`, { "Sec-Fetch-Dest": "document" });
    expect(cookieOf(alone).set).toContain("SameSite=Lax; Secure");
    expect(alone.headers.get("Location")).toBe(`${PAGE}?frame=1`);
  });

  it("is opened by a script of at most 5 KB that other sites may load", async () => {
    const response = await get(`${PAGE}/widget.js`);
    const script = await response.text();
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(new TextEncoder().encode(script).length).toBeLessThanOrEqual(5_120);
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain("Abrir el chat de Fonda Lupita");
  });
});

it("has a QR code, and a poster with the address in words", async () => {
  const qr = await get(`${PAGE}/qr.svg`);
  expect(qr.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(await qr.text()).toMatch(/^<svg .*<path stroke="#000" d="M.*<\/svg>$/s);
  const poster = await readPage(await get(`${PAGE}/poster`));
  expect(visibleText(poster.body)).toMatch(/Fonda Lupita.*Pregúntanos aquí.*\/a\/fonda-lupita/s);
});

it("is shared on WhatsApp with its address, in its agentik's language", async () => {
  const shared = await get(`${PAGE}/whatsapp`);
  expect(shared.status).toBe(302);
  const to = new URL(shared.headers.get("Location")!);
  expect(to.origin + to.pathname).toBe("https://wa.me/");
  expect(to.searchParams.get("text")).toMatch(/^Pregúntanos aquí: http.*\/a\/fonda-lupita$/);
});

it("tells the time of the business, on the page and in its owner's inbox", async () => {
  const { cookies } = cookieOf(await post({ text: "Hola" }));
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await database.sql`UPDATE messages SET created_at = ${`${day}T15:00:00Z`} WHERE from_contact`;
  await database.sql`UPDATE threads SET last_message_at = ${`${day}T15:00:00Z`}
    WHERE space_id = 't-work'`;
  const owner = createBrowser(app, await sessionOf(database, OWNER));
  const inbox = async () =>
    visibleText((await readPage(await owner.request("/inbox?tab=open"))).body);
  expect(logOf(await show(cookies))).toContain("9:00 a.m.");
  expect(await inbox()).toContain("9:00 AM");
  await database.sql`UPDATE businesses SET zone = 'America/Argentina/Buenos_Aires'
    WHERE person_id = ${OWNER}`;
  expect(logOf(await show(cookies))).toContain("12:00 p.m.");
  expect(await inbox()).toContain("12:00 PM");
  await database.sql`UPDATE businesses SET zone = NULL WHERE person_id = ${OWNER}`;
});

describe("channels", () => {
  const CHANNELS = "/agentiks/t-agentik/channels";
  const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
  const form = { intent: "open", slug: "Fonda-Lupita", origins: "fonda.example" };

  it("opens and closes the page for its owner, with its link and its tag", async () => {
    const owner = await as(OWNER);
    const open = await owner.request(CHANNELS, { form });
    expect(open.headers.get("Location")).toBe(CHANNELS);
    const page = await readPage(await owner.request(CHANNELS));
    expect(page.querySelector("#tag")?.textContent).toMatch(
      /^<script src="https?:\/\/.*\/a\/fonda-lupita\/widget\.js" async><\/script>$/,
    );
    expect(page.querySelector("#link")?.textContent).toContain("/a/fonda-lupita");
    await owner.request(CHANNELS, { form: { ...form, intent: "close" } });
    const [row] =
      await database.sql`SELECT is_open, allowed_origins FROM chat_pages WHERE slug = 'fonda-lupita'`;
    expect(row).toEqual({ is_open: false, allowed_origins: ["https://fonda.example"] });
  });

  it("launches the agentik whose page is opened, and leads its owner on step by step", async () => {
    const owner = await as(OWNER);
    const main = async () => (await readPage(await owner.request("/agentiks/t-agentik"))).body;
    const filled = async () => visibleText((await main()).querySelector("main .btn-primary")!);
    await database.sql`DELETE FROM chat_pages WHERE slug = 'fonda-lupita'`;
    await database.sql`UPDATE agentiks SET status = 'inactive', type = 'customer_service'
      WHERE id = 't-agentik'`;
    expect(await filled()).toBe("Teach it your menu or prices");
    await database.sql`INSERT INTO answers (id, space_id, question, answer, language, created_at, changed_at)
      VALUES ('t-parking', 't-work', '¿Hay estacionamiento?', 'Sí, para 4 autos.', 'es', now(), now())`;
    expect(await filled()).toBe("Try it");
    await database.sql`UPDATE agentiks SET status = 'active' WHERE id = 't-agentik'`;
    expect(await filled()).toBe("Open the page");
    await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = 't-agentik'`;
    expect(await filled()).toBe("Launch");
    await owner.request(CHANNELS, { form });
    const [row] = await database.sql`SELECT status FROM agentiks WHERE id = 't-agentik'`;
    expect(row!.status).toBe("active");
    expect(await filled()).toBe("Share its link");
    expect(visibleText(await main())).toContain("It answers on its chat page.");
    expect(await (await get()).text()).not.toContain("Este chat está cerrado");
  });

  it("says what is wrong with an address or a site, and keeps both", async () => {
    const owner = await as(OWNER);
    await database.sql`INSERT INTO chat_pages (agentik_id, slug, created_at, changed_at)
      VALUES ('agentik-1', 'ya-tomada', now(), now()) ON CONFLICT DO NOTHING`;
    const taken = await owner.request(CHANNELS, { form: { ...form, slug: "ya-tomada" } });
    expect(taken.status).toBe(409);
    const page = await readPage(taken);
    expect(page.querySelector("#slug")?.getAttribute("value")).toBe("ya-tomada");
    expect(page.querySelector("#slug-problem")).not.toBeNull();
    for (const wrong of [{ slug: "a" }, { origins: "http://fonda.example" }, { origins: "*" }])
      expect((await owner.request(CHANNELS, { form: { ...form, ...wrong } })).status).toBe(422);
  });

  it("is the owner's: a stranger sees nothing of it and changes nothing", async () => {
    const other = await as("person-2");
    expect((await other.request(CHANNELS, { form: { ...form, slug: "robada" } })).status).toBe(403);
    const page = await readPage(await other.request(CHANNELS));
    expect(page.querySelector("#slug")).toBeNull();
    expect(visibleText(page.body)).not.toContain("fonda-lupita");
  });

  it("launches a paused agentik, without which the page is closed", async () => {
    await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = 't-agentik'`;
    const owner = await as(OWNER);
    const page = await readPage(await owner.request(CHANNELS));
    expect(page.querySelector("button[value=launch]")).not.toBeNull();
    await owner.request(CHANNELS, { form: { intent: "launch" } });
    const [row] = await database.sql`SELECT status FROM agentiks WHERE id = 't-agentik'`;
    expect(row!.status).toBe("active");
  });
});
