import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Destination of payouts, by requests to a real PostgreSQL. */
const AT = "/payouts";
const CLABE = "032180000118359719";
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-payouts-"));
  database = await createTestDatabase();
  app = await createApp(database.url, { FILES_DIR: path.join(folder, "files") });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Client = ReturnType<typeof createBrowser>;
let made = 0;
/** An account that earned 1,000 pesos. */
async function account(): Promise<{ id: string; client: Client }> {
  const id = `payee-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana López', 'Ana', ${id})`;
  const { postTransaction } = await import("#db/commands/money/post-transaction.ts");
  await database.db.transaction((tx) =>
    postTransaction(tx, {
      cause: "opening_balance",
      postings: [
        { ownerId: null, purpose: "funding", currency: "MXN", amount: -1_000 },
        { ownerId: id, purpose: "wallet", currency: "MXN", amount: 1_000 },
      ],
      now: new Date(),
    }),
  );
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
const English = { preferences: { language: "en" } } as const;
const send = (client: Client, form: Record<string, string>, init: object = English) =>
  client.request(AT, { ...init, form });
const save = (client: Client, form: Record<string, string> = {}, init: object = English) =>
  send(
    client,
    { intent: "save-destination", method: "clabe", holder: "Ana López", clabe: CLABE, ...form },
    init,
  );
const open = async (client: Client, init: object = English) =>
  readPage(await client.request(AT, init));
const alerts = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ");
const textOf = (page: Document) => visibleText(page.querySelector("main")!);
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main [name="${name}"]`)!.value;

describe("where payouts are sent", () => {
  it("is stored encrypted, and shown by bank and last four digits only", async () => {
    const { id, client } = await account();
    expect((await save(client, { clabe: "0321-8000-0118-3597-19" })).status).toBe(303);
    const page = await open(client);
    expect(textOf(page)).toContain("Mexican bank account (CLABE), ending in 9719");
    expect(page.documentElement.outerHTML).not.toContain("0321800");
    expect(textOf(page)).toContain("Saved. Your next payouts are sent there.");
    await save(client, { clabe: "012180001234567899" });
    expect(textOf(await open(client))).toContain("BBVA México, ending in 7899");
    const stored = await database.sql`
      SELECT d::text AS row FROM payout_destinations d WHERE person_id = ${id}
      UNION ALL SELECT a::text FROM audit_events a WHERE person_id = ${id}
      UNION ALL SELECT n::text FROM notifications n WHERE person_id = ${id}`;
    const text = JSON.stringify(stored);
    expect(text).not.toMatch(/012180001234567899|Ana López/);
    expect(text).toContain("change-payout-destination");
    expect(text).toContain("payout_destination_changed");
    const told = readPage(await client.request("/notifications", English));
    expect(textOf(await told)).toContain("Where your payouts are sent was changed.");
  });

  it("is kept and explained when it is wrong, in both languages", async () => {
    const { id, client } = await account();
    const wrong = await save(client, { clabe: "032180000118359710", holder: " " });
    expect(wrong.status).toBe(422);
    const page = await readPage(wrong);
    expect(alerts(page)).toContain("the last one does not match the others");
    expect(alerts(page)).toContain("Write the name that the account is in");
    expect(valueOf(page, "clabe")).toBe("032180000118359710");
    const Spanish = { preferences: { language: "es" } };
    const bank = { method: "bank", bank: "Chase" };
    const short = await readPage(await save(client, bank, Spanish));
    expect(alerts(short)).toContain("Escribe el país, el banco y el número de cuenta.");
    expect(short.querySelector("main textarea")!.textContent).toContain("Chase");
    expect(short.querySelector<HTMLInputElement>("main [name=method]:checked")!.value).toBe("bank");
    for (const form of [
      { method: "paypal", paypal: "ana" },
      { method: "cash", paypal: "" },
    ])
      expect((await save(client, form)).status).toBe(422);
    expect(await database.sql`SELECT 1 FROM payout_destinations WHERE person_id = ${id}`).toEqual(
      [],
    );
  });

  it("is asked for before a payout, which keeps the one it was requested for", async () => {
    const { id, client } = await account();
    const ask = () => send(client, { intent: "request-payout", amount: "200" });
    const early = await ask();
    expect(early.status).toBe(422);
    const page = await readPage(early);
    expect(alerts(page)).toContain("Say first where your payouts are sent.");
    expect(valueOf(page, "amount")).toBe("200");
    await save(client);
    expect((await ask()).status).toBe(303);
    await save(client, { method: "paypal", paypal: "ana@plaza.mx" });
    expect((await ask()).status).toBe(303);
    const rows = await database.sql`
      SELECT method, last_four FROM payouts WHERE person_id = ${id} ORDER BY created_at`;
    expect(rows.map(({ method, last_four }) => [method, last_four])).toEqual([
      ["clabe", "9719"],
      ["paypal", ""],
    ]);
    expect(textOf(await open(client))).toContain(
      "To: Mexican bank account (CLABE), ending in 9719",
    );
  });

  it("is whole in its owner's export, and gone with the account", async () => {
    const { id, client } = await account();
    await save(client);
    await send(client, { intent: "request-payout", amount: "200" });
    const exported = (await (await client.request("/account/export")).json()) as {
      tables: Record<string, Record<string, unknown>[]>;
    };
    const destination = { method: "clabe", holder: "Ana López", account: CLABE };
    expect(exported.tables.payouts).toMatchObject([{ destination }]);
    expect(exported.tables.payout_destinations).toMatchObject([{ destination }]);
    expect(JSON.stringify(exported)).not.toContain("sealed_destination");
    const { client: other } = await account();
    expect(await (await other.request("/account/export")).text()).not.toContain(CLABE);
    expect(await deletePerson(database.db, id)).toBe(true);
    for (const table of ["payouts", "payout_destinations"])
      expect(
        await database.sql`SELECT 1 FROM ${database.sql(table)} WHERE person_id = ${id}`,
      ).toEqual([]);
  });

  it("leaves payouts from before as they are", async () => {
    const { id, client } = await account();
    await save(client);
    await send(client, { intent: "request-payout", amount: "200" });
    await database.sql`UPDATE payouts SET sealed_destination = NULL, method = NULL, last_four = NULL
      WHERE person_id = ${id}`;
    const page = await open(client);
    expect(textOf(page)).toContain("$200 MXN");
    expect(textOf(page)).not.toContain("To:");
    const payout = valueOf(page, "payout");
    expect((await send(client, { intent: "cancel-payout", payout })).status).toBe(303);
  });

  it("needs an account, and its second factor of the last minutes if it has one", async () => {
    const guest = createBrowser(app);
    expect((await save(guest)).status).toBe(403);
    const { id, client } = await account();
    await database.sql`INSERT INTO totp_factors (person_id, sealed_secret, last_step, created_at, last_used_at)
      VALUES (${id}, 'sealed', 0, now(), now())`;
    const refused = await save(client);
    expect(refused.status).toBe(403);
    const page = await readPage(refused);
    expect(page.querySelector('main a[href="/account/confirm?next=%2Fpayouts"]')).not.toBeNull();
    expect(valueOf(page, "clabe")).toBe(CLABE);
    await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${id}`;
    expect((await save(client)).status).toBe(303);
  });
});
