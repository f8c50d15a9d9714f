import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { givePasskey } from "../../support/screens/second-factor.ts";
import { openChatBusiness } from "../../support/pages/chats.ts";
import { OPERATOR_PAGES } from "../../support/screens/operator-session.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Reports, what operators do about them, appeals, payouts and releases, as requests. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_OPERATORS: "Opera@plaza.mx,falsa@plaza.mx" });
  await account("opera", "opera@PLAZA.mx");
  await givePasskey(database.sql, "opera");
  await account("falsa", "falsa@plaza.mx", null);
  await account("nadie", "nadie@plaza.mx");
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

// An hour's ten reports are for the test of that limit.
beforeEach(() => database.sql`DELETE FROM rate_limits`);

const English = { preferences: { language: "en" } } as const;
type Client = ReturnType<typeof createBrowser>;

async function account(id: string, email?: string, verifiedAt: string | null = "2026-01-01") {
  const { sql } = database;
  await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', ${`${id} López`}, ${id}, ${id})`;
  if (email)
    await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
      VALUES (${id}, ${email}, 'x', ${verifiedAt})`;
}
/** A signed-in browser. An operator's has shown the second factor, longer ago than writes allow. */
async function as(id: string): Promise<Client> {
  const cookies = await sessionOf(database, id);
  await database.sql`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'
    WHERE person_id = 'opera' AND confirmed_at IS NULL`;
  return createBrowser(app, cookies);
}
/** An operator who confirmed their identity a moment ago. */
async function operator(): Promise<Client> {
  const client = await as("opera");
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = 'opera'`;
  return client;
}
const open = async (client: Client, path: string) => readPage(await client.request(path, English));
const send = (client: Client, path: string, form: Record<string, string>) =>
  client.request(path, { ...English, form });
const said = (page: Document) =>
  [...page.querySelectorAll("main [role=alert], main [role=status]")].map(visibleText).join(" | ");
let made = 0;
/** An artifakt of an account of its own, open to all. */
async function artifakt(): Promise<{ id: string; maker: string; name: string }> {
  const number = (made += 1);
  const [id, maker, name] = [`artifakt-r${number}`, `maker-${number}`, `Zarigüeya ${number}`];
  await account(maker);
  await database.sql`INSERT INTO artifakts (id, name, description, creator_id, type)
    VALUES (${id}, ${name}, 'x', ${maker}, 'template')`;
  return { id, maker, name };
}
const reports = (id: string) => database.sql`
  SELECT reporter_id, reason, text, outcome FROM item_reports WHERE item_id = ${id} ORDER BY created_at`;
const events = async (action: string, subject: string) =>
  (
    await database.sql`SELECT person_id, data FROM audit_events
      WHERE action = ${action} AND subject = ${subject}`
  ).map(
    ({ person_id: personId, data }) => ({ personId, data }) as { personId: string; data: object },
  );
const notices = async (personId: string) =>
  (
    await database.sql`SELECT kind, href FROM notifications WHERE person_id = ${personId}
      ORDER BY created_at`
  ).map(({ kind, href }) => `${kind} ${href}`);

describe("a report", () => {
  it("is one press from the page, for a visitor after signing in", async () => {
    const { id } = await artifakt();
    const page = await readPage(await app.request(`/artifakts/${id}`, English));
    const link = page.querySelector(`main a[href="/report/artifakt/${id}"]`);
    expect(link?.textContent).toBe("Report");
    expect(link?.getAttribute("rel")).toBe("nofollow");
    for (const form of [undefined, { reason: "spam" }]) {
      const answer = await app.request(`/report/artifakt/${id}`, form && { form });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/login?next=%2Freport%2Fartifakt%2F${id}`);
    }
    expect(await reports(id)).toHaveLength(0);
  });

  it("is refused to a guest, for the person's own item, and for an item not open to all", async () => {
    const { id, maker } = await artifakt();
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('guest-r', 'guest', 'x', 'x', 'guest-r')`;
    const guest = await as("guest-r");
    expect((await send(guest, `/report/artifakt/${id}`, { reason: "spam" })).status).toBe(303);
    const own = await as(maker);
    expect(
      (await open(own, `/artifakts/${id}`)).querySelector('main a[href^="/report"]'),
    ).toBeNull();
    const nobody = await as("nadie");
    await database.sql`INSERT INTO artifakts (id, name, description, creator_id, type, publication)
      VALUES ('artifakt-draft', 'x', 'x', ${maker}, 'template', 'draft')`;
    await database.sql`INSERT INTO spaces (id, name, description, type, visibility, owner_id)
      VALUES ('space-closed', 'x', 'x', 'custom', 'private', ${maker})`;
    for (const [client, path] of [
      [own, `/report/artifakt/${id}`],
      [nobody, "/report/artifakt/artifakt-draft"],
      [nobody, "/report/space/space-closed"],
      [nobody, "/report/space/nowhere"],
      [nobody, "/report/person/demo"],
    ] as const) {
      expect([path, (await client.request(path)).status]).toEqual([path, 404]);
      expect([path, (await send(client, path, { reason: "spam" })).status]).toEqual([path, 404]);
    }
    expect(
      await database.sql`SELECT 1 FROM item_reports WHERE reporter_id IN ('guest-r', ${maker},
      'nadie')`,
    ).toHaveLength(0);
  });

  it("keeps a reason and words, once per person and item", async () => {
    const { id, name } = await artifakt();
    const ana = await as("nadie");
    const path = `/report/artifakt/${id}`;
    const page = await open(ana, path);
    expect(visibleText(page.querySelector("main")!)).toContain(name);
    const key = page.querySelector<HTMLInputElement>("main [name=key]")!.value;
    const empty = await send(ana, path, { key, text: "Hola" });
    expect(empty.status).toBe(422);
    const asked = await readPage(empty);
    expect(said(asked)).toContain("Choose what is wrong with it.");
    expect(asked.querySelector("main textarea")?.textContent).toBe("Hola");
    const form = { key, reason: "fraud", text: "Cobró y no entregó" };
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(ana, path, form);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    }
    expect(said(await open(ana, path))).toBe("Thank you: an operator will look at it.");
    const again = await send(ana, path, { reason: "spam", text: "" });
    expect(again.status).toBe(303);
    expect((await open(ana, path)).querySelector("main form textarea")).toBeNull();
    expect(await reports(id)).toEqual([
      { reporter_id: "nadie", reason: "fraud", text: "Cobró y no entregó", outcome: null },
    ]);
    expect(await events("report-item", id)).toEqual([
      { personId: "nadie", data: { kind: "artifakt", reason: "fraud" } },
    ]);
  });

  it("is refused after ten within an hour", async () => {
    await account("mucho");
    const client = await as("mucho");
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const { id } = await artifakt();
      statuses.push((await send(client, `/report/artifakt/${id}`, { reason: "spam" })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  });

  it("can be sent from the page of every kind", async () => {
    const client = await as("nadie");
    for (const [kind, id] of [
      ["space", "space-5"],
      ["agentik", "agentik-9"],
      ["challenge", "challenge-3"],
    ] as const) {
      await database.sql`UPDATE spaces SET owner_id = 'person-9' WHERE id = ${id}`;
      const page = await open(client, `/${kind}s/${id}`);
      expect(page.querySelector(`main a[href="/report/${kind}/${id}"]`)).not.toBeNull();
      expect((await send(client, `/report/${kind}/${id}`, { reason: "spam" })).status).toBe(303);
      expect(await reports(id)).toHaveLength(1);
    }
  });

  it("is not offered on a guest's chat page, which nobody can report", async () => {
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('guest-chat', 'guest', 'x', 'x', 'guest-chat')`;
    const { agentikId: id, slug } = await openChatBusiness(database, {
      name: "fonda-invitada",
      ownerId: "guest-chat",
    });
    const client = await as("nadie");
    const page = await open(client, `/a/${slug}`);
    expect(page.querySelector('a[href^="/report"]')).toBeNull();
    expect((await client.request(`/report/agentik/${id}`)).status).toBe(404);
  });
});

describe("/operator", () => {
  it("is a 404 for everyone but accounts with a verified address of the environment", async () => {
    const clients = [createBrowser(app), await as("nadie"), await as("falsa"), await as("guest-r")];
    for (const path of OPERATOR_PAGES) {
      for (const client of clients) {
        const form = { intent: "take-down", kind: "space", id: "space-5", words: "Hola" };
        expect((await client.request(path)).status).toBe(404);
        expect((await send(client, path, form)).status).toBe(404);
      }
      expect((await (await as("opera")).request(path)).status).toBe(200);
    }
    expect(await database.sql`SELECT 1 FROM item_takedowns`).toHaveLength(0);
  });

  it("is in the menu of operators only", async () => {
    const links = async (client: Client) =>
      (await open(client, "/account")).querySelectorAll('a[href="/operator"]').length;
    expect(await links(await as("opera"))).toBeGreaterThan(0);
    expect(await links(await as("nadie"))).toBe(0);
    expect(await links(await as("falsa"))).toBe(0);
  });

  it("asks to confirm the identity before a write, and keeps the words", async () => {
    const { id } = await artifakt();
    await send(await as("nadie"), `/report/artifakt/${id}`, { reason: "spam" });
    const answer = await send(await as("opera"), "/operator", {
      intent: "take-down",
      kind: "artifakt",
      id,
      words: "Es publicidad",
    });
    expect(answer.status).toBe(403);
    const page = await readPage(answer);
    expect(page.querySelector('main a[href="/account/confirm?next=%2Foperator"]')).not.toBeNull();
    expect([...page.querySelectorAll("main textarea")].map((one) => one.textContent)).toContain(
      "Es publicidad",
    );
    expect((await app.request(`/artifakts/${id}`)).status).toBe(200);
  });

  it("asks for it before words can be typed, and then opens the forms", async () => {
    const { id, name } = await artifakt();
    await send(await as("nadie"), `/report/artifakt/${id}`, { reason: "spam" });
    const late = await as("opera");
    await database.sql`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'
      WHERE person_id = 'opera'`;
    for (const path of OPERATOR_PAGES) {
      const main = (await open(late, path)).querySelector("main")!;
      const link = main.querySelector('a[href^="/account/confirm?next="]')?.getAttribute("href");
      const next = new URL(link ?? "", "http://plaza.mx").searchParams.get("next");
      expect(decodeURIComponent(next ?? "")).toBe(path);
      expect(main.querySelectorAll("textarea, form[method=post]")).toHaveLength(0);
    }
    expect((await open(late, "/operator")).querySelector("main")!.textContent).toContain(name);
    const client = await operator();
    const main = (await open(client, "/operator")).querySelector("main")!;
    expect(main.querySelector("textarea")).not.toBeNull();
    expect(main.querySelector('a[href^="/account/confirm"]')).toBeNull();
  });

  it("lists reports by item with their reasons, and dismisses them with words", async () => {
    const { id, name } = await artifakt();
    await send(await as("nadie"), `/report/artifakt/${id}`, { reason: "fraud", text: "Ojo <b>" });
    await send(await as("falsa"), `/report/artifakt/${id}`, { reason: "spam" });
    const client = await operator();
    const page = await open(client, "/operator");
    const card = [...page.querySelectorAll("main li")].find((one) =>
      one.textContent.includes(name),
    )!;
    expect(visibleText(card)).toMatch(/2 reports/);
    expect(visibleText(card)).toContain("Fraud or deceit Ojo <b>");
    // The person who reported it is not shown.
    expect(card.textContent).not.toContain("nadie");
    const decide = { intent: "dismiss", kind: "artifakt", id };
    expect((await send(client, "/operator", { ...decide, words: " " })).status).toBe(422);
    const done = await send(client, "/operator", { ...decide, words: "Es un anuncio honesto" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/operator"]);
    const after = await open(client, "/operator");
    expect(said(after)).toBe("The reports are dismissed.");
    expect(after.querySelector("main")!.textContent).not.toContain(name);
    expect((await reports(id)).map(({ outcome }) => outcome as string)).toEqual([
      "dismissed",
      "dismissed",
    ]);
    expect(await events("dismiss-reports", id)).toEqual([
      {
        personId: "opera",
        data: { kind: "artifakt", reason: "Es un anuncio honesto", count: 2 },
      },
    ]);
    expect((await send(client, "/operator", { ...decide, words: "Otra vez" })).status).toBe(409);
    expect((await app.request(`/artifakts/${id}`)).status).toBe(200);
  });

  it("stops all agentiks with words, says since when, and lets them work again", async () => {
    const { sql } = database;
    const stops = () => sql`SELECT 1 FROM agentik_stops`;
    const client = await operator();
    const press = (intent: string, words: string) => send(client, "/operator", { intent, words });
    const isOffered = (page: Document, intent: string) =>
      page.querySelector(`main button[value=${intent}]`) !== null;
    const before = await open(client, "/operator");
    expect(isOffered(before, "stop-agentiks")).toBe(true);
    expect(isOffered(before, "resume-agentiks")).toBe(false);
    // Operators alone, and with words.
    expect((await send(await as("nadie"), "/operator", { intent: "stop-agentiks" })).status).toBe(
      404,
    );
    const wordless = await press("stop-agentiks", " ");
    expect(wordless.status).toBe(422);
    expect((await readPage(wordless)).querySelector("main details[open]")).not.toBeNull();
    expect(await stops()).toHaveLength(0);

    const stopped = await press("stop-agentiks", "Escriben a quien no deben");
    expect([stopped.status, stopped.headers.get("Location")]).toEqual([303, "/operator"]);
    expect(await stops()).toHaveLength(1);
    const after = await open(client, "/operator");
    expect(said(after)).toBe("All agentiks are stopped.");
    expect(visibleText(after.querySelector("main details[open]")!)).toContain("Stopped since");
    expect(isOffered(after, "stop-agentiks")).toBe(false);
    expect((await press("stop-agentiks", "Otra vez")).status).toBe(409);

    expect((await press("resume-agentiks", "Ya está")).status).toBe(303);
    expect(said(await open(client, "/operator"))).toBe("Agentiks work again.");
    expect(await stops()).toHaveLength(0);
    expect(await events("stop-all-agentiks", "agentiks")).toEqual([
      { personId: "opera", data: { stopped: 0, reason: "Escriben a quien no deben" } },
    ]);
    expect(await events("resume-all-agentiks", "agentiks")).toEqual([
      { personId: "opera", data: { reason: "Ya está" } },
    ]);
  });

  it("shows twenty items a page", async () => {
    const { sql } = database;
    const { maker } = await artifakt();
    await sql`INSERT INTO artifakts (id, name, description, creator_id, type)
      SELECT 'artifakt-many-' || n, 'Muchas ' || n, 'x', ${maker}, 'template'
      FROM generate_series(1, 30) n`;
    await sql`INSERT INTO item_reports (id, item_kind, item_id, reporter_id, reason, created_at)
      SELECT 'many-' || n, 'artifakt', 'artifakt-many-' || n, 'nadie', 'spam', now()
      FROM generate_series(1, 30) n`;
    const client = await operator();
    const first = await open(client, "/operator");
    expect(first.querySelectorAll("main li form")).toHaveLength(20);
    expect(
      first.querySelector('main a[href="?page=2"], main a[href="/operator?page=2"]'),
    ).not.toBeNull();
    const second = await open(client, "/operator?page=2");
    expect(second.querySelectorAll("main form").length).toBeGreaterThan(9);
    for (const page of ["0", "-1", "x", "1e9", "99999999999999999999"])
      expect((await client.request(`/operator?page=${page}`)).status).toBe(200);
    await sql`DELETE FROM item_reports WHERE id LIKE 'many-%'`;
  });
});

/** An artifakt that an operator took down after a report, with a buyer. */
async function takenDown() {
  const item = await artifakt();
  const buyer = `buyer-${item.id}`;
  await account(buyer);
  await database.sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
    VALUES (${buyer}, ${buyer}, ${item.id}, 0, now())`;
  await send(await as("nadie"), `/report/artifakt/${item.id}`, { reason: "illegal" });
  const client = await operator();
  const form = { intent: "take-down", kind: "artifakt", id: item.id, words: "Es de otra persona" };
  const answer = await send(client, "/operator", form);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/operator"]);
  return { ...item, buyer, client, form };
}

describe("what was taken down", () => {
  it("is gone for others; the buyer keeps it, and the owner reads why and appeals once", async () => {
    const { id, maker, name, buyer, client, form } = await takenDown();
    const page = `/artifakts/${id}`;
    expect((await send(client, "/operator", form)).status).toBe(409);
    expect((await app.request(page)).status).toBe(404);
    expect(await (await app.request("/api/artifakts")).text()).not.toContain(id);
    expect((await reports(id)).map(({ outcome }) => outcome as string)).toEqual(["taken-down"]);
    expect(await events("take-down-item", id)).toEqual([
      { personId: "opera", data: { kind: "artifakt", reason: "Es de otra persona", reports: 1 } },
    ]);

    const bought = await as(buyer);
    expect(said(await open(bought, page))).toContain("An operator of Plaza took this down.");
    expect((await bought.request(`${page}/file`)).status).toBe(200);
    expect(await (await bought.request("/library")).text()).toContain(name);

    const owner = await as(maker);
    const path = `/takedown/artifakt/${id}`;
    expect(await notices(maker)).toEqual([`item_taken_down ${path}`]);
    const own = await open(owner, page);
    expect(own.querySelector(`main a[href="${path}"]`)?.textContent).toBe("Read why, and appeal");
    expect(visibleText((await open(owner, path)).querySelector("main")!)).toContain(
      "Es de otra persona",
    );
    for (const other of [createBrowser(app), bought, await as("opera")]) {
      expect((await other.request(path)).status).toBe(404);
      expect((await send(other, path, { appeal: "Es mío" })).status).toBe(404);
    }
    const blank = await send(owner, path, { appeal: " \n" });
    expect(blank.status).toBe(422);
    const sent = await send(owner, path, { appeal: "Es mío, de 2019" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
    expect((await open(owner, path)).querySelector("main textarea")).toBeNull();
    expect((await send(owner, path, { appeal: "Otra vez" })).status).toBe(409);
    expect(await events("appeal-takedown", id)).toHaveLength(1);
  });

  it("stays down or opens again by an operator's answer, in words", async () => {
    const { id, maker, name, client } = await takenDown();
    const owner = await as(maker);
    const path = `/takedown/artifakt/${id}`;
    const answer = (intent: string, words: string) =>
      send(client, "/operator/takedowns", { intent, kind: "artifakt", id, words });
    expect((await answer("uphold", "Sin apelación")).status).toBe(409);
    await send(owner, path, { appeal: "Es mío, de 2019" });
    const list = await open(client, "/operator/takedowns");
    const card = [...list.querySelectorAll("main li")].find((one) =>
      one.textContent.includes(name),
    )!;
    expect(visibleText(card)).toContain("Es mío, de 2019");
    expect(card.querySelector("button[value=uphold]")).not.toBeNull();
    expect((await answer("uphold", "")).status).toBe(422);
    expect((await answer("uphold", "No lo es")).status).toBe(303);
    expect(visibleText((await open(owner, path)).querySelector("main")!)).toContain("No lo es");
    expect((await answer("uphold", "Otra vez")).status).toBe(409);
    expect(await events("uphold-takedown", id)).toHaveLength(1);
    expect((await app.request(`/artifakts/${id}`)).status).toBe(404);

    expect((await answer("restore", "Tenías razón")).status).toBe(303);
    expect((await app.request(`/artifakts/${id}`)).status).toBe(200);
    expect((await owner.request(path)).status).toBe(404);
    expect((await answer("restore", "Otra vez")).status).toBe(409);
    expect(await notices(maker)).toEqual([
      `item_taken_down ${path}`,
      `takedown_upheld ${path}`,
      `item_restored /artifakts/${id}`,
    ]);
    expect(await events("restore-item", id)).toEqual([
      { personId: "opera", data: { kind: "artifakt", reason: "Tenías razón" } },
    ]);
    // It can be reported and taken down again.
    expect(
      (await send(await as("nadie"), `/report/artifakt/${id}`, { reason: "spam" })).status,
    ).toBe(303);
    const again = { intent: "take-down", kind: "artifakt", id, words: "Ahora sí" };
    expect((await send(client, "/operator", again)).status).toBe(303);
  });

  it("is a page too: gone for everyone, and its owner reads why where its pages are", async () => {
    const { sql } = database;
    await account("fonda");
    await sql`INSERT INTO builder_layouts (id, person_id, version, blocks, created_at)
      SELECT 'layout-down', 'fonda', 1, blocks, now() FROM builder_layouts
      WHERE id = 'layout-la-ceiba'`;
    await sql`INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
      VALUES ('page-down', 'fonda', 'fonda-tlacuache', 'Fonda Tlacuache', 'layout-down', now(), now())`;
    await sql`INSERT INTO page_addresses (slug, page_id, since)
      VALUES ('fonda-tlacuache', 'page-down', now())`;
    const shown = await readPage(await app.request("/p/fonda-tlacuache", English));
    const link = shown.querySelector('footer a[href="/report/page/page-down"]');
    expect([link?.textContent, link?.getAttribute("rel")]).toEqual([
      "Report this page",
      "nofollow",
    ]);
    // Its texts are Spanish, whatever the language of the visitor.
    expect(shown.documentElement.lang).toBe("en");
    expect(shown.querySelector("main [lang=es]")).not.toBeNull();
    const owner = await as("fonda");
    expect((await owner.request("/report/page/page-down")).status).toBe(404);
    const reported = await send(await as("nadie"), "/report/page/page-down", { reason: "fraud" });
    expect(reported.status).toBe(303);

    const client = await operator();
    const listed = await open(client, "/operator");
    expect(listed.querySelector('main a[href="/p/page-down"]')?.textContent).toBe(
      "Fonda Tlacuache",
    );
    const decide = { kind: "page", id: "page-down", words: "Pide anticipos y no entrega" };
    expect((await send(client, "/operator", { ...decide, intent: "take-down" })).status).toBe(303);
    for (const path of ["", "/qr.svg", "/whatsapp", `/cover/${"0".repeat(32)}.jpg`])
      expect([path, (await app.request(`/p/fonda-tlacuache${path}`)).status]).toEqual([path, 404]);
    expect(await (await app.request("/sitemap.xml")).text()).not.toContain("fonda-tlacuache");
    const own = await open(owner, "/builder/pages");
    expect(own.querySelector('main a[href="/takedown/page/page-down"]')).not.toBeNull();
    // Publishing it once more does not put it back.
    await send(owner, "/builder/pages", { intent: "show", page: "page-down" });
    await send(owner, "/builder/pages", { intent: "update", page: "page-down", version: "1" });
    expect((await app.request("/p/fonda-tlacuache")).status).toBe(404);
    const appealed = await send(owner, "/takedown/page/page-down", { appeal: "Sí entrego" });
    expect(appealed.status).toBe(303);
    const restore = { ...decide, intent: "restore" };
    expect((await send(client, "/operator/takedowns", restore)).status).toBe(303);
    expect((await app.request("/p/fonda-tlacuache")).status).toBe(200);
    expect(await notices("fonda")).toEqual([
      "item_taken_down /takedown/page/page-down",
      "item_restored /builder/pages",
    ]);
  });

  it("tells the members of a space on its page, and admits no new ones", async () => {
    const { sql } = database;
    await account("duena");
    await account("socia");
    await account("ajena");
    await sql.begin(async (tx) => {
      await tx`INSERT INTO spaces (id, name, description, type, owner_id, user_count)
        VALUES ('space-down', 'Zarigüeyas', 'x', 'custom', 'duena', 2)`;
      await tx`INSERT INTO space_members (space_id, person_id, role)
        VALUES ('space-down', 'duena', 'owner'), ('space-down', 'socia', 'member')`;
    });
    const client = await operator();
    const form = { intent: "take-down", kind: "space", id: "space-down", words: "Fraude" };
    expect((await send(client, "/operator", form)).status).toBe(303);
    expect(said(await open(await as("socia"), "/spaces/space-down"))).toContain("took this down");
    const other = await as("ajena");
    expect((await other.request("/spaces/space-down")).status).toBe(404);
    await send(other, "/spaces/space-down", { intent: "join" });
    expect(await sql`SELECT 1 FROM space_members WHERE person_id = 'ajena'`).toHaveLength(0);
  });

  it("closes an agentik's chat page, from which it can be reported", async () => {
    await account("fondera");
    const { agentikId: id, slug } = await openChatBusiness(database, {
      name: "fonda-reportada",
      ownerId: "fondera",
    });
    const path = `/report/agentik/${id}`;
    const linksOf = async (client: Client) =>
      [...(await open(client, `/a/${slug}`)).querySelectorAll('a[href^="/report"]')].map(
        (link) => `${visibleText(link)} ${link.getAttribute("href")} ${link.getAttribute("rel")}`,
      );
    expect(await linksOf(createBrowser(app))).toEqual([`Report ${path} nofollow noreferrer`]);
    // Its owner cannot report it.
    expect(await linksOf(await as("fondera"))).toEqual([]);
    const client = await as("nadie");
    expect((await send(client, path, { reason: "fraud" })).status).toBe(303);
    expect(await reports(id)).toHaveLength(1);
    const form = { intent: "take-down", kind: "agentik", id, words: "Pide depósitos" };
    expect((await send(await operator(), "/operator", form)).status).toBe(303);
    for (const part of ["", "?frame=1", "/widget.js", "/poster", "/qr.svg", "/live"])
      expect([part, (await client.request(`/a/${slug}${part}`)).status]).toEqual([part, 404]);
    expect((await send(client, `/a/${slug}`, { intent: "send", text: "Hola" })).status).toBe(404);
  });
});

describe("payouts and releases", () => {
  it("records a payout as paid, or refuses it with words, once and audited", async () => {
    const { sql } = database;
    const ids = ["payout-pay", "payout-refuse"];
    await sql`INSERT INTO ledger_accounts (id, owner_id, currency, purpose) VALUES
      ('nadie-hold', 'nadie', 'MXN', 'hold'), ('nadie-wallet', 'nadie', 'MXN', 'wallet')`;
    const funding = sql`(SELECT id FROM ledger_accounts
      WHERE owner_id IS NULL AND purpose = 'funding' AND currency = 'MXN' LIMIT 1)`;
    for (const id of ids) {
      await sql.begin(async (tx) => {
        await tx`INSERT INTO ledger_transactions (id, cause, reference) VALUES
          (${`${id}-in`}, 'top_up', ${id}), (${`${id}-held`}, 'payout_hold', ${id})`;
        await tx`INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
          (${`${id}-in`}, 1, ${funding}, -400), (${`${id}-in`}, 2, 'nadie-wallet', 400),
          (${`${id}-held`}, 1, 'nadie-wallet', -400), (${`${id}-held`}, 2, 'nadie-hold', 400)`;
        await tx`INSERT INTO payouts (id, person_id, amount, hold_id, created_at)
          VALUES (${id}, 'nadie', 400, ${`${id}-held`}, '2000-01-01')`;
      });
    }
    const client = await operator();
    const page = visibleText((await open(client, "/operator/payouts")).querySelector("main")!);
    expect(page).toContain("nadie@plaza.mx");
    const end = (intent: string, payout: string, words = "") =>
      send(client, "/operator/payouts", { intent, payout, words });
    expect((await end("refuse", "payout-refuse")).status).toBe(422);
    expect((await end("refuse", "payout-refuse", "Cuenta cerrada")).status).toBe(303);
    expect((await end("pay", "payout-pay")).status).toBe(303);
    expect((await end("pay", "payout-pay")).status).toBe(303);
    expect((await end("pay", "payout-nowhere")).status).toBe(409);
    expect(await sql`SELECT id, status FROM payouts WHERE person_id = 'nadie' ORDER BY id`).toEqual(
      [
        { id: "payout-pay", status: "paid" },
        { id: "payout-refuse", status: "cancelled" },
      ],
    );
    expect(await events("operator-pay-payout", "payout-pay")).toEqual([
      { personId: "opera", data: { amount: 400, reason: "" } },
    ]);
    expect(await events("operator-refuse-payout", "payout-refuse")).toEqual([
      { personId: "opera", data: { amount: 400, reason: "Cuenta cerrada" } },
    ]);
  });

  it("shows where a payout goes, once the identity is confirmed, and notes who saw it", async () => {
    const { sql } = database;
    // The application is loaded with its own key, so is the module that encrypts.
    const { sealDestination } = await import("#adapters/secrets/payout-destination.server.ts");
    const clabe = "002010077777777771";
    const destinations = {
      clabe: { method: "clabe", holder: "Lucía Nadie", account: clabe },
      paypal: { method: "paypal", holder: "Lucía Nadie", account: "lucia@nadie.mx" },
      unsaid: undefined,
      lost: { method: "paypal", holder: "x", account: "otra@nadie.mx" },
    } as const;
    for (const [id, to] of Object.entries(destinations))
      await sql.begin(async (tx) => {
        const sealed = to && sealDestination(to, id === "lost" ? "opera" : "nadie");
        await tx`INSERT INTO ledger_transactions (id, cause, reference) VALUES
          (${`show-${id}-in`}, 'top_up', ${`show-${id}`}), (${`show-${id}`}, 'payout_hold', ${`show-${id}`})`;
        await tx`INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
          (${`show-${id}-in`}, 1, (SELECT id FROM ledger_accounts
            WHERE owner_id IS NULL AND purpose = 'funding' AND currency = 'MXN' LIMIT 1), -400),
          (${`show-${id}-in`}, 2, 'nadie-wallet', 400),
          (${`show-${id}`}, 1, 'nadie-wallet', -400), (${`show-${id}`}, 2, 'nadie-hold', 400)`;
        await tx`INSERT INTO payouts (id, person_id, amount, hold_id, created_at, sealed_destination, method, last_four)
          VALUES (${`show-${id}`}, 'nadie', 400, ${`show-${id}`}, '2000-01-02',
            ${sealed ?? null}, ${to?.method ?? null}, ${to ? "0000" : null})`;
      });
    const path = "/operator/payouts";
    const show = async (client: Client, payout: string, language = "en") => {
      const answer = await client.request(path, {
        preferences: { language },
        form: { intent: "show", payout },
      });
      const text = visibleText((await readPage(answer.clone())).querySelector("main")!);
      return { answer, text };
    };
    const client = await operator();
    const list = visibleText((await open(client, path)).querySelector("main")!);
    expect(list).not.toContain(clabe);
    expect(list).toContain("Nowhere said yet");

    const shown = await show(client, "show-clabe");
    expect(shown.answer.status).toBe(200);
    expect(shown.answer.headers.get("Cache-Control")).toContain("no-store");
    for (const part of [clabe, "Banamex", "Lucía Nadie", "CLABE"])
      expect(shown.text).toContain(part);
    expect(shown.text).not.toContain("lucia@nadie.mx");
    expect((await show(client, "show-paypal", "es")).text).toContain(
      "PayPal lucia@nadie.mx A nombre de Lucía Nadie",
    );
    expect(await events("operator-show-destination", "show-clabe")).toEqual([
      { personId: "opera", data: {} },
    ]);
    expect((await show(client, "show-nowhere")).answer.status).toBe(409);
    const unreadable = await show(client, "show-lost");
    expect([unreadable.answer.status, unreadable.text]).toEqual([
      409,
      expect.stringContaining("The account cannot be read"),
    ]);

    await sql`UPDATE sessions SET confirmed_at = now() - interval '1 day' WHERE person_id = 'opera'`;
    const unconfirmed = await show(client, "show-clabe");
    expect(unconfirmed.answer.status).toBe(403);
    expect(unconfirmed.text).not.toContain(clabe);
    expect((await show(await as("nadie"), "show-clabe")).answer.status).toBe(404);
    expect(await events("operator-show-destination", "show-clabe")).toHaveLength(1);
  });

  it("releases an app that was coming soon, and tells who waited", async () => {
    const { sql } = database;
    const [app_] = await sql<[{ id: string }]>`
      SELECT id FROM portal_apps WHERE status = 'coming-soon' AND id = 'portal-app-loyalty'`;
    await sql`INSERT INTO app_waits (person_id, app_id, asked_at)
      VALUES ('nadie', ${app_.id}, now())`;
    const client = await operator();
    const release = (id: string, words = "Ya está lista") =>
      send(client, "/operator/releases", { intent: "release", app: id, words });
    expect((await release(app_.id, " ")).status).toBe(422);
    expect((await release(app_.id)).status).toBe(303);
    expect((await release(app_.id)).status).toBe(409);
    // One without a kit cannot be released.
    expect((await release("portal-app-backup")).status).toBe(409);
    expect((await release("portal-app-nowhere")).status).toBe(409);
    expect(await sql`SELECT status FROM portal_apps WHERE id = ${app_.id}`).toEqual([
      { status: "available" },
    ]);
    expect(await notices("nadie")).toContain("app_available /portals?tab=launchpad");
    const [event] = await events("release-portal-app", app_.id);
    expect(event).toMatchObject({ personId: "opera", data: { reason: "Ya está lista" } });
  });
});

describe("people", () => {
  const AT = "/operator/people?q=";

  it("finds an account by its exact address or handle only, and nothing secret", async () => {
    await as("nadie");
    const client = await operator();
    for (const q of ["NADIE@plaza.mx", "@nadie", "nadie"]) {
      const text = visibleText(
        (await open(client, AT + encodeURIComponent(q))).querySelector("main")!,
      );
      expect(text).toContain("nadie López");
      expect(text).toContain("nadie@plaza.mx · verified");
      expect(text).toMatch(/\d+ sessions?/);
    }
    for (const q of ["plaza.mx", "nad", "%", "nadie@plaza.mx\0x", "' OR 1=1", "x".repeat(999)]) {
      const page = await open(client, AT + encodeURIComponent(q));
      expect(page.querySelector("main")!.textContent).not.toContain("nadie López");
    }
  });

  it("ends only that account's sessions and API tokens, with a reason, audited", async () => {
    await account("intrusa", "intrusa@plaza.mx");
    for (const id of ["intrusa", "opera"])
      await database.sql`INSERT INTO api_tokens
          (id, person_id, name, scope, token_hash, last_four, created_at)
        VALUES (${`token-${id}`}, ${id}, 'Caja', 'read', ${`hash-${id}`}, 'abcd', now())`;
    const stolen = await as("intrusa");
    const client = await operator();
    const end = (words: string, person = "intrusa") =>
      send(client, `${AT}intrusa`, { intent: "end-sessions", person, words });
    expect((await end("")).status).toBe(422);
    expect((await end("x", "demo")).status).toBe(404);
    const done = await end("Le robaron el teléfono");
    expect([done.status, done.headers.get("Location")]).toEqual([
      303,
      "/operator/people?q=intrusa",
    ]);
    expect(await database.sql`SELECT 1 FROM sessions WHERE person_id = 'intrusa'`).toHaveLength(0);
    expect((await stolen.request("/account/security")).status).toBe(303);
    expect((await client.request("/operator")).status).toBe(200);
    expect(await events("operator-end-sessions", "intrusa")).toEqual([
      { personId: "opera", data: { reason: "Le robaron el teléfono", count: 1, tokens: 1 } },
    ]);
    const open = await database.sql`SELECT person_id FROM api_tokens WHERE revoked_at IS NULL`;
    expect(open.map(({ person_id }) => person_id as string)).toEqual(["opera"]);
    expect((await end("Otra vez")).status).toBe(409);
  });

  it("shows that an account is locked out, and lifts it", async () => {
    await account("cerrada", "cerrada@plaza.mx");
    const enter = async () =>
      (
        await app.request("/login", {
          address: `10.0.0.${(made += 1)}`,
          form: { email: "Cerrada@plaza.mx", password: "no es esta" },
        })
      ).status;
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await enter());
    expect(statuses.at(-1)).toBe(429);
    const client = await operator();
    const shown = async () =>
      visibleText((await open(client, `${AT}cerrada`)).querySelector("main")!);
    expect(await shown()).toContain("locked until");
    const lift = (words: string) =>
      send(client, `${AT}cerrada`, { intent: "lift-locks", person: "cerrada", words });
    expect((await lift("Llamó por teléfono")).status).toBe(303);
    expect(await shown()).not.toContain("locked until");
    expect(await enter()).not.toBe(429);
    expect(await events("lift-sign-in-locks", "cerrada")).toEqual([
      {
        personId: "opera",
        data: { reason: "Llamó por teléfono", limits: ["signInByAccount"] },
      },
    ]);
  });

  it("makes a link for a new password: confirmed, with words, audited, shown once", async () => {
    await account("olvido", "olvido@plaza.mx");
    const client = await operator();
    const make = (words: string, from = client) =>
      send(from, `${AT}olvido`, { intent: "reset-link", person: "olvido", words });
    const links = () =>
      database.sql`SELECT token_hash FROM one_time_links WHERE person_id = 'olvido'`;
    // Neither for others, nor without words, nor without a confirmed identity.
    expect((await make("Soy yo", await as("nadie"))).status).toBe(404);
    expect((await make("")).status).toBe(422);
    await database.sql`UPDATE sessions SET confirmed_at = now() - interval '1 day' WHERE person_id = 'opera'`;
    expect((await make("Llamó por teléfono")).status).toBeGreaterThanOrEqual(400);
    expect(await links()).toHaveLength(0);

    const confirmed = await operator();
    const answer = await make("Llamó por teléfono", confirmed);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const shown = (await readPage(answer)).querySelector<HTMLInputElement>("#reset-link")!.value;
    const { pathname } = new URL(shown);
    expect(pathname).toMatch(/^\/login\/reset\/[0-9a-f]{64}$/);
    const token = pathname.split("/").at(-1)!;
    const again = await open(confirmed, `${AT}olvido`);
    expect(again.querySelector("#reset-link")).toBeNull();
    expect(again.body.innerHTML).not.toContain(token);
    expect(await events("operator-reset-link", "olvido")).toEqual([
      { personId: "opera", data: { reason: "Llamó por teléfono" } },
    ]);
    expect(JSON.stringify(await links())).not.toContain(token);

    // The link sets a password, once.
    const reset = () =>
      app.request(pathname, { ...English, form: { password: "otra lámpara en el monte" } });
    expect((await reset()).headers.get("Location")).toBe("/login?done=reset");
    expect((await reset()).status).not.toBe(303);
  });
});
