import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Conversations of a space as requests: who reads and writes, and what each form stores. */
let database: TestDatabase;
let app: App;
const SPACE = "/spaces/t-space";
const [OWNER, MEMBER, OTHER] = ["person-1", "person-2", "person-3"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('t-space', 'Mesa de pruebas', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('t-space', ${OWNER}, 'owner'), ('t-space', ${MEMBER}, 'member')`;
});
beforeEach(async () => {
  await database.sql`DELETE FROM threads WHERE space_id = 't-space'`;
  await database.sql`DELETE FROM notifications WHERE kind LIKE 'space_me%'`;
  await database.sql`UPDATE space_members SET notices = 'mentions' WHERE space_id = 't-space'`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
let keys = 0;
const key = () => `${(keys += 1)}`.padStart(22, "k");
const say = (browser: Browser, form: Record<string, string>, path = `${SPACE}/t/new`) =>
  browser.request(path, { form: { intent: "send", key: key(), ...form } });
/** Begins a conversation. @returns its address */
async function begin(browser: Browser, text: string, more: Record<string, string> = {}) {
  const sent = await say(browser, { text, ...more });
  expect(sent.status).toBe(303);
  return sent.headers.get("Location")!;
}
const show = async (browser: Browser, path: string) => readPage(await browser.request(path));
const linesOf = (page: Document) =>
  [...page.querySelectorAll("main li[id^=m]")].map((line) => visibleText(line));
const threadOf = (path: string) => path.split("/").at(-1)!;
const newsOf = (personId: string) =>
  database.sql<{ kind: string; href: string }[]>`SELECT kind, href FROM notifications
    WHERE person_id = ${personId} AND kind LIKE 'space_me%' ORDER BY created_at, id`;

it("leads members inside: the newest conversation, and a form for the first one", async () => {
  const owner = await as(OWNER);
  const empty = await show(owner, SPACE);
  expect(visibleText(empty.querySelector("main")!)).toContain("No conversation yet");
  const first = await begin(owner, "¿Quién abre mañana?");
  await begin(owner, "Faltan servilletas\nY vasos", { title: "Compras" });
  const page = await show(await as(MEMBER), SPACE);
  expect(page.querySelector("h1")?.textContent).toBe("Mesa de pruebas");
  expect(page.querySelector("h2")?.textContent).toBe("Compras");
  expect(linesOf(page)[0]).toContain("Faltan servilletas Y vasos");
  const list = [...page.querySelectorAll("main nav li a[href*='/t/']")].map(visibleText);
  expect(list[0]).toContain("Compras");
  expect(list[1]).toMatch(/^¿Quién abre mañana\? 1 new /);
  expect(linesOf(await show(owner, first))).toHaveLength(1);
});

it("says when a message was written in the zone of the reader's own business", async () => {
  const { sql } = database;
  const path = await begin(await as(OWNER), "Llegó el pan");
  await sql`UPDATE messages SET created_at = (current_date - 3 || 'T02:30:00Z')::timestamptz
    WHERE thread_id = ${threadOf(path)}`;
  const line = async (personId: string) => linesOf(await show(await as(personId), path))[0];
  await sql`INSERT INTO businesses (person_id, name, zone)
    VALUES (${MEMBER}, 'Confitería', 'America/Argentina/Buenos_Aires')
    ON CONFLICT (person_id) DO UPDATE SET zone = excluded.zone`;
  expect(await line(MEMBER)).toContain(" 11:30 PM");
  expect(await line(OWNER)).toContain(" 8:30 PM");
});

it("writes a message once for one key, and answers in the thread", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const path = await begin(owner, "Hola");
  const form = { intent: "send", key: key(), text: "Hola a todos", replyTo: "1" };
  for (let times = 0; times < 3; times += 1)
    expect((await member.request(path, { form })).status).toBe(303);
  await Promise.all(
    Array.from({ length: 6 }, () => member.request(path, { form: { ...form, text: "Otra" } })),
  );
  const rows = await database.sql`SELECT seq, text, reply_to FROM messages
    WHERE thread_id = ${threadOf(path)} ORDER BY seq`;
  expect(rows.map(({ seq, text, reply_to: to }) => [seq, text, to])).toEqual([
    [1, "Hola", null],
    [2, "Hola a todos", 1],
  ]);
});

it("counts in the order of the database when many write at once", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const path = await begin(owner, "0");
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, n) => say(n % 2 ? owner : member, { text: `n${n}` }, path)),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
  const rows = await database.sql<{ seq: number }[]>`SELECT seq FROM messages
    WHERE thread_id = ${threadOf(path)} ORDER BY created_at, seq`;
  expect(rows.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 21 }, (_, n) => n + 1),
  );
});

describe("what is new", () => {
  it("is counted, marked by a line, and read once it was shown", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await begin(owner, "Uno");
    const read = (seq: string) => member.request(path, { form: { intent: "read", seq } });
    await read("1");
    await say(owner, { text: "Dos" }, path);
    await say(owner, { text: "Tres" }, path);
    const other = await begin(member, "Otra conversación");
    const list = visibleText((await show(member, other)).querySelector("main nav ul")!);
    expect(list).toContain("2 new");
    const page = await show(member, path);
    expect(visibleText(page.querySelector("main ol")!)).toMatch(/Uno.*New since.*Dos.*Tres/s);
    expect((await read("99")).status).toBe(303);
    expect(visibleText((await show(member, path)).querySelector("main ol")!)).not.toContain(
      "New since",
    );
    expect(visibleText((await show(owner, other)).querySelector("main nav ul")!)).not.toContain(
      "2 new",
    );
  });

  it("is counted in the list for every conversation, which hides the newest on a phone", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    await begin(owner, "Primera");
    await begin(owner, "Segunda");
    const list = await show(member, `${SPACE}?list`);
    const counts = [...list.querySelectorAll("main nav ul a[href*='/t/']")].map(visibleText);
    expect(counts[0]).toMatch(/^Segunda 1 new/);
    expect(counts[1]).toMatch(/^Primera 1 new/);
  });

  it("takes its notifications with it, up to the message that was read", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const [{ handle }] = await database.sql<[{ handle: string }]>`
      SELECT handle FROM people WHERE id = ${MEMBER}`;
    const path = await begin(owner, "Para todos");
    await say(owner, { text: `@${handle} ¿vienes?` }, path);
    await say(owner, { text: `@${handle} ¿y mañana?` }, path);
    const unread = async () => {
      const rows = await database.sql<{ href: string }[]>`SELECT href FROM notifications
        WHERE person_id = ${MEMBER} AND read_at IS NULL AND href LIKE ${`${path}%`} ORDER BY href`;
      return rows.map(({ href }) => href.split("#")[1]);
    };
    expect(await unread()).toEqual(["m2", "m3"]);
    await member.request(path, { form: { intent: "read", seq: "2" } });
    expect(await unread()).toEqual(["m3"]);
    await member.request(path, { form: { intent: "read", seq: "3" } });
    expect(await unread()).toEqual([]);
  });

  it("notifies by mention, by answer, and by what each has chosen", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const [{ handle }] = await database.sql<[{ handle: string }]>`
      SELECT handle FROM people WHERE id = ${MEMBER}`;
    const path = await begin(owner, "Para todos");
    expect(await newsOf(MEMBER)).toEqual([]);
    await say(owner, { text: `@${handle.toUpperCase()} ¿puedes?` }, path);
    expect(await newsOf(MEMBER)).toEqual([
      { kind: "space_mention", href: expect.stringContaining(`${path}?at=2#m2`) },
    ]);
    await say(member, { text: "Sí" }, path);
    await say(owner, { text: "Gracias", replyTo: "3" }, path);
    expect(await newsOf(MEMBER)).toHaveLength(2);
    await member.request(path, { form: { intent: "notices", level: "all" } });
    await say(owner, { text: "Uno más" }, path);
    expect((await newsOf(MEMBER)).map(({ kind }) => kind)).toContain("space_message");
    await member.request(path, { form: { intent: "thread-notices", wish: "mute" } });
    await say(owner, { text: `@${handle} ¡oye!` }, path);
    expect(await newsOf(MEMBER)).toHaveLength(3);
    await member.request(path, { form: { intent: "notices", level: "none" } });
    await member.request(path, { form: { intent: "thread-notices", wish: "follow" } });
    await say(owner, { text: "¿Siguen?" }, path);
    expect(await newsOf(MEMBER)).toHaveLength(4);
    expect(await newsOf(OWNER)).toEqual([]);
  });

  it("reaches a member by name or first words of it, and asks which of several", async () => {
    const owner = await as(OWNER);
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('mari-1', 'account', 'Mari Mesera', 'Mari', 'mari-m'),
        ('mari-2', 'account', 'Marí Cocina', 'Marí', 'mari-c'),
        ('lupita-1', 'account', 'Panadería Lupita', 'Panadería', 'lupita-p')`;
    await database.sql`INSERT INTO space_members (space_id, person_id)
      SELECT 't-space', id FROM people WHERE id IN ('mari-1', 'mari-2', 'lupita-1')`;
    const path = await begin(owner, "@panaderia lupita, ¿abres?");
    expect((await newsOf("lupita-1")).map(({ kind }) => kind)).toEqual(["space_mention"]);
    await say(owner, { text: "Gracias, @Panadería" }, path);
    expect(await newsOf("lupita-1")).toHaveLength(2);

    const unclear = await say(owner, { text: "@Mari, mesa 4" }, path);
    expect(unclear.status).toBe(422);
    const page = await readPage(unclear);
    expect(visibleText(page.getElementById("composer-says")!)).toContain(
      "“@Mari” could be more than one. Write which: @Mari Mesera, @Marí Cocina.",
    );
    expect(page.querySelector<HTMLTextAreaElement>("#composer [name=text]")!.value).toBe(
      "@Mari, mesa 4",
    );
    expect([await newsOf("mari-1"), await newsOf("mari-2")]).toEqual([[], []]);
    expect(linesOf(await show(owner, path))).toHaveLength(2);
    await say(owner, { text: "@mari cocina, mesa 4" }, path);
    expect([await newsOf("mari-1"), await newsOf("mari-2")]).toMatchObject([[], [{}]]);
    await database.sql`DELETE FROM space_members
      WHERE person_id IN ('mari-1', 'mari-2', 'lupita-1')`;
  });
});

describe("a message", () => {
  it("is rewritten by its author only, and keeps its earlier wordings", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await begin(member, "A las 8");
    const edit = (browser: Browser, text: string) =>
      browser.request(path, { form: { intent: "edit", seq: "1", text } });
    expect((await edit(owner, "A las 7")).status).toBe(403);
    expect((await edit(member, "A las 9")).status).toBe(303);
    expect((await edit(member, " ")).status).toBe(422);
    expect((await edit(member, "x".repeat(4_001))).status).toBe(422);
    const page = await show(owner, `${path}?message=1`);
    expect(linesOf(page)[0]).toMatch(/edited.*A las 9.*Earlier wordings.*A las 8/s);
  });

  it("is deleted by its author and by admins, and leaves its place", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await begin(owner, "Secreto uno");
    await say(member, { text: "Secreto dos" }, path);
    const remove = (browser: Browser, seq: string) =>
      browser.request(path, { form: { intent: "delete", seq } });
    expect((await remove(member, "1")).status).toBe(403);
    expect((await remove(owner, "2")).status).toBe(303);
    expect((await remove(owner, "2")).status).toBe(303);
    expect((await remove(owner, "99")).status).toBe(404);
    const lines = linesOf(await show(member, path));
    expect(lines[0]).toContain("Secreto uno");
    expect(lines[1]).toContain("This message was deleted.");
    const answer = await owner.request(path, { form: { intent: "pin", seq: "2", on: "1" } });
    expect(answer.status).toBe(409);
  });

  it("is pinned and gets reactions, twice being once", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await begin(owner, "El menú de mañana");
    for (const browser of [owner, owner, member])
      await browser.request(path, {
        form: { intent: "react", seq: "1", reaction: "🎉", on: "1" },
      });
    await member.request(path, { form: { intent: "pin", seq: "1", on: "1" } });
    const page = await show(member, path);
    expect(page.querySelector("main ol button[aria-pressed=true]")?.textContent).toBe("🎉 2");
    expect(page.querySelector(`main ul a[href="${path}?at=1#m1"]`)?.textContent).toBe(
      "El menú de mañana",
    );
    await member.request(path, { form: { intent: "react", seq: "1", reaction: "🎉", on: "" } });
    const after = await show(member, path);
    expect(after.querySelector("main ol button[aria-pressed=false]")?.textContent).toBe("🎉 1");
  });
});

describe("a stranger", () => {
  it("finds no conversation, and writes in none", async () => {
    const path = await begin(await as(OWNER), "Solo nosotras");
    for (const stranger of [await as(OTHER), createBrowser(app)]) {
      for (const address of [SPACE, `${SPACE}/about`, path, `${SPACE}/t/new`, `${SPACE}/live`]) {
        const answer = await stranger.request(address);
        expect([address, answer.status]).toEqual([address, 404]);
      }
      expect((await say(stranger, { text: "Hola" }, path)).status).toBe(404);
    }
    expect(
      await database.sql`SELECT seq FROM messages WHERE thread_id = ${threadOf(path)}`,
    ).toHaveLength(1);
  });

  it("is also a removed member", async () => {
    const owner = await as(OWNER);
    const path = await begin(owner, "Solo nosotras");
    const member = await as(MEMBER);
    expect((await member.request(path)).status).toBe(200);
    await database.sql`DELETE FROM space_members WHERE space_id = 't-space' AND person_id = ${MEMBER}`;
    try {
      expect((await member.request(path)).status).toBe(404);
      expect((await say(member, { text: "Sigo aquí" }, path)).status).toBe(404);
      const edit = { intent: "react", seq: "1", reaction: "👍", on: "1" };
      expect((await member.request(path, { form: edit })).status).toBe(404);
    } finally {
      await database.sql`INSERT INTO space_members (space_id, person_id, role)
        VALUES ('t-space', ${MEMBER}, 'member')`;
    }
  });

  it("with a guest's session does not write in a space that everybody may join", async () => {
    const guest = createBrowser(app);
    expect((await guest.request("/spaces/space-40", { form: { intent: "join" } })).status).toBe(
      303,
    );
    const answer = await say(guest, { text: "¡Compren aquí!" }, "/spaces/space-40/t/new");
    expect(answer.status).toBe(403);
    const page = await readPage(answer);
    expect(visibleText(page.querySelector("#composer-says")!)).toContain("people with an account");
    expect(page.querySelector("textarea")?.value).toBe("¡Compren aquí!");
  });
});

describe("the examples", () => {
  it("let a visitor begin a conversation that only the new guest sees", async () => {
    const visitor = createBrowser(app);
    const sent = await say(visitor, { text: "¿Hay mesa para dos?" }, "/spaces/space-4/t/new");
    expect(sent.status).toBe(303);
    const path = sent.headers.get("Location")!;
    expect(linesOf(await show(visitor, path))[0]).toContain("¿Hay mesa para dos?");
    expect((await createBrowser(app).request(path)).status).toBe(404);
    const [admin] = await database.sql<{ id: string }[]>`SELECT person_id AS id FROM space_members
      WHERE space_id = 'space-4' AND NOT is_copy AND person_id <> 'demo' LIMIT 1`;
    if (admin) expect((await (await as(admin.id)).request(path)).status).toBe(404);
  });
});

it("asks before a message is deleted, of those alone who may", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const path = await begin(owner, "Del dueño");
  await say(member, { text: "Del miembro" }, path);
  const opened = (browser: Browser, seq: number) => show(browser, `${path}?message=${seq}`);
  const asks = (page: Document) => page.querySelector("main details button[value=delete]");
  expect(asks(await opened(member, 1))).toBeNull();
  for (const page of [await opened(owner, 1), await opened(owner, 2), await opened(member, 2)]) {
    expect(visibleText(asks(page)!.closest("details")!)).toContain("It cannot be undone.");
    expect(page.querySelectorAll("main button[value=delete]")).toHaveLength(1);
  }
});

it("keeps what was typed into a refused edit, with its form open", async () => {
  const owner = await as(OWNER);
  const path = await begin(owner, "Corto");
  const action = (await show(owner, `${path}?message=1`))
    .querySelector("main button[value=edit]")!
    .closest("form")!
    .getAttribute("action")!;
  const form = { intent: "edit", seq: "1", text: "x".repeat(4_001) };
  const refused = await owner.request(action, { form });
  expect(refused.status).toBe(422);
  const details = (await readPage(refused))
    .querySelector("main button[value=edit]")!
    .closest("details")!;
  expect(details.hasAttribute("open")).toBe(true);
  expect(details.querySelector("textarea")!.textContent.trim()).toBe(form.text);
});

describe("a message older than the newest page", () => {
  let owner: Browser;
  let path: string;
  beforeEach(async () => {
    owner = await as(OWNER);
    path = await begin(owner, "1");
    const id = threadOf(path);
    await database.sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      SELECT ${id}, n, ${OWNER}, 'Mensaje ' || n, now() FROM generate_series(2, 120) n`;
    await database.sql`UPDATE threads SET last_seq = 120 WHERE id = ${id}`;
  });

  it("has its actions, which lead back to it", async () => {
    const old = await show(owner, `${path}?at=30`);
    const actions = old.querySelector<HTMLAnchorElement>("#m30 a[href*='message=30']")!;
    const opened = await show(owner, actions.getAttribute("href")!);
    const line = opened.getElementById("m30")!;
    expect(line.querySelector("button[value=edit]")).not.toBeNull();
    const hrefs = [...line.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
    const reply = hrefs.find((href) => href.includes("reply=30"))!;
    const answering = await show(owner, reply);
    expect(answering.getElementById("m30")).not.toBeNull();
    const composer = answering.getElementById("composer")!;
    expect(composer.querySelector("[name=replyTo]")?.getAttribute("value")).toBe("30");
    const close = hrefs.find((href) => href.endsWith("#m30"))!;
    expect((await show(owner, close)).getElementById("m30")).not.toBeNull();
    const forms: Record<string, string>[] = [
      { intent: "edit", text: "Otra" },
      { intent: "pin", on: "1" },
      { intent: "react", reaction: "👀", on: "1" },
      { intent: "delete" },
    ];
    for (const form of forms) {
      const { status, headers } = await owner.request(path, { form: { ...form, seq: "30" } });
      expect([form.intent, status]).toEqual([form.intent, 303]);
      const page = await show(owner, headers.get("Location")!);
      expect(page.getElementById("m30")).not.toBeNull();
    }
  });

  it("is on the page that its notification leads to", async () => {
    const member = await as(MEMBER);
    await say(member, { text: "Sobre aquello", replyTo: "30" }, path);
    const id = threadOf(path);
    await database.sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      SELECT ${id}, n, ${OWNER}, n::text, now() FROM generate_series(122, 220) n`;
    await database.sql`UPDATE threads SET last_seq = 220 WHERE id = ${id}`;
    const [news] = await newsOf(OWNER);
    expect((await show(owner, news!.href)).getElementById("m121")).not.toBeNull();
  });

  it("among the newest is shown with all that came after", async () => {
    const page = await show(owner, `${path}?at=80`);
    expect(page.getElementById("m120")).not.toBeNull();
    expect(page.getElementById("m71")).not.toBeNull();
    expect(visibleText(page.querySelector("main")!)).not.toContain("Newest messages");
  });

  it("is read only with all those before it", async () => {
    const member = await as(MEMBER);
    const unread = (page: Document) => page.querySelector("noscript [name=seq]");
    // Messages 1 to 5 were never on a page of theirs.
    expect(unread(await show(member, `${path}?at=30`))).toBeNull();
    await member.request(path, { form: { intent: "read", seq: "29" } });
    const shown = (await show(member, `${path}?at=30`)).querySelector("main ol noscript")!;
    expect(shown.innerHTML).toContain('value="54"');
  });
});

it("pages through a long conversation and a long list, each page bounded", async () => {
  const owner = await as(OWNER);
  const path = await begin(owner, "1");
  const id = threadOf(path);
  await database.sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
    SELECT ${id}, n, ${OWNER}, n::text, now() FROM generate_series(2, 120) n`;
  await database.sql`UPDATE threads SET last_seq = 120 WHERE id = ${id}`;
  const newest = await show(owner, path);
  expect(linesOf(newest)).toHaveLength(50);
  const earlier = [...newest.querySelectorAll<HTMLAnchorElement>("main a")].find(
    (link) => link.textContent === "Earlier messages",
  )!;
  const before = await show(owner, earlier.getAttribute("href")!);
  expect(linesOf(before)).toHaveLength(50);
  expect(before.getElementById("m71")).not.toBeNull();
  await database.sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_message_at, created_at)
    SELECT 'many-' || n, 't-space', 'Hilo ' || n, ${OWNER}, n, now() - n * interval '1 hour', now()
    FROM generate_series(1, 40) n`;
  const list = await show(owner, `${SPACE}?list`);
  const links = (page: Document) => page.querySelectorAll("main nav ul a[href*='/t/']").length;
  expect(links(list)).toBe(24);
  const next = list.querySelector("main a[rel=next]")!.getAttribute("href")!;
  expect(links(await show(owner, next))).toBe(17);
});

it.each(["/t/nope", "/t/%00", "/t/new?message=x&reply=-1&at=99999999999"])(
  "answers %s without a 500",
  async (path) => {
    const { status } = await (await as(OWNER)).request(`${SPACE}${path}`);
    expect(status).toBeLessThan(500);
  },
);
