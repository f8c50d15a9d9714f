import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";

/** Requests to the money screens: what they store, what they refuse, and who sees what. */
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-files-"));
  app = await createApp(database.url, { FILES_DIR: folder });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

let count = 0;
/** Creates a person with an account. @returns functions that send requests in their session */
async function somebody(mxn = 0) {
  const id = `somebody-${(count += 1)}`;
  const Cookie = await createPerson(database.url, id, mxn);
  const headers = { Cookie };
  return {
    id,
    get: (to: string) => app.request(to, { headers, preferences: false }),
    post: (to: string, form: Record<string, string>) =>
      app.request(to, { headers, preferences: false, form }),
    /** Posts a form with a file. */
    upload(to: string, fields: Record<string, string>, bytes?: Uint8Array, name = "menu.pdf") {
      const body = new FormData();
      for (const [key, value] of Object.entries(fields)) body.set(key, value);
      if (bytes) body.set("file", new File([new Uint8Array(bytes)], name));
      return app.request(to, {
        method: "POST",
        preferences: false,
        body,
        headers: { ...headers, Origin: "http://localhost" },
      });
    },
  };
}
const alertOf = async (response: Response) =>
  [...(await readPage(response)).querySelectorAll("main [role=alert]")].map(visibleText).join(" ");
const PDF = new TextEncoder().encode("%PDF-1.4 menú");
const DRAFT = { name: "Menú", description: "", type: "pdf", price: "120", tags: "uno, dos,uno" };

describe("an artifakt that the person made", () => {
  it("is created as a draft with its file, which only its maker can open", async () => {
    const [maker, other] = [await somebody(), await somebody()];
    const key = newKey();
    const create = () =>
      maker.upload("/new?tipo=artifakt", { ...DRAFT, intent: "draft", language: "en", key }, PDF);
    const made = await create();
    expect(made.status).toBe(303);
    const manage = made.headers.get("Location")!;
    const id = manage.split("/")[2]!;
    // Sent again with the same key it is the same artifakt, and no second file is kept.
    expect((await create()).headers.get("Location")).toBe(manage);
    const [row] = await database.sql`SELECT * FROM artifakts WHERE id = ${id}`;
    expect(row).toMatchObject({
      name: "Menú",
      price: 120,
      type: "pdf",
      publication: "draft",
      creator_id: maker.id,
      tags: ["uno", "dos"],
      language: "en",
    });
    const kept = fs
      .readdirSync(folder, { recursive: true })
      .filter((name) => /file-/.test(String(name)));
    expect(kept).toHaveLength(1);

    expect((await maker.get(`/artifakts/${id}`)).status).toBe(200);
    expect((await maker.get(`/artifakts/${id}/file`)).status).toBe(200);
    for (const to of [`/artifakts/${id}`, `/artifakts/${id}/file`, manage])
      expect([to, (await other.get(to)).status]).toEqual([to, 404]);
    expect(
      (await other.post(`/artifakts/${id}`, { intent: "purchase", price: "120" })).status,
    ).toBe(404);
    const listed = await (await app.request("/api/artifakts")).text();
    expect(listed).not.toContain(id);
    expect(await (await app.request(`/search?q=${id}`)).text()).not.toContain(`/artifakts/${id}"`);
  });

  it("has the licence that its maker chose in the form, which a refusal keeps", async () => {
    const maker = await somebody();
    const to = "/new?tipo=artifakt";
    const form = await readPage(await maker.get(to));
    const radios = [...form.querySelectorAll<HTMLInputElement>("main input[name=licence]")];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["commercial", true],
      ["personal", false],
      ["cc-by", false],
      ["cc0", false],
    ]);
    for (const radio of radios) {
      const means = form.getElementById(radio.getAttribute("aria-describedby")!)!;
      expect(visibleText(means)).not.toBe("");
    }
    const refused = await maker.upload(
      to,
      { ...DRAFT, name: " ", licence: "cc0", intent: "create" },
      PDF,
    );
    const again = await readPage(refused);
    const checked = again.querySelector<HTMLInputElement>("main input[name=licence]:checked");
    expect([refused.status, checked!.value]).toEqual([422, "cc0"]);
    const made = [];
    for (const licence of ["cc-by", "mine", ""]) {
      const answer = await maker.upload(to, { ...DRAFT, licence, intent: "create" }, PDF);
      const id = answer.headers.get("Location")!.split("/")[2]!;
      const [row] = await database.sql`SELECT licence FROM artifakts WHERE id = ${id}`;
      made.push([licence, row!.licence]);
    }
    expect(made).toEqual([
      ["cc-by", "cc-by"],
      ["mine", "commercial"],
      ["", "commercial"],
    ]);
  });

  it("with an invalid field is refused: the form keeps what was typed and names the problem", async () => {
    const maker = await somebody();
    for (const [fields, bytes, words] of [
      [{ ...DRAFT, name: " " }, PDF, "Give it a name"],
      [{ ...DRAFT, price: "-5" }, PDF, "Write a whole price"],
      [{ ...DRAFT, type: "nope" }, PDF, "Choose a type"],
      [DRAFT, new TextEncoder().encode("<!doctype html><p>"), "This kind of file is not taken"],
      [DRAFT, new Uint8Array(UPLOAD_MAX_BYTES + 1), "larger than 10 MB"],
      [DRAFT, undefined, "Choose a file"],
    ] as const) {
      const answer = await maker.upload(
        "/new?tipo=artifakt",
        { ...fields, intent: "create" },
        bytes,
      );
      expect([words, answer.status]).toEqual([words, 422]);
      const page = await readPage(answer);
      expect(visibleText(page.querySelector("main")!)).toContain(words);
      expect(page.querySelector("[name=tags]")).toHaveProperty("value", DRAFT.tags);
    }
    expect(await database.sql`SELECT 1 FROM artifakts WHERE creator_id = ${maker.id}`).toEqual([]);
  });

  it("has immutable versions, and a buyer can download all of them for good", async () => {
    const [maker, buyer] = [await somebody(), await somebody(500)];
    const made = await maker.upload("/new?tipo=artifakt", { ...DRAFT, intent: "create" }, PDF);
    const id = made.headers.get("Location")!.split("/")[2]!;
    const bought = await buyer.post(`/artifakts/${id}`, { intent: "purchase", price: "120" });
    expect(bought.status).toBe(303);
    const second = new TextEncoder().encode("%PDF-1.4 dos");
    const added = await maker.upload(`/artifakts/${id}/manage`, { intent: "upload" }, second);
    expect(added.status).toBe(303);
    const bytes = async (query: string) =>
      new Uint8Array(await (await buyer.get(`/artifakts/${id}/file${query}`)).arrayBuffer());
    expect(await bytes("?version=1")).toEqual(PDF);
    expect(await bytes("?version=2")).toEqual(second);
    expect(await bytes("")).toEqual(second);
    expect((await buyer.get(`/artifakts/${id}/file?version=3`)).status).toBe(404);
    const change = database.sql`UPDATE artifakt_versions SET sha256 = repeat('0', 64)`;
    await expect(change).rejects.toThrow("never changed");

    const file = await buyer.get(`/artifakts/${id}/file`);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="menu\.pdf"/);
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");

    // After it is retired it cannot be bought, but the buyer keeps it.
    await maker.post(`/artifakts/${id}/manage`, { intent: "retire" });
    const late = await somebody(500);
    expect((await late.get(`/artifakts/${id}`)).status).toBe(404);
    expect((await late.post(`/artifakts/${id}`, { intent: "purchase", price: "120" })).status).toBe(
      410,
    );
    expect((await buyer.get(`/artifakts/${id}`)).status).toBe(200);
    expect(await bytes("")).toEqual(second);
    expect(await (await buyer.get("/library")).text()).toContain(`/artifakts/${id}/file`);
  });

  it("is refunded by its maker: the buyer gets the money back and loses the file", async () => {
    const [maker, buyer] = [await somebody(), await somebody(200)];
    const made = await maker.upload("/new?tipo=artifakt", { ...DRAFT, intent: "create" }, PDF);
    const id = made.headers.get("Location")!.split("/")[2]!;
    await buyer.post(`/artifakts/${id}`, { intent: "purchase", price: "120" });
    await buyer.post(`/artifakts/${id}`, { intent: "review", stars: "2", text: "Regular" });
    expect(await (await app.request(`/artifakts/${id}`)).text()).toContain("Regular");
    const [sale] = await database.sql`SELECT id FROM artifakt_ownerships WHERE artifakt_id = ${id}`;
    const refund = { intent: "refund", sale: sale!.id as string };
    expect((await buyer.post(`/artifakts/${id}/manage`, refund)).status).toBe(410);
    expect((await maker.post(`/artifakts/${id}/manage`, refund)).status).toBe(303);
    expect((await maker.post(`/artifakts/${id}/manage`, refund)).status).toBe(410);
    expect((await buyer.get(`/artifakts/${id}/file`)).status).toBe(404);
    expect(await (await app.request(`/artifakts/${id}`)).text()).not.toContain("Regular");
    const wallet = visibleText(
      (await readPage(await buyer.get("/wallet"))).querySelector("main dl")!,
    );
    expect(wallet).toContain("$200");
  });
});

describe("a purchase", () => {
  it("is refused at a changed price and without enough money; only owners may review", async () => {
    const [maker, buyer] = [await somebody(), await somebody(100)];
    const made = await maker.upload("/new?tipo=artifakt", { ...DRAFT, intent: "create" }, PDF);
    const id = made.headers.get("Location")!.split("/")[2]!;
    const buy = (price: string) => buyer.post(`/artifakts/${id}`, { intent: "purchase", price });
    const changed = await buy("99");
    expect(changed.status).toBe(409);
    expect(await alertOf(changed)).toContain("The price is $120 MXN now");
    const short = await buy("120");
    expect(short.status).toBe(402);
    const page = await readPage(short);
    expect(visibleText(page.querySelector("main [role=alert]")!)).toContain(
      "You are $20 MXN short",
    );
    expect(page.querySelector("main [role=alert] a")?.getAttribute("href")).toBe(
      `/wallet?currency=MXN&amount=20&next=${encodeURIComponent(`/artifakts/${id}?buy=1`)}`,
    );
    const review = await buyer.post(`/artifakts/${id}`, { intent: "review", stars: "5", text: "" });
    expect(review.status).toBe(403);
    expect(
      (await maker.post(`/artifakts/${id}`, { intent: "purchase", price: "120" })).status,
    ).toBe(409);
    for (const form of [{ intent: "nope" }, { intent: "" }])
      expect((await buyer.post(`/artifakts/${id}`, form)).status).toBe(400);
  });

  it("of a visitor is confirmed once, and does not change other visitors' pages", async () => {
    const [row] = await database.sql`
      SELECT id, price FROM artifakts WHERE price BETWEEN 1 AND 900 AND creator_id <> 'demo' LIMIT 1`;
    const { id, price } = row as unknown as { id: string; price: number };
    const bought = await app.request(`/artifakts/${id}`, {
      form: { intent: "purchase", price: String(price) },
    });
    expect(bought.status).toBe(303);
    const cookies = cookiesOf(bought);
    const said = await app.request(`/artifakts/${id}`, { cookies });
    expect(cookiesOf(said)["plaza-flash"]).toBe("");
    expect(visibleText((await readPage(said)).querySelector("main [role=status]")!)).toContain(
      "It is yours",
    );
    const { "plaza-flash": _, ...later } = cookies;
    const again = await readPage(await app.request(`/artifakts/${id}`, { cookies: later }));
    expect(again.querySelector("main [role=status]")).toBeNull();
    expect(again.querySelector(`main a[href="/artifakts/${id}/file"]`)).not.toBeNull();
    const visitors = await readPage(await app.request(`/artifakts/${id}`));
    expect(visitors.querySelector(`main a[href="/artifakts/${id}/file"]`)).toBeNull();
  });
});

describe("the wallet", () => {
  it("refuses an invalid amount, keeping it in the field, and an unknown top-up", async () => {
    const who = await somebody();
    for (const amount of ["0", "1.5", "abc", "9999999"]) {
      const answer = await who.post("/wallet", { intent: "add", currency: "MXN", amount });
      expect(answer.status).toBe(422);
      const page = await readPage(answer);
      // Thousands are grouped where it is shown again.
      const field = page.querySelector<HTMLInputElement>("[name=amount]");
      expect(field?.value.replaceAll(",", "")).toBe(amount);
      expect(page.querySelector("main form [role=alert]")?.textContent).toMatch(/from \$10 to/);
    }
    expect((await who.post("/wallet", { intent: "cancel", topup: "nope" })).status).toBe(409);
    expect((await who.post("/wallet", { intent: "pay", topup: "nope" })).status).toBe(409);
    expect((await who.post("/wallet", { intent: "nope" })).status).toBe(400);
  });

  it("ignores `next` addresses of other sites, and the sandbox has no webhook", async () => {
    const page = await readPage(
      await (await somebody()).get("/wallet?next=https%3A%2F%2Fevil.example"),
    );
    expect(page.querySelector("[name=next]")).toHaveProperty("value", "");
    for (const provider of ["sandbox", "nobody"]) {
      const notice = await app.request(`/payments/${provider}`, { form: { reference: "x" } });
      expect(notice.status).toBe(404);
    }
    expect((await app.request("/payments/sandbox")).status).toBe(405);
  });
});

describe("Plaza Pro", () => {
  it("shows the demo person's plan to a visitor, and is not charged twice", async () => {
    const page = await readPage(await app.request("/pro"));
    expect(visibleText(page.querySelector("main")!)).toContain("This is your plan.");
    expect(page.querySelector("[value=subscribe]")).toBeNull();
    const again = await app.request("/pro", { form: { intent: "subscribe" } });
    expect(again.status).toBe(409);
    const who = await somebody();
    const question = (await readPage(await who.get("/pro?buy=1"))).getElementById("buy")!;
    expect(visibleText(question)).toContain("You are $29.00 USD short");
    expect(question.querySelector("form")).toBeNull();
    expect(question.querySelector("a")!.getAttribute("href")).toBe(
      "/wallet?currency=USD&amount=2900&next=%2Fpro%3Fbuy%3D1",
    );
    const plain = await readPage(await who.get("/pro"));
    const ask = plain.querySelector<HTMLButtonElement>("main [name=buy]")!;
    expect([ask.form!.method, visibleText(ask)]).toEqual([
      "get",
      "Subscribe for $29.00 USD a month",
    ]);
    expect(plain.querySelector("[value=subscribe]")).toBeNull();
    const short = await who.post("/pro", { intent: "subscribe" });
    expect(short.status).toBe(402);
    expect(await alertOf(short)).toContain("You are $29.00 USD short");
    expect((await who.post("/pro", { intent: "cancel" })).status).toBe(409);
  });

  it("says what each plan includes, with the apps that are there counted", async () => {
    const page = await readPage(await app.request("/pro"));
    const rows = [...page.querySelectorAll("main table tr")].map((row) =>
      [...row.children].map((cell) => visibleText(cell)),
    );
    expect(rows).toEqual([
      ["Includes", "Free plan", "Plaza Pro"],
      ["Room for files", "500 MB", "5 GB"],
      // Those that are coming soon are not counted.
      ["Marketplace apps with a monthly price (6)", "Paid one by one", "Included"],
      ["Premium apps of the portals (9)", "No", "Included"],
      ["Agentiks, spaces, pages, AI Creator, challenges", "The same in both"],
    ]);
  });
});

describe("earnings", () => {
  it("are held by a payout request, released by its cancellation, and refused if too low", async () => {
    const who = await somebody(300);
    const ask = (amount: string) => who.post("/payouts", { intent: "request-payout", amount });
    expect((await ask("99")).status).toBe(422);
    expect((await ask("250")).status).toBe(303);
    const short = await ask("100");
    expect(short.status).toBe(402);
    expect(await alertOf(short)).toContain("You are $50 MXN short");
    const page = await readPage(await who.get("/payouts"));
    const payout = page.querySelector("[name=payout]")!.getAttribute("value")!;
    const other = await somebody();
    const cancel = { intent: "cancel-payout", payout };
    expect((await other.post("/payouts", cancel)).status).toBe(409);
    expect((await who.post("/payouts", cancel)).status).toBe(303);
    expect((await ask("300")).status).toBe(303);
    const guest = await app.request("/payouts", {
      form: { intent: "request-payout", amount: "100" },
    });
    expect(guest.status).toBe(403);
  });

  it("are exported as CSV with the person's own movements only", async () => {
    const who = await somebody(300);
    await who.post("/payouts", { intent: "request-payout", amount: "120" });
    const file = await who.get("/earnings.csv");
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const bytes = Buffer.from(await file.arrayBuffer());
    // The byte order mark, by which spreadsheets detect UTF-8.
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    const lines = bytes.subarray(3).toString().trim().split("\r\n");
    expect(lines[0]).toBe("date,cause,amount,currency,reference,transaction");
    expect(lines.slice(1).map((line) => line.split(",").slice(1, 4).join(" "))).toEqual([
      "payout_hold -120 MXN",
      "opening_balance 300 MXN",
    ]);
  });
});

describe("a month of an app and a perk", () => {
  /** Tops up a wallet in dollars with the sandbox payment provider. */
  const pay = async (who: Awaited<ReturnType<typeof somebody>>, dollars: string) => {
    await who.post("/wallet", { intent: "add", currency: "USD", amount: dollars });
    const page = await readPage(await who.get("/wallet"));
    const topup = page.querySelector("[name=topup]")!.getAttribute("value")!;
    expect((await who.post("/wallet", { intent: "pay", topup })).status).toBe(303);
  };
  const moved = async ({ id }: { id: string }) => {
    const [row] = await database.sql`
      SELECT count(*)::int AS count FROM ledger_entries e
      JOIN ledger_accounts a ON a.id = e.account_id WHERE a.owner_id = ${id}`;
    return (row as unknown as { count: number }).count;
  };
  const monthPrice = (page: Document) =>
    page.querySelector('main form:has([value="buy-month"]) [name=price]');

  it("costs the price in its form, and is refused if that is not the current price", async () => {
    const who = await somebody();
    await pay(who, "100");
    const about = { app: "app-stockwise" };
    const asked = await who.post("/marketplace", { intent: "install", ...about });
    expect(asked.status).toBe(402);
    const question = await readPage(asked);
    expect(visibleText(question.getElementById("buy")!)).toMatch(
      /Price \$[\d.]+ USD Your balance \$100\.00 USD Balance afterwards \$[\d.]+ USD Buy one month/,
    );
    const price = monthPrice(question)!.getAttribute("value")!;
    expect(price).toMatch(/^\d+$/);

    const before = await moved(who);
    const buy = (form: Record<string, string>) =>
      who.post("/marketplace", { intent: "buy-month", ...about, ...form });
    for (const form of [{ price: "1" }, { price: `$${price}` }, {}] as Record<string, string>[]) {
      const refused = await buy(form);
      expect([form, refused.status]).toEqual([form, 409]);
      const page = await readPage(refused);
      expect(page.querySelector("[role=alert]")?.textContent).toMatch(/costs .*\$\d/);
      expect(monthPrice(page)?.getAttribute("value")).toBe(price);
    }
    expect(await moved(who)).toBe(before);
    expect((await buy({ price })).status).toBe(303);
    expect(await moved(who)).toBe(before + 1);
  });

  it("applies to a perk too, with the price from its store", async () => {
    const who = await somebody();
    await pay(who, "1000");
    const page = await readPage(await who.get("/perks"));
    const perk = page.querySelector("main [name=buy]")!.getAttribute("value")!;
    const asked = (await readPage(await who.get(`/perks?buy=${perk}`))).getElementById("buy")!;
    const price = asked.querySelector("[name=price]")!.getAttribute("value")!;
    const before = await moved(who);
    const changed = await who.post("/perks", { intent: "buy", perk, price: `${price}0` });
    expect([changed.status, await moved(who)]).toEqual([409, before]);
    expect(await alertOf(changed)).toMatch(/\$\d+\.\d\d/);
    expect((await who.post("/perks", { intent: "buy", perk, price })).status).toBe(303);
    expect(await moved(who)).toBe(before + 1);
  });
});
