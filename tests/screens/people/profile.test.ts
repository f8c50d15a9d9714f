import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Name, handle and picture on /account, by requests to a real PostgreSQL. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const English = { preferences: { language: "en" } } as const;
type Client = ReturnType<typeof createBrowser>;
let made = 0;
async function account(): Promise<{ id: string; client: Client }> {
  const id = `profile-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana López', 'Ana', ${id})`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash)
    VALUES (${id}, ${`${id}@plaza.mx`}, 'x')`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
const open = async (client: Client) => readPage(await client.request("/account", English));
const field = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main input[name=${name}]`);
const save = (client: Client, form: Record<string, string>) =>
  client.request("/account", { ...English, form: { intent: "save-profile", ...form } });
const alerts = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ");

async function upload(client: Client, file: Uint8Array, name = "foto.jpg", crop?: string) {
  const body = new FormData();
  if (crop !== undefined) body.set("crop", crop);
  body.set("intent", "upload-picture");
  body.set("picture", new File([new Uint8Array(file)], name));
  const headers = { Origin: "http://localhost" };
  return client.request("/account", { ...English, method: "POST", body, headers });
}
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();

describe("name and handle", () => {
  it("are saved, said, and shown in the sidebar and the greeting", async () => {
    const { id, client } = await account();
    const page = await open(client);
    expect([field(page, "name")!.value, field(page, "handle")!.value]).toEqual(["Ana López", id]);
    const answer = await save(client, { name: "  Lupita   Ríos ", handle: "@Fonda-Lupita" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account"]);
    const after = await open(client);
    expect(visibleText(after.querySelector("main [role=status]")!)).toBe("Your profile is saved.");
    expect(field(after, "name")!.value).toBe("Lupita Ríos");
    expect(field(after, "handle")!.value).toBe("fonda-lupita");
    expect(visibleText(after.querySelector("#menu summary")!)).toContain("Lupita Ríos");
    expect(visibleText(after.querySelector("main")!)).not.toContain("Ana López");
    // Said once.
    expect((await open(client)).querySelector("main [role=status]")).toBeNull();
    // Sending the form again gives the same answer.
    expect((await save(client, { name: "Lupita Ríos", handle: "fonda-lupita" })).status).toBe(303);
  });

  it("answers what was typed wrong at its field, and loses nothing", async () => {
    const { client } = await account();
    const answer = await save(client, { name: " ", handle: "Peña y más" });
    expect(answer.status).toBe(422);
    const page = await readPage(answer);
    expect(field(page, "handle")!.value).toBe("Peña y más");
    expect(field(page, "handle")!.getAttribute("aria-invalid")).toBe("true");
    expect(alerts(page)).toContain("Use only a to z, 0 to 9, and single hyphens between them.");
    expect(alerts(page)).toContain("Write the name that others should see");
  });

  it("answers 409 to a taken handle, and keeps name and handle as they were", async () => {
    const [{ client: first }, { id, client }] = [await account(), await account()];
    await save(first, { name: "Uno", handle: "mi-tienda" });
    const answer = await save(client, { name: "Dos", handle: "mi-tienda" });
    expect(answer.status).toBe(409);
    const page = await readPage(answer);
    expect(alerts(page)).toContain("@mi-tienda is taken.");
    expect(field(page, "name")!.value).toBe("Dos");
    const [person] = await database.sql`SELECT display_name, handle FROM people WHERE id = ${id}`;
    expect(person).toEqual({ display_name: "Ana López", handle: id });
  });

  it("keeps a handle from before the present rules", async () => {
    const { id, client } = await account();
    await database.sql`UPDATE people SET handle = 'ana.lopez-0a1b2c' WHERE id = ${id}`;
    expect((await save(client, { name: "Otra", handle: "ana.lopez-0a1b2c" })).status).toBe(303);
    expect(field(await open(client), "handle")!.value).toBe("ana.lopez-0a1b2c");
  });

  it("makes a visitor a guest with that name, who is called by it and has no handle field", async () => {
    const client = createBrowser(app);
    const before = await open(client);
    expect([field(before, "name")!.value, field(before, "handle")]).toEqual(["", null]);
    expect((await save(client, { name: "Beto Paz", handle: "beto" })).status).toBe(303);
    const page = await open(client);
    expect(field(page, "name")!.value).toBe("Beto Paz");
    expect(field(page, "handle")).toBeNull();
    expect(visibleText(page.querySelector("#menu summary")!)).toContain("Beto Paz");
    const [demo] = await database.sql`SELECT display_name FROM people WHERE id = 'demo'`;
    expect(demo!.display_name).not.toBe("Beto Paz");
    expect(await database.sql`SELECT 1 FROM people WHERE handle = 'beto'`).toHaveLength(0);
  });
});

describe("the picture", () => {
  it("is served small, forever, under an address of its content, and shown", async () => {
    const { client } = await account();
    const answer = await upload(client, await photo());
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account"]);
    const page = await open(client);
    expect(visibleText(page.querySelector("main [role=status]")!)).toBe("Your picture is saved.");
    const address = page.querySelector("main section img")!.getAttribute("src")!;
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(page.querySelector("#menu summary img")!.getAttribute("src")).toBe(address);
    const settings = await readPage(await client.request("/ajustes", English));
    expect(settings.querySelector("main img")!.getAttribute("src")).toBe(address);

    const served = await app.request(address);
    expect(served.status).toBe(200);
    expect(served.headers.get("Content-Type")).toBe("image/webp");
    expect(served.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
    const again = await app.request(address, {
      headers: { "If-None-Match": served.headers.get("ETag")! },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);

    const removed = await client.request("/account", {
      ...English,
      form: { intent: "remove-picture" },
    });
    expect(removed.status).toBe(303);
    const without = await open(client);
    expect(without.querySelector("main section img, #menu summary img")).toBeNull();
    expect(without.querySelector("main [value=remove-picture]")).toBeNull();
    // The drawing, in the page itself.
    for (const place of ["#menu summary", "main section"])
      expect([place, without.querySelectorAll(`${place} .i-person`).length]).toEqual([place, 1]);
    expect((await app.request(address)).status).toBe(404);
  });

  it("answers 404 to what is no address of a picture", async () => {
    for (const file of ["x.webp", `${"0".repeat(32)}.webp`, `${"0".repeat(32)}.png`, "..%2f.webp"])
      expect([file, (await app.request(`/pictures/${file}`)).status]).toEqual([file, 404]);
    const posted = await app.request(`/pictures/${"0".repeat(32)}.webp`, { form: {} });
    expect(posted.status).toBe(405);
  });

  it.each([
    ["an SVG named .png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "logo.png"],
    ["a PDF", Buffer.from("%PDF-1.4"), "foto.jpg"],
    ["a broken JPEG", Buffer.from("ffd8ffe000104a46494600", "hex"), "foto.jpg"],
    ["nothing", Buffer.alloc(0), ""],
  ])("is refused with a reason: %s", async (_, bytes, name) => {
    const { client } = await account();
    const answer = await upload(client, bytes, name);
    expect(answer.status).toBe(422);
    const page = await readPage(answer);
    expect(alerts(page).length).toBeGreaterThan(20);
    expect(page.querySelector("main section img")).toBeNull();
    // The other form's values are still there.
    expect(field(page, "name")!.value).toBe("Ana López");
  });

  it("keeps the part of a wide photo that was chosen, the middle without a choice", async () => {
    const { client } = await account();
    const offered = [...(await open(client)).querySelectorAll<HTMLInputElement>("[name=crop]")];
    expect(offered.map(({ value }) => value)).toEqual(["start", "centre", "end"]);
    expect(offered.map(({ defaultChecked }) => defaultChecked)).toEqual([false, true, false]);
    const part = (background: string) => ({
      create: { width: 300, height: 300, channels: 3 as const, background },
    });
    const wide = await sharp({ create: { ...part("#0000ff").create, width: 900 } })
      .composite([
        { input: part("#ff0000"), left: 0, top: 0 },
        { input: part("#00ff00"), left: 300, top: 0 },
      ])
      .png()
      .toBuffer();
    const strongest = async (crop: string | undefined) => {
      expect((await upload(client, wide, "foto.png", crop)).status).toBe(303);
      const address = (await open(client)).querySelector("main section img")!.getAttribute("src")!;
      const stored = Buffer.from(await (await app.request(address)).arrayBuffer());
      const { channels } = await sharp(stored).stats();
      const means = channels.map(({ mean }) => mean);
      return means.indexOf(Math.max(...means));
    };
    expect(await strongest("start")).toBe(0);
    expect(await strongest("end")).toBe(2);
    expect(await strongest(undefined)).toBe(1);
    expect(await strongest("no such part")).toBe(1);
  });

  it("has a rate limit of its own", async () => {
    const { client } = await account();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 21; tries += 1)
      statuses.add((await upload(client, Buffer.from("x"))).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});
