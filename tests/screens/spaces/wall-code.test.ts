import { afterAll, beforeAll, expect, it } from "vitest";
import { drawQr } from "#app/presenters/draw-qr.server.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The code for the wall of a private space: making, printing, joining by it, and taking it back. */
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

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const mainText = async (response: Response) =>
  visibleText((await readPage(response)).querySelector("main")!);
const wallOf = (page: Document) => page.querySelector("[aria-labelledby=wall]");
const send = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(`${path}/members`, { form });

async function privateSpace(owner: Browser) {
  const form = {
    name: "Cocina de la fonda",
    type: "custom",
    joinPolicy: "invite",
    visibility: "private",
    language: "es",
    key: keyOf(await get(owner, "/new?tipo=space")),
  };
  const made = await owner.request("/new?tipo=space", { form });
  expect(made.status).toBe(303);
  return made.headers.get("Location")!;
}

/** Makes a code and reads the address of its link off the sheet. */
async function linkOf(owner: Browser, path: string, days = "30") {
  const key = keyOf(await get(owner, `${path}/members`));
  const made = await send(owner, path, { intent: "wall-code", days, key });
  expect(made.status).toBe(303);
  return readSheet(owner, path);
}
async function readSheet(owner: Browser, path: string) {
  const sheet = await owner.request(`${path}/poster`);
  expect(sheet.status).toBe(200);
  expect(sheet.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await readPage(sheet);
  const address = page.querySelector("svg")!.getAttribute("aria-label")!;
  expect(page.querySelector("svg path")!.getAttribute("d")).toBe(drawQr(address).path);
  return { page, link: new URL(address).pathname };
}

it("lets in everyone who scans it, and says so to the admin, who can print it again", async () => {
  const owner = await as("person-3");
  const path = await privateSpace(owner);
  const before = wallOf(await get(owner, `${path}/members`))!;
  expect(before.querySelector("a[href$='/poster']")).toBeNull();
  const { page, link } = await linkOf(owner, path, "90");
  expect(link).toMatch(/^\/invitations\/[0-9a-f]{64}$/);
  expect(visibleText(page.body)).toMatch(/Cocina de la fonda.*Únete aquí.*Sirve hasta el/s);
  // Too long to type.
  expect(visibleText(page.body)).not.toContain(link.split("/").at(-1));

  // Two phones of people without an account, who see the space before the wizard.
  for (const name of ["Lupita Pérez", "Beto Ruiz"]) {
    const phone = createBrowser(app);
    const shown = await readPage(await phone.request(link, { preferences: false }));
    expect(shown.querySelector("main form input[name=name]")).not.toBeNull();
    expect(shown.querySelector("main form button[value=decline]")).toBeNull();
    const joined = await phone.request(link, { form: { name }, preferences: false });
    expect([joined.status, joined.headers.get("Location")]).toEqual([303, path]);
    const inside = await phone.request(path, { preferences: false });
    expect(inside.status).toBe(200);
    expect(await mainText(inside)).toContain("Ya estás dentro");
    // Who is in is led inside by the same code.
    const again = await phone.request(link, { preferences: false });
    expect([again.status, again.headers.get("Location")]).toEqual([302, path]);
  }
  const members = await get(owner, `${path}/members`);
  expect(visibleText(wallOf(members)!)).toContain("2 people have come in");
  expect(visibleText(members.querySelector("[aria-labelledby=members]")!)).toMatch(
    /Lupita Pérez.*Member|Member.*Lupita Pérez/s,
  );
  // It is no invitation of a person: not in their list, and not sent anew.
  expect(members.querySelectorAll("[aria-labelledby=invite] li")).toHaveLength(0);
  expect((await readSheet(owner, path)).link).toBe(link);
  const [stored] = await database.sql`SELECT id, token_hash, sealed_token,
      (expires_at - created_at) = interval '90 days' AS is_long FROM space_invitations
    WHERE space_id = ${path.split("/")[2]!}`;
  expect(stored!.is_long).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(link.split("/").at(-1));
  const resent = await send(owner, path, { intent: "resend", invitation: stored!.id as string });
  expect(resent.status).toBe(409);
});

it("opens nothing as soon as it is taken back, replaced, expired, or the space archived", async () => {
  const owner = await as("person-3");
  const path = await privateSpace(owner);
  const phone = createBrowser(app);
  const isClosed = async (link: string) => {
    const shown = await phone.request(link);
    expect(shown.status).toBe(404);
    const text = await mainText(shown);
    expect(text).toContain("Este código venció o se retiró. Pide el nuevo donde lo encontraste.");
    expect(text).not.toContain("Cocina de la fonda");
    expect((await phone.request(link, { form: { name: "Luz" } })).status).toBe(409);
  };
  const first = await linkOf(owner, path);
  const second = await linkOf(owner, path);
  expect(second.link).not.toBe(first.link);
  await isClosed(first.link);
  expect((await phone.request(second.link)).status).toBe(200);

  const invitation = wallOf(await get(owner, `${path}/members`))!.querySelector<HTMLInputElement>(
    "[name=invitation]",
  )!.value;
  await send(owner, path, { intent: "revoke", invitation });
  await isClosed(second.link);
  expect(await mainText(await owner.request(`${path}/poster`))).toContain("Con invitación");

  const third = await linkOf(owner, path);
  await database.sql`UPDATE space_invitations SET expires_at = now()
    WHERE space_id = ${path.split("/")[2]!} AND revoked_at IS NULL`;
  await isClosed(third.link);
  expect(visibleText(wallOf(await get(owner, `${path}/members`))!)).toContain("Expired");

  const fourth = await linkOf(owner, path);
  const edited = await owner.request(`${path}/edit`, { form: { intent: "archive" } });
  expect(edited.status).toBe(303);
  await isClosed(fourth.link);
});

it("does not let back in whom an admin has removed, until they are invited by name", async () => {
  const owner = await as("person-3");
  const path = await privateSpace(owner);
  const { link } = await linkOf(owner, path);
  const luz = await as("person-5");
  expect((await luz.request(link, { form: {} })).status).toBe(303);
  await luz.request(path, { form: { intent: "leave" } });
  // Who has left comes back.
  expect((await luz.request(link, { form: {} })).status).toBe(303);
  await send(owner, path, { intent: "remove", person: "person-5" });
  const refused = await luz.request(link, { form: {} });
  expect(refused.status).toBe(409);
  expect(await mainText(refused)).toContain("Te retiraron de este espacio.");
  expect((await luz.request(path)).status).toBe(404);
  // Nor with the next code; the others still get in.
  const next = await linkOf(owner, path);
  expect((await luz.request(next.link, { form: {} })).status).toBe(409);
  const [count] = await database.sql`SELECT entered FROM space_invitations
    WHERE space_id = ${path.split("/")[2]!} AND revoked_at IS NULL`;
  expect(count!.entered).toBe(0);
  expect((await (await as("person-6")).request(next.link, { form: {} })).status).toBe(303);

  const [{ handle }] = await database.sql<[{ handle: string }]>`
    SELECT handle FROM people WHERE id = 'person-5'`;
  await send(owner, path, {
    intent: "invite",
    invitee: `@${handle}`,
    key: keyOf(await get(owner, `${path}/members`)),
  });
  expect((await luz.request(path, { form: { intent: "join" } })).status).toBe(303);
  expect((await luz.request(path)).status).toBe(200);
  await luz.request(path, { form: { intent: "leave" } });
  expect((await luz.request(next.link, { form: {} })).status).toBe(303);
});

it("is made by the owner and admins alone, once a form, and takes no more people than places", async () => {
  const [owner, member] = [await as("person-3"), await as("person-8")];
  const path = await privateSpace(owner);
  const id = path.split("/")[2]!;
  const key = keyOf(await get(owner, `${path}/members`));
  for (let times = 0; times < 2; times += 1)
    expect((await send(owner, path, { intent: "wall-code", days: "7", key })).status).toBe(303);
  const codes = await database.sql`SELECT revoked_at FROM space_invitations
    WHERE space_id = ${id} AND sealed_token IS NOT NULL`;
  expect(codes.map(({ revoked_at }) => revoked_at)).toEqual([null]);
  const { link } = await readSheet(owner, path);

  expect((await member.request(link, { form: {} })).status).toBe(303);
  expect(wallOf(await get(member, `${path}/members`))).toBeNull();
  expect((await member.request(`${path}/poster`)).status).toBe(404);
  const tried = await send(member, path, { intent: "wall-code", days: "7", key: `${key}0` });
  expect(tried.status).toBe(409);
  const outsider = await send(await as("person-9"), path, { intent: "wall-code", key: `${key}1` });
  expect(outsider.status).toBe(409);
  expect((await readSheet(owner, path)).link).toBe(link);

  await database.sql`UPDATE spaces SET max_members = user_count WHERE id = ${id}`;
  expect((await (await as("person-7")).request(link, { form: {} })).status).toBe(409);
  // Where the address alone lets people in, the sheet needs no code.
  await database.sql`UPDATE spaces SET visibility = 'listed', join_policy = 'open' WHERE id = ${id}`;
  const page = await get(owner, `${path}/members`);
  expect(wallOf(page)!.querySelector("[value=wall-code]")).toBeNull();
  expect(wallOf(page)!.querySelector("[value=revoke]")).not.toBeNull();
});
