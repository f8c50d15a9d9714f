import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StatedHours } from "#domain/people/business/opening-hours.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { openChatBusiness } from "../../support/pages/chats.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** "Mi negocio", by requests to a real PostgreSQL. */
const AT = "/account/business";
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
  const id = `business-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana López', 'Ana', ${id})`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
const open = async (client: Client, init = English) => readPage(await client.request(AT, init));
const save = (client: Client, form: Record<string, string>) =>
  client.request(AT, { ...English, form: { intent: "save-business", ...form } });
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name="${name}"]`)!.value;
const checked = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main [name="${name}"]:checked`)?.value;
const alerts = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ");

/** Puts a document into a space, as it is once it is read. */
async function teach({
  spaceId,
  document,
  stated = null,
  onlyFor = null,
}: {
  spaceId: string;
  document: string;
  stated?: StatedHours | null;
  onlyFor?: string | null;
}) {
  const { sql } = database;
  const id = `${spaceId}-${document}`;
  await sql`INSERT INTO documents (id, space_id, name, only_for, created_at, changed_at)
    VALUES (${id}, ${spaceId}, ${document}, ${onlyFor}, now(), now())`;
  await sql`INSERT INTO document_versions (document_id, version, kind, bytes, text, state, hours, created_at)
    VALUES (${id}, 1, 'text', 9, 'x', 'ready', ${stated && JSON.stringify(stated)}::text::jsonb, now())`;
}
const DAILY = [{ from: 480, to: 1_080 }];
const STATED: StatedHours = {
  quote: "Horario: lunes y sábado de 8:00 a 18:00. Domingo cerrado",
  hours: { mon: DAILY, sat: DAILY, sun: [] },
};

const WHOLE = {
  name: "Fonda Lupita",
  trade: "restaurant",
  town: "Puebla",
  address: "5 de Mayo 12, Centro",
  whatsapp: "(222) 123-4567",
  zone: "America/Bogota",
  tone: "warm",
  "mon-from-1": "08:00",
  "mon-to-1": "14:00",
  "mon-from-2": "18:00",
  "mon-to-2": "02:00",
  same: "1",
  "sat-from-1": "09:00",
  "sat-to-1": "15:00",
  mainColour: "#a8431f",
  accentColour: "other",
  accentOther: "#949494",
  rfc: "gode-561231-gr8",
  legalName: "Guadalupe Gómez",
  taxPostalCode: "72000",
  taxRegime: "626",
};

describe("/account/business", () => {
  it("stores everything and shows it as it is kept", async () => {
    const { id, client } = await account();
    const answer = await save(client, WHOLE);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, AT]);
    const page = await open(client);
    expect(visibleText(page.querySelector("main [role=status]")!)).toBe(
      "Your business is saved. Make a page with it",
    );
    expect(valueOf(page, "name")).toBe("Fonda Lupita");
    expect(valueOf(page, "trade")).toBe("restaurant");
    expect(valueOf(page, "whatsapp")).toBe("222 123 4567");
    expect(valueOf(page, "zone")).toBe("America/Bogota");
    expect(valueOf(page, "rfc")).toBe("GODE561231GR8");
    expect(valueOf(page, "thu-to-2")).toBe("02:00");
    expect(valueOf(page, "sun-from-1")).toBe("");
    expect([checked(page, "mainColour"), checked(page, "accentColour")]).toEqual([
      "#a8431f",
      "other",
    ]);
    expect(valueOf(page, "accentOther")).toBe("#949494");
    const [row] = await database.sql`SELECT * FROM businesses WHERE person_id = ${id}`;
    expect(row).toMatchObject({ whatsapp: "+522221234567", rfc: "GODE561231GR8" });
    expect((row!.hours as { fri: unknown }).fri).toEqual([
      { from: 480, to: 840 },
      { from: 1_080, to: 1_560 },
    ]);
    // The page's own values can be sent again and change nothing.
    const again = Object.fromEntries(
      [...page.querySelectorAll<HTMLInputElement>("main [name]:is(input, select)")]
        .filter((field) => !["radio", "checkbox", "file"].includes(field.type) || field.checked)
        .map((field) => [field.name, field.value]),
    );
    expect((await save(client, again)).status).toBe(303);
    const [after] = await database.sql`SELECT * FROM businesses WHERE person_id = ${id}`;
    expect({ ...after, updated_at: 0 }).toEqual({ ...row, updated_at: 0 });
  });

  it("offers the hours that a document of its agentik says, and fills them in beside what is typed", async () => {
    const { id, client } = await account();
    const { spaceId } = await openChatBusiness(database, { name: `${id}-fonda`, ownerId: id });
    const offer = (page: Document) => page.querySelector("main button[value=take-hours]");
    expect(offer(await open(client))).toBeNull();
    await teach({ spaceId, document: "private", stated: STATED, onlyFor: id });
    await teach({ spaceId, document: "menu" });
    expect(offer(await open(client))).toBeNull();
    await teach({ spaceId, document: "Menú", stated: STATED });
    const page = await open(client);
    expect(visibleText(offer(page)!.parentElement!)).toBe(
      "Your document “Menú” says: Horario: lunes y sábado de 8:00 a 18:00. Domingo cerrado Use these hours",
    );
    // Enter in a field saves: it presses the form's first button.
    const first = page.querySelector<HTMLButtonElement>("main form button")!;
    expect(first.value).toBe("save-business");
    const taken = await readPage(
      await save(client, { intent: "take-hours", name: "Fonda Lupita" }),
    );
    expect(visibleText(taken.querySelector("main [role=status]")!)).toBe(
      "The hours are filled in. Look at them, and save.",
    );
    expect(valueOf(taken, "name")).toBe("Fonda Lupita");
    expect([valueOf(taken, "sat-from-1"), valueOf(taken, "sat-to-1")]).toEqual(["08:00", "18:00"]);
    expect(valueOf(taken, "sun-from-1")).toBe("");
    expect(offer(taken)).toBeNull();
    expect(await database.sql`SELECT FROM businesses WHERE person_id = ${id}`).toHaveLength(0);
    // A person who has told the hours is not asked any more.
    await save(client, { name: "Fonda Lupita", "mon-from-1": "08:00", "mon-to-1": "18:00" });
    expect(offer(await open(client))).toBeNull();
  });

  it("fills in no hours that no document says, and makes no guest for it", async () => {
    const { id, client } = await account();
    const { spaceId } = await openChatBusiness(database, { name: `${id}-fonda`, ownerId: id });
    await teach({ spaceId, document: "Menú" });
    expect((await open(client)).querySelector("main button[value=take-hours]")).toBeNull();
    const refused = await save(client, { intent: "take-hours", name: "Fonda Lupita" });
    expect(refused.status).toBe(409);
    expect(valueOf(await readPage(refused), "name")).toBe("Fonda Lupita");
    const visitor = await save(createBrowser(app), { intent: "take-hours", name: "x" });
    expect([visitor.status, visitor.headers.getSetCookie().join()]).toEqual([409, ""]);
  });

  it("answers what is wrong at each field, and loses nothing typed", async () => {
    const { id, client } = await account();
    const wrong = {
      ...WHOLE,
      name: " ",
      whatsapp: "12345",
      rfc: "GODE561231GR9",
      taxPostalCode: "7200",
      mainColour: "other",
      mainOther: "#ffff00",
      "sat-from-1": "18:00",
      "sat-to-1": "09:00",
    };
    const answer = await save(client, wrong);
    expect(answer.status).toBe(422);
    const page = await readPage(answer);
    for (const text of [
      "Nothing was saved yet",
      "Write the name of your business.",
      "This is no phone number.",
      "This RFC is not right",
      "A postal code has five digits.",
      "Too pale: white text",
      "It closes before it opens.",
    ])
      expect(alerts(page)).toContain(text);
    for (const field of ["town", "whatsapp", "rfc", "sat-from-1", "mon-to-2", "mainOther"] as const)
      expect([field, valueOf(page, field)]).toEqual([field, wrong[field]]);
    expect(page.querySelector("main [name=whatsapp]")!.getAttribute("aria-invalid")).toBe("true");
    expect(page.querySelector("main details[open] [name=rfc]")).not.toBeNull();
    expect(await database.sql`SELECT 1 FROM businesses WHERE person_id = ${id}`).toHaveLength(0);
  });

  it("is empty for a visitor, whom saving makes a guest", async () => {
    const client = createBrowser(app);
    expect(valueOf(await open(client), "name")).toBe("");
    expect((await save(client, { name: "Mi puesto" })).status).toBe(303);
    expect(valueOf(await open(client), "name")).toBe("Mi puesto");
    expect(await database.sql`SELECT 1 FROM businesses WHERE person_id = 'demo'`).toHaveLength(0);
    expect(valueOf(await open(createBrowser(app)), "name")).toBe("");
  });

  it("keeps the whole of a logo, shows it, and removes it", async () => {
    const { client } = await account();
    const body = new FormData();
    body.set("intent", "upload-picture");
    const wide = { width: 400, height: 100, channels: 3, background: "#ff0000" } as const;
    const png = await sharp({ create: wide }).png().toBuffer();
    body.set("picture", new File([new Uint8Array(png)], "logo.png"));
    const headers = { Origin: "http://localhost" };
    const answer = await client.request(AT, { ...English, method: "POST", body, headers });
    expect(answer.status).toBe(303);
    const page = await open(client);
    expect(visibleText(page.querySelector("main [role=status]")!)).toBe("Your logo is saved.");
    const image = page.querySelector("main img")!;
    expect(image.getAttribute("alt")).toBe("Your logo");
    const served = await app.request(image.getAttribute("src")!);
    const { data } = await sharp(Buffer.from(await served.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // White above the logo.
    expect([...data.subarray(0, 3)].every((value) => value > 240)).toBe(true);
    // The person's own picture is another.
    expect(page.querySelector("#menu summary img")).toBeNull();
    const removed = await client.request(AT, { ...English, form: { intent: "remove-picture" } });
    expect(removed.status).toBe(303);
    expect((await open(client)).querySelector("main img")).toBeNull();
  });

  it("is in Spanish, has both tabs, and is never stored by a browser", async () => {
    const { client } = await account();
    const response = await client.request(AT, { preferences: { language: "es" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await readPage(response);
    expect(page.querySelector("main h1")!.textContent).toBe("Mi negocio");
    const tabs = [...page.querySelectorAll("main nav a")].map((tab) => [
      tab.getAttribute("href"),
      tab.getAttribute("aria-current"),
    ]);
    expect(tabs).toEqual([
      ["/account", null],
      [AT, "page"],
    ]);
  });

  it("answers 400 to what no form of it sends", async () => {
    const { client } = await account();
    const answer = await client.request(AT, { ...English, form: { intent: "drop" } });
    expect(answer.status).toBe(400);
  });
});
