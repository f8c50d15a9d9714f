import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { makeWorkingAgentik } from "../../support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { drawQr } from "#app/presenters/draw-qr.server.ts";
import { createApp, type App } from "../../support/request.ts";
import { cardsOf, hrefOf } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Requests that create, edit and hand over a space, and that invite and admit members. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('newcomer', 'account', 'Nora', 'Nora', 'nora-newcomer')`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const said = (page: Document) =>
  [...page.querySelectorAll("main [role=alert], main [role=status]")]
    .map((one) => visibleText(one))
    .join(" | ");
const nameOf = async (personId: string) =>
  (
    await database.sql<[{ n: string }]>`SELECT display_name AS n FROM people WHERE id = ${personId}`
  )[0].n;
const SPACE = {
  name: "Mesa de pruebas",
  description: "Aquí se prueba",
  type: "niche",
  joinPolicy: "invite",
  visibility: "listed",
  maxMembers: "",
  language: "es",
};

/** Lines on the types Standard, Niche and Custom. */
const TYPE_LINES = {
  en: [
    "For a team or business that works together.",
    "For people of one trade or interest.",
    "For a project, a customer or an event.",
  ],
  es: [
    "Para un equipo o negocio que trabaja junto.",
    "Para gente de un mismo oficio o interés.",
    "Para un proyecto, un cliente o un evento.",
  ],
};

async function createdBy(browser: Browser, changes: Record<string, string> = {}) {
  const page = await get(browser, "/new?tipo=space");
  const form = { ...SPACE, ...changes, key: keyOf(page) };
  const made = await browser.request("/new?tipo=space", { form });
  expect(made.status).toBe(303);
  return { path: made.headers.get("Location")!, form };
}
const send = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(`${path}/members`, { form });
/** Follows a 303 redirect with its cookies, as a browser does. */
async function done(browser: Browser, answer: Response) {
  expect(answer.status).toBe(303);
  return said(await get(browser, answer.headers.get("Location")!));
}
const peopleIn = (page: Document) =>
  [...page.querySelectorAll("[aria-labelledby=members] li")].map((one) => visibleText(one));

describe("an invitation's link", () => {
  it("offers the name it was written to, under which the others then see the person", async () => {
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('inviter', 'account', 'Carmen Robles', 'Carmen', 'carmen-inviter')`;
    const host = await as("inviter");
    const { path } = await createdBy(host, { visibility: "private" });
    const spaceId = path.split("/").at(-1)!;
    const open = async (invitee: string) => {
      const token = createLinkToken();
      await database.sql`INSERT INTO space_invitations
          (id, space_id, invited_by, invitee, token_hash, created_at, expires_at)
        VALUES (${`i-${invitee}`}, ${spaceId}, 'inviter', ${invitee}, ${hashToken(token)}, now(),
          now() + interval '1 day')`;
      return `/invitations/${token}`;
    };
    const field = (page: Document) => page.querySelector<HTMLInputElement>("main input[name=name]");
    const helper = createBrowser(app);
    const link = await open("Lupita");
    expect(field(await get(helper, link))!.value).toBe("Lupita");
    const joined = await helper.request(link, { form: { name: "Lupita Pérez" } });
    expect(joined.headers.get("Location")).toBe(path);
    expect(peopleIn(await get(host, `${path}/members`)).join()).toContain("Lupita Pérez");
    // Asked once; offered where an account is made.
    expect(field(await get(helper, await open("lupita@fonda.mx")))).toBeNull();
    const signUp = await get(helper, "/signup");
    expect(signUp.querySelector<HTMLInputElement>("input[name=name]")!.value).toBe("Lupita Pérez");
    const other = await open("beto@fonda.mx");
    expect(field(await get(createBrowser(app), other))!.value).toBe("");
    expect(visibleText((await get(createBrowser(app), other)).body)).not.toContain("beto@");
  });

  it("begins without the demo person's things, which are offered", async () => {
    const host = await as("person-7");
    const { path } = await createdBy(host, { visibility: "private" });
    const token = createLinkToken();
    await database.sql`INSERT INTO space_invitations
        (id, space_id, invited_by, invitee, token_hash, created_at, expires_at)
      VALUES ('i-empty', ${path.split("/").at(-1)!}, 'person-7', 'Beto', ${hashToken(token)}, now(),
        now() + interval '1 day')`;
    const helper = createBrowser(app);
    const joined = await helper.request(`/invitations/${token}`, { form: { name: "Beto Ruiz" } });
    expect(joined.headers.get("Location")).toBe(path);
    const home = await get(helper, "/");
    const figures = [...home.querySelector("main dl")!.querySelectorAll("dd")].map(
      (figure) => figure.textContent,
    );
    // One space; no challenges, credits or agentiks.
    expect(figures.filter((figure) => figure !== "0")).toEqual(["1"]);
    const menu = visibleText(home.querySelector("#menu")!);
    expect(menu).toContain("Beto Ruiz");
    expect(menu).toContain("Show the examples");
    expect(menu).not.toMatch(/Valentina|Pro Member/);
    expect(visibleText(home.querySelector("header")!)).toContain("Welcome back, Beto");
    const [rows] = await database.sql`
      SELECT (SELECT count(*)::int FROM notifications WHERE person_id = people.id) AS notifications,
        (SELECT count(*)::int FROM space_members WHERE person_id = people.id) AS spaces,
        (SELECT count(*)::int FROM subscriptions WHERE person_id = people.id) AS plans
      FROM people WHERE display_name = 'Beto Ruiz'`;
    expect(rows).toEqual({ notifications: 0, spaces: 1, plans: 0 });
  });
});

describe("Create Space", () => {
  it.each(["/new?tipo=space", "/spaces"])(
    "explains the three types in a line each on %s",
    async (path) => {
      const english = visibleText((await get(createBrowser(app), path)).querySelector("main")!);
      for (const line of TYPE_LINES.en) expect(english).toContain(line);
      const spanish = await app.request(path, { preferences: { language: "es" } });
      const text = visibleText((await readPage(spanish)).querySelector("main")!);
      for (const line of TYPE_LINES.es) expect(text).toContain(line);
    },
  );

  it("creates one space per form key, with its creator as owner and member", async () => {
    const browser = await as("person-3");
    const { path, form } = await createdBy(browser, { maxMembers: "3" });
    const page = await get(browser, path);
    expect(said(page)).toMatch(/^Your space is ready/);
    const invite = page.querySelector("main [role=status] a")!;
    expect(visibleText(invite)).toBe("Invite your team");
    expect(invite.getAttribute("href")).toBe(`${path}/members#invite`);
    expect((await get(browser, `${path}/members`)).getElementById("invite")).not.toBeNull();
    expect(page.querySelector("h1")?.textContent).toBe("Mesa de pruebas");
    expect(page.querySelector(`main a[href="${path}/members"]`)).not.toBeNull();
    const about = await get(browser, `${path}/about`);
    expect(visibleText(about.querySelector("main dl")!)).toContain("1 of 3 taken");
    const again = await browser.request("/new?tipo=space", { form });
    expect(again.headers.get("Location")).toBe(path);
    const other = await browser.request("/new?tipo=space", { form: { ...form, name: "Otra" } });
    expect(other.status).toBe(409);
    const kept = await readPage(other);
    expect(said(kept)).toMatch(/already sent with other content/);
    expect(kept.querySelector<HTMLInputElement>("[name=name]")?.value).toBe("Otra");
    const listed = await get(browser, "/spaces?q=Mesa de pruebas");
    expect(
      cardsOf(listed)
        .map(hrefOf)
        .filter((href) => href === path),
    ).toHaveLength(1);
  });

  it.each([
    [{ name: "   " }, "Give it a name"],
    [{ name: "x".repeat(121) }, "Give it a name"],
    [{ maxMembers: "0" }, "whole number from 1"],
    [{ maxMembers: "many" }, "whole number from 1"],
    [{ description: "x".repeat(2001) }, "At most 2,000"],
  ])("refuses %o with a reason and keeps what was typed", async (changes, words) => {
    const form = { ...SPACE, ...changes };
    const answer = await app.request("/new?tipo=space", { form });
    expect(answer.status).toBe(422);
    const page = await readPage(answer);
    expect(said(page)).toContain(words);
    const typed = (name: string) =>
      page.querySelector<HTMLInputElement>(
        `main form [name=${name}]:not([type=radio]:not(:checked))`,
      )?.value;
    expect([typed("name"), typed("description"), typed("type"), typed("joinPolicy")]).toEqual([
      form.name,
      form.description,
      "niche",
      "invite",
    ]);
  });

  it("starts with the category of the linking list", async () => {
    const list = await get(createBrowser(app), "/spaces?category=standard");
    const link = list.querySelector<HTMLAnchorElement>('main a[href^="/new?tipo=space"]')!;
    const page = await get(createBrowser(app), link.getAttribute("href")!);
    expect(page.querySelector<HTMLInputElement>("main [name=type]:checked")?.value).toBe(
      "standard",
    );
  });
});

describe("editing", () => {
  const edit = (browser: Browser, path: string, form: Record<string, string>) =>
    browser.request(`${path}/edit`, { form });
  const fieldsOf = (page: Document) =>
    Object.fromEntries(
      [
        ...page.querySelectorAll<HTMLInputElement>(
          "main form:has([name=seen]) [name]:not([type=radio]:not(:checked))",
        ),
      ].map((field) => [field.name, field.value]),
    );

  it("changes only the submitted fields", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { maxMembers: "3" });
    const head = await get(owner, `${path}/about`);
    expect(head.querySelector(`main a[href="${path}/edit"]`)?.textContent).toBe("Edit the space");
    const form = fieldsOf(await get(owner, `${path}/edit`));
    const { language: _language, ...space } = SPACE;
    expect(form).toMatchObject({ ...space, maxMembers: "3" });
    const changed = { ...form, name: "Mesa nueva", type: "standard", joinPolicy: "open" };
    const saved = await edit(owner, path, { ...changed, maxMembers: "", is_featured: "true" });
    expect(await done(owner, saved)).toBe("Saved.");
    const [row] = await database.sql`SELECT name, description, type, join_policy, max_members,
      is_featured, owner_id, user_count FROM spaces WHERE id = ${path.split("/")[2]!}`;
    expect(row).toEqual({
      name: "Mesa nueva",
      description: "Aquí se prueba",
      type: "standard",
      join_policy: "open",
      max_members: null,
      is_featured: false,
      owner_id: "person-3",
      user_count: 1,
    });
    // Sending the form again is one edit.
    const again = await edit(owner, path, { ...changed, maxMembers: "", is_featured: "true" });
    expect(again.status).toBe(303);
    const events = await database.sql`SELECT 1 FROM audit_events
      WHERE action = 'edit-space' AND subject = ${path.split("/")[2]!}`;
    expect(events).toHaveLength(1);
  });

  it("reports an edit conflict, keeps what was written, and accepts it when sent again", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    const [mine, theirs] = [
      fieldsOf(await get(owner, `${path}/edit`)),
      fieldsOf(await get(owner, `${path}/edit`)),
    ];
    await edit(owner, path, { ...theirs, name: "Mesa de ellos" });
    const refused = await edit(owner, path, { ...mine, name: "Mesa mía" });
    expect(refused.status).toBe(409);
    const page = await readPage(refused);
    expect(said(page)).toMatch(/^Somebody changed this space in the meantime/);
    expect(visibleText(page.querySelector("[aria-labelledby=stored]")!)).toContain("Mesa de ellos");
    expect(fieldsOf(page).name).toBe("Mesa mía");
    expect(await done(owner, await edit(owner, path, fieldsOf(page)))).toBe("Saved.");
    expect((await get(owner, path)).querySelector("h1")?.textContent).toBe("Mesa mía");
  });

  it("shows the problem at its field, and refuses a limit below the number of members", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { joinPolicy: "open" });
    await (await as("person-4")).request(path, { form: { intent: "join" } });
    const form = fieldsOf(await get(owner, `${path}/edit`));
    for (const [changes, status, words] of [
      [{ name: " " }, 422, "Give it a name"],
      [{ description: "x".repeat(2_001) }, 422, "At most 2,000"],
      [{ maxMembers: "0" }, 422, "whole number from 1"],
      [{ maxMembers: "1" }, 409, "At least 2"],
    ] as const) {
      const answer = await edit(owner, path, { ...form, ...changes });
      expect(answer.status).toBe(status);
      const page = await readPage(answer);
      expect(said(page)).toContain(words);
      expect(fieldsOf(page)).toMatchObject(changes);
    }
    expect(await done(owner, await edit(owner, path, { ...form, maxMembers: "2" }))).toBe("Saved.");
  });

  it("is allowed to the owner only; a visitor changes their own copy", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { joinPolicy: "open" });
    const member = await as("person-4");
    await member.request(path, { form: { intent: "join" } });
    await database.sql`UPDATE space_members SET role = 'admin'
      WHERE space_id = ${path.split("/")[2]!} AND person_id = 'person-4'`;
    const form = fieldsOf(await get(owner, `${path}/edit`));
    expect((await member.request(`${path}/edit`)).status).toBe(404);
    expect((await edit(member, path, { ...form, name: "Otra" })).status).toBe(404);
    expect((await get(owner, path)).querySelector("h1")?.textContent).toBe("Mesa de pruebas");

    const visitor = createBrowser(app);
    const [{ id }] = await database.sql<[{ id: string }]>`
      SELECT id FROM spaces WHERE owner_id = 'demo' ORDER BY id LIMIT 1`;
    const shown = fieldsOf(await get(visitor, `/spaces/${id}/edit`));
    const saved = await edit(visitor, `/spaces/${id}`, { ...shown, name: "Mi copia" });
    expect(saved.headers.get("Location")).not.toBe(`/spaces/${id}`);
    expect(await done(visitor, saved)).toBe("Saved.");
    const [original] = await database.sql`SELECT name FROM spaces WHERE id = ${id}`;
    expect(original!.name).toBe(shown.name);
  });
});

describe("the member screen", () => {
  it("invites with a link that is shown once; only the newest link admits", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    const screen = await get(owner, `${path}/members`);
    const form = { intent: "invite", invitee: "Doña Mari", role: "admin", key: keyOf(screen) };
    const linkOf = async (response: Response) => {
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const shown = await readPage(response);
      replaced.push(said(shown).includes("The earlier link no longer works."));
      return new URL(shown.querySelector<HTMLInputElement>("#link")!.value).pathname;
    };
    const replaced: boolean[] = [];
    const first = await linkOf(await send(owner, path, form));
    expect(first).toMatch(/^\/invitations\/[0-9a-f]{64}$/);
    // Sending the form again is one invitation, with a link that works.
    const second = await linkOf(await send(owner, path, form));
    const listed = await get(owner, `${path}/members`);
    expect(listed.querySelector("#link")).toBeNull();
    const invitations = listed.querySelectorAll<HTMLInputElement>("[name=invitation]");
    expect(invitations).toHaveLength(1);
    const third = await linkOf(
      await send(owner, path, { intent: "resend", invitation: invitations[0]!.value }),
    );
    expect(new Set([first, second, third]).size).toBe(3);
    // Only a new link replaces an earlier one.
    expect(replaced).toEqual([false, true, true]);
    for (const old of [first, second]) expect((await app.request(old)).status).toBe(404);
    const [stored] =
      await database.sql`SELECT token_hash FROM space_invitations WHERE invitee = 'Doña Mari'`;
    expect(third).not.toContain(stored!.token_hash as string);
    const kept =
      await database.sql`SELECT answer::text FROM idempotency_keys WHERE key LIKE 'invite-to-space%'`;
    for (const { answer } of kept)
      for (const link of [first, second, third])
        expect(answer).not.toContain(link.split("/").at(-1));

    const guest = createBrowser(app);
    // The page is not behind the gate: a newcomer without cookies sees it.
    const shown = await readPage(await guest.request(third, { preferences: false }));
    // In the language of the space, on an English page.
    expect(visibleText(shown.querySelector("main")!)).toContain(
      `${await nameOf("person-3")} te invita a “Mesa de pruebas”`,
    );
    expect(shown.querySelector("main")!.closest("[lang]")!.getAttribute("lang")).toBe("es");
    const accepted = await guest.request(third, { form: {}, preferences: false });
    expect(accepted.headers.get("Location")).toBe(path);
    // Straight into the space, before the wizard, in its language; afterwards in the person's.
    const arrived = await guest.request(path, { preferences: false });
    expect(arrived.status).toBe(200);
    expect(said(await readPage(arrived))).toBe("Ya estás dentro. ¡Te damos la bienvenida!");
    const again = await guest.request(`${path}/about`, { preferences: false });
    expect(visibleText((await readPage(again)).querySelector("main")!)).toContain("By invitation");
    expect((await guest.request(`${path}/members`, { preferences: false })).status).toBe(200);
    for (const gated of ["/spaces", "/spaces/space-4"])
      expect((await guest.request(gated, { preferences: false })).status).toBe(302);
    const late = await createBrowser(app).request(third, { form: {} });
    expect(late.status).toBe(409);
    // In the language of the space too, and without a name: links are passed on.
    expect(visibleText((await readPage(late)).querySelector("main")!)).toMatch(
      /ya no sirve.*Ya se usó.*Pide otro a quien te lo envió/s,
    );
    const members = peopleIn(await get(owner, `${path}/members`));
    expect(members).toHaveLength(2);
    expect(members[1]).toContain("Admin");
  });

  it("leads the person who used a link back to the space, as long as they are in it", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { visibility: "private" });
    const made = await readPage(await send(owner, path, { intent: "invite", invitee: "Luz" }));
    const link = new URL(made.querySelector<HTMLInputElement>("#link")!.value).pathname;
    // A newcomer, whose wizard waits.
    const guest = createBrowser(app);
    const request = (at: string, form?: Record<string, string>) =>
      guest.request(at, { preferences: false, ...(form && { form }) });
    expect((await request(link, {})).headers.get("Location")).toBe(path);
    const back = await request(link);
    expect([back.status, back.headers.get("Location")]).toEqual([302, path]);
    expect(back.headers.get("Cache-Control")).toBe("no-store");
    expect(back.headers.getSetCookie().join()).toContain("plaza-arrival=");
    expect((await request(path)).status).toBe(200);
    // A form that was sent twice.
    const again = await request(link, {});
    expect([again.status, again.headers.get("Location")]).toEqual([303, path]);

    const elsewhere = await createBrowser(app).request(link);
    expect(elsewhere.status).toBe(404);
    expect(visibleText((await readPage(elsewhere)).querySelector("main")!)).not.toContain(
      "Mesa de pruebas",
    );
    expect((await owner.request(link)).status).toBe(404);
    await request(path, { intent: "leave" });
    expect((await request(link)).status).toBe(404);
  });

  it("says why a link opens nothing, in the language of its space, and whom to ask", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { visibility: "private" });
    const space = path.split("/")[2]!;
    const from = await nameOf("person-3");
    const ended = async (link: string) => {
      const response = await app.request(link);
      expect(response.status).toBe(404);
      const main = (await readPage(response)).querySelector("main")!;
      expect(visibleText(main)).not.toContain("Mesa de pruebas");
      expect(visibleText(main)).not.toContain(from);
      return {
        lang: main.closest("[lang]")!.getAttribute("lang"),
        text: visibleText(main.querySelector("h1 + p")!),
      };
    };
    const endedBy = async (invitee: string, end: string) => {
      const made = await readPage(await send(owner, path, { intent: "invite", invitee }));
      await database.sql.unsafe(
        `UPDATE space_invitations SET ${end} WHERE invitee = $1 AND space_id = $2`,
        [invitee, space],
      );
      return ended(new URL(made.querySelector<HTMLInputElement>("#link")!.value).pathname);
    };
    const inSpanish = (why: string) => ({
      lang: "es",
      text: `${why} Pide otro a quien te lo envió.`,
    });
    expect(await endedBy("Ana", "revoked_at = now()")).toEqual(inSpanish("Se retiró."));
    expect(await endedBy("Luz", "declined_at = now()")).toEqual(inSpanish("Se rechazó."));
    expect(await endedBy("Mari", "expires_at = now() - interval '1 minute'")).toEqual(
      inSpanish("Venció: un enlace sirve 14 días."),
    );
    expect((await endedBy("Beto", "accepted_at = now()")).text).toMatch(/^Ya se usó/);
    // An unknown link has no space, so the text is in the page's language.
    const unknown = await ended(`/invitations/${createLinkToken()}`);
    expect(unknown.lang).toBe("en");
    expect(unknown.text).toMatch(/^There may be a newer link/);

    const made = await readPage(await send(owner, path, { intent: "invite", invitee: "Nora" }));
    const link = new URL(made.querySelector<HTMLInputElement>("#link")!.value).pathname;
    await database.sql`UPDATE spaces SET max_members = user_count WHERE id = ${space}`;
    const full = await createBrowser(app).request(link, { form: { name: "Nora" } });
    expect(full.status).toBe(409);
    expect(said(await readPage(full))).toBe("Todos los lugares están ocupados. No cambió nada.");
  });

  it("invites several at once, each with a link to send by WhatsApp or QR", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { visibility: "private" });
    const invitee = " Doña Mari,ana@example.com\r\n\r\nDOÑA MARI\r\nLuz ";
    const page = await readPage(await send(owner, path, { intent: "invite", invitee }));
    const fields = [...page.querySelectorAll<HTMLInputElement>("[id^=link]")];
    expect(fields.map(({ id }) => page.querySelector(`label[for=${id}]`)!.textContent)).toEqual([
      "The link for Doña Mari",
      "The link for ana@example.com",
      "The link for Luz",
    ]);
    const links = fields.map(({ value }) => value);
    expect(new Set(links).size).toBe(3);
    const texts = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map(
      (link) => new URL(link.href).searchParams.get("text"),
    );
    const from = await nameOf("person-3");
    expect(texts).toEqual(
      links.map((link) => `${from} te invita a “Mesa de pruebas” en Plaza: ${link}`),
    );
    const codes = [...page.querySelectorAll("main details svg[role=img] path")];
    expect(codes.map((code) => code.getAttribute("d"))).toEqual(
      links.map((link) => drawQr(link).path),
    );
    expect(said(page)).not.toMatch(/no longer works|Sent by e-mail|not sent/);
    for (const link of links) expect((await app.request(new URL(link).pathname)).status).toBe(200);

    const many = Array.from({ length: 21 }, (_, index) => `p${index}`).join("\n");
    const refused = await send(owner, path, { intent: "invite", invitee: many });
    expect(refused.status).toBe(422);
    const kept = await readPage(refused);
    expect(said(kept)).toContain("Up to 20 people at once");
    expect(kept.querySelector<HTMLTextAreaElement>("#invitee")!.value).toBe(many);
    const [{ n }] = await database.sql<[{ n: number }]>`
      SELECT count(*)::int AS n FROM space_invitations WHERE space_id = ${path.split("/")[2]!}`;
    expect(n).toBe(3);
  });

  it("shows each member with their picture, or with the drawing, which is no request", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    await database.sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${path.split("/").at(-1)!}, 'person-8', 'member')`;
    const shown = async () => {
      const page = await get(owner, `${path}/members`);
      return [...page.querySelectorAll("[aria-labelledby=members] li")].map(
        (row) =>
          row.querySelector("img")?.getAttribute("src") ?? row.querySelectorAll(".i-person").length,
      );
    };
    expect(await shown()).toEqual([1, 1]);
    const avatar = `/pictures/${"0".repeat(32)}.webp`;
    await database.sql`UPDATE people SET avatar_url = ${avatar} WHERE id = 'person-8'`;
    expect(await shown()).toEqual([1, avatar]);
    await database.sql`UPDATE people SET avatar_url = NULL WHERE id = 'person-8'`;
  });

  it("has a sheet with a QR code for the wall where its address lets people in", async () => {
    const [owner, member] = [await as("person-3"), await as("person-8")];
    const { path } = await createdBy(owner);
    const poster = `${path}/poster`;
    await database.sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${path.split("/")[2]!}, 'person-8', 'member')`;
    const id = path.split("/")[2]!;
    const is = (policy: string, visibility: string) =>
      database.sql`UPDATE spaces SET join_policy = ${policy}, visibility = ${visibility}
        WHERE id = ${id}`;
    const link = async () =>
      (await get(owner, `${path}/members`)).querySelector("main a[href$='/poster']");
    await is("open", "link");
    expect(await link()).not.toBeNull();
    const sheet = await owner.request(poster);
    expect(sheet.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const page = await readPage(sheet);
    expect(page.querySelector("svg")!.getAttribute("aria-label")).toMatch(
      new RegExp(`^http://[^/]+/spaces/${id}$`),
    );
    expect((await member.request(poster)).status).toBe(404);
    await is("invite", "private");
    expect(await link()).toBeNull();
    const only = visibleText((await readPage(await owner.request(poster))).querySelector("h2")!);
    expect(only).toBe("Con invitación");
    expect((await member.request(poster)).status).toBe(404);
  });

  it("leads a person who leaves or declines a private space to the list of spaces", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { visibility: "private" });
    const [{ handle }] = await database.sql<[{ handle: string }]>`
      SELECT handle FROM people WHERE id = 'person-7'`;
    const invite = () => send(owner, path, { intent: "invite", invitee: `@${handle}` });
    const ana = await as("person-7");
    expect((await ana.request(path)).status).toBe(404);
    await invite();
    const declined = await ana.request(path, { form: { intent: "decline" } });
    expect(declined.headers.get("Location")).toBe("/spaces");
    expect(await done(ana, declined)).toMatch(/^You declined the invitation/);
    await invite();
    await ana.request(path, { form: { intent: "join" } });
    expect((await ana.request(path)).status).toBe(200);
    const left = await ana.request(path, { form: { intent: "leave" } });
    expect(left.headers.get("Location")).toBe("/spaces");
    expect(await done(ana, left)).toMatch(/^You have left/);
    expect((await ana.request(path)).status).toBe(404);
  });

  it("offers the collaborators of the wizard with the first space, until one is invited", async () => {
    await database.sql`
      INSERT INTO onboarding_answers (person_id, collaborators)
      VALUES ('newcomer', ARRAY['Doña Mari', 'ana@example.com'])`;
    // The space that an agentik works in is not the first one: the owner has not created it.
    await makeWorkingAgentik(database, {
      personId: "newcomer",
      document: { name: "Menú", text: "Mole: $130" },
    });
    const owner = await as("newcomer");
    const { path } = await createdBy(owner);
    const offered = async (of: string) =>
      (await get(owner, `${of}/members`)).querySelector<HTMLTextAreaElement>("#invitee")!.value;
    const first = await offered(path);
    expect(first).toBe("Doña Mari\nana@example.com");
    const page = await readPage(await send(owner, path, { intent: "invite", invitee: first }));
    expect(page.querySelectorAll("[id^=link]")).toHaveLength(2);
    expect(await offered(path)).toBe("");
    expect(await offered((await createdBy(owner)).path)).toBe("");
  });

  it("revokes an invitation, and reports a missing name with what was typed", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    const empty = await send(owner, path, { intent: "invite", invitee: "  ", role: "admin" });
    expect(empty.status).toBe(422);
    const page = await readPage(empty);
    expect(said(page)).toContain("Write whom you invite.");
    expect(page.querySelector<HTMLSelectElement>("main [name=role]")?.value).toBe("admin");
    const sent = await readPage(await send(owner, path, { intent: "invite", invitee: "Luz" }));
    const link = new URL(sent.querySelector<HTMLInputElement>("#link")!.value).pathname;
    const invitation = sent.querySelector<HTMLInputElement>("[name=invitation]")!.value;
    const answer = await send(owner, path, { intent: "revoke", invitation });
    expect(await done(owner, answer)).toMatch(/^The invitation is taken back/);
    expect((await app.request(link)).status).toBe(404);
    const again = await send(owner, path, { intent: "resend", invitation });
    expect(again.status).toBe(409);
    expect(said(await readPage(again))).toMatch(/^This changed in the meantime/);
  });

  it("an invitation is declined once, by link or on the space's page, and its sender sees it", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    const space = path.split("/")[2]!;
    const invite = async (invitee: string) =>
      readPage(await send(owner, path, { intent: "invite", invitee }));
    const listed = async () =>
      [
        ...(await get(owner, `${path}/members`)).querySelectorAll("[aria-labelledby=invite] li"),
      ].map((one) => visibleText(one));
    const news = async () => {
      const rows = await database.sql`SELECT 1 FROM notifications
        WHERE person_id = 'person-3' AND kind = 'space_invitation_declined'
          AND href = ${`${path}/members`}`;
      return rows.length;
    };
    // Anyone with the link can decline; a second time changes nothing, and the link is used up.
    const field = (await invite("Luz")).querySelector<HTMLInputElement>("#link")!;
    const link = new URL(field.value).pathname;
    const luz = await as("person-5");
    const page = await readPage(await luz.request(link));
    expect(page.querySelector("main form button[value=decline]")?.textContent).toBe("Rechazar");
    for (let times = 0; times < 2; times += 1)
      expect(await done(luz, await luz.request(link, { form: { intent: "decline" } }))).toMatch(
        /^You declined the invitation/,
      );
    expect(await news()).toBe(1);
    expect((await luz.request(link)).status).toBe(404);
    expect((await luz.request(link, { form: {} })).status).toBe(409);
    expect(await listed()).toEqual([expect.stringMatching(/Luz.*Declined/s)]);

    // On the space's page, to which the notification links.
    const [{ handle }] = await database.sql<[{ handle: string }]>`
      SELECT handle FROM people WHERE id = 'person-4'`;
    await invite(`@${handle}`);
    const ana = await as("person-4");
    expect(visibleText((await get(ana, path)).querySelector("main section")!)).toContain(
      "Decline the invitation",
    );
    for (let times = 0; times < 2; times += 1)
      expect(await done(ana, await ana.request(path, { form: { intent: "decline" } }))).toMatch(
        /^You declined the invitation/,
      );
    expect(await news()).toBe(2);
    expect((await ana.request(path, { form: { intent: "join" } })).status).toBe(409);
    // Other people cannot decline it, and a member has nothing to decline.
    const other = await (await as("person-6")).request(path, { form: { intent: "decline" } });
    expect(other.status).toBe(409);
    expect((await owner.request(path, { form: { intent: "decline" } })).status).toBe(409);

    // A new invitation reopens the same row: it is accepted and no longer declined.
    await invite(`@${handle}`);
    expect(await done(ana, await ana.request(path, { form: { intent: "join" } }))).toMatch(
      /^You are in/,
    );
    expect((await ana.request(path, { form: { intent: "decline" } })).status).toBe(409);
    const rows = await database.sql<{ n: number }[]>`SELECT count(*)::int AS n
      FROM space_invitations WHERE space_id = ${space}`;
    expect(rows[0]!.n).toBe(2);
    // A revoked invitation is not in the list.
    const [{ id: invitation }] = await database.sql<[{ id: string }]>`SELECT id
      FROM space_invitations WHERE space_id = ${space} AND declined_at IS NOT NULL`;
    await send(owner, path, { intent: "revoke", invitation });
    expect(await listed()).toEqual([]);
  });

  it("accepts and declines requests to join, and removes a member", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { joinPolicy: "request" });
    const [ana, luz] = [await as("person-4"), await as("person-5")];
    for (const each of [ana, luz]) await each.request(path, { form: { intent: "join" } });
    const screen = await get(owner, `${path}/members`);
    expect(screen.querySelectorAll("[aria-labelledby=requests] li")).toHaveLength(2);
    expect(
      await done(owner, await send(owner, path, { intent: "accept", person: "person-4" })),
    ).toMatch(/^Let in/);
    expect(
      await done(owner, await send(owner, path, { intent: "decline", person: "person-5" })),
    ).toMatch(/^Declined/);
    const members = await get(owner, `${path}/members`);
    expect(members.querySelectorAll("[aria-labelledby=requests] li")).toHaveLength(0);
    expect(peopleIn(members)).toHaveLength(2);
    // Both are notified; the new member sees the list without the owner's buttons.
    const news = await readPage(await ana.request("/notifications"));
    expect(visibleText(news.querySelector("main")!)).toContain("“Mesa de pruebas” let you in");
    const theirs = await get(ana, `${path}/members`);
    expect(theirs.querySelectorAll("main form")).toHaveLength(0);
    expect((await luz.request(`${path}/members`)).status).toBe(404);
    expect(
      await done(owner, await send(owner, path, { intent: "remove", person: "person-4" })),
    ).toMatch(/^Removed/);
    expect(peopleIn(await get(owner, `${path}/members`))).toHaveLength(1);
  });

  it("hands the space over; then the former owner may leave", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { joinPolicy: "open" });
    const ana = await as("person-4");
    await ana.request(path, { form: { intent: "join" } });
    const screen = await get(owner, `${path}/members`);
    const links = [...screen.querySelectorAll("main li a")].filter((link) =>
      link.getAttribute("aria-label")?.startsWith("Make owner: "),
    );
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `${path}/members?heir=person-4#heir`,
    ]);
    const asked = await get(owner, `${path}/members?heir=person-4`);
    expect(visibleText(asked.getElementById("heir")!)).toContain("becomes the owner");
    // Only the owner is asked.
    const asMember = await get(ana, `${path}/members?heir=person-4`);
    expect(asMember.getElementById("heir")).toBeNull();
    expect(
      await done(owner, await send(owner, path, { intent: "hand-over", person: "person-4" })),
    ).toMatch(/new owner/);
    const head = await get(ana, `${path}/about`);
    expect(visibleText(head.querySelector("main section")!)).toContain("Your space");
    expect(await done(owner, await owner.request(path, { form: { intent: "leave" } }))).toMatch(
      /You have left/,
    );
  });

  it("refuses every intent of people who are not the owner", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner, { joinPolicy: "open" });
    const [member, other] = [await as("person-4"), await as("person-6")];
    await member.request(path, { form: { intent: "join" } });
    for (const browser of [member, other]) {
      for (const form of [
        { intent: "invite", invitee: "x" },
        { intent: "remove", person: "person-3" },
        { intent: "hand-over", person: "person-4" },
        { intent: "accept", person: "person-6" },
      ] as Record<string, string>[])
        expect((await send(browser, path, form)).status).toBe(409);
    }
    expect((await send(owner, path, { intent: "explode" })).status).toBe(400);
    expect(peopleIn(await get(owner, `${path}/members`))).toHaveLength(2);
    const rows =
      await database.sql`SELECT 1 FROM space_invitations WHERE space_id = ${path.split("/")[2]!}`;
    expect(rows).toHaveLength(0);
  });

  it("answers in Spanish in easy mode", async () => {
    const owner = await as("person-3");
    const { path } = await createdBy(owner);
    const page = await readPage(
      await owner.request(`${path}/members`, { preferences: { mode: "easy" } }),
    );
    const text = visibleText(page.querySelector("main")!);
    for (const words of ["Quieren entrar", "Invitaciones abiertas", "En este espacio", "Dueño"])
      expect(text).toContain(words);
  });
});
