import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** How an artifakt is sold: codes, open prices, receipts, sharing; as requests. */
let database: TestDatabase;
let app: App;
const [MAKER, BUYER, OTHER] = ["person-4", "person-5", "person-6"];
const PAGE = "/artifakts/t-sold";
const MANAGE = `${PAGE}/manage`;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
    VALUES ('t-sold', 'Doce salsas', 'Recetario', ${MAKER}, 200, 'pdf', 'es'),
      ('t-free', 'Carta gratis', 'Para imprimir', ${MAKER}, 0, 'pdf', 'es')`;
  for (const personId of [BUYER, OTHER])
    await database.db.transaction((tx) =>
      postTransaction(tx, {
        cause: "opening_balance",
        reference: `fund-${personId}`,
        postings: [
          { ownerId: personId, purpose: "wallet", currency: "MXN", amount: 1_000 },
          { ownerId: null, purpose: "funding", currency: "MXN", amount: -1_000 },
        ],
        now: new Date(),
      }),
    );
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Browser = ReturnType<typeof createBrowser>;
const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const mainText = (page: Document) => visibleText(page.querySelector("main")!);
/** Sends the form whose button has this intent, with its hidden fields. */
const send = async (
  browser: Browser,
  path: string,
  intent: string,
  fields: Record<string, string> = {},
) => sendFrom(await get(browser, path), browser, path, intent, fields);
/** The same on a page that was opened before. */
async function sendFrom(
  page: Document,
  browser: Browser,
  path: string,
  intent: string,
  fields: Record<string, string> = {},
) {
  const form = page.querySelector(`main button[name=intent][value="${intent}"]`)!.closest("form")!;
  const hidden = Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map((input) => [
      input.name,
      input.value,
    ]),
  );
  const to = (form.getAttribute("action") ?? path).split("#")[0]!;
  return browser.request(to, { form: { ...hidden, intent, ...fields } });
}
const ownership = async (personId: string, artifaktId = "t-sold") => {
  const [row] = await database.sql`
    SELECT price, discount_code FROM artifakt_ownerships
    WHERE person_id = ${personId} AND artifakt_id = ${artifaktId}`;
  return row;
};

describe("the list of sales", () => {
  it("leads to all of them, fifty a page, with the total of all", async () => {
    await database.sql`
      INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
      VALUES ('t-many', 'Cien postales', 'Para imprimir', ${MAKER}, 10, 'pdf', 'es')`;
    const [moved] = await database.sql<
      { id: string }[]
    >`SELECT id FROM ledger_transactions LIMIT 1`;
    // Two at the same moment at each page's end, each with a refund between.
    await database.sql`
      INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, transaction_id, acquired_at, ended_at)
      SELECT 't-many-' || n, 'person-' || (10 + n % 100), 't-many', 10, ${moved!.id},
        now() - make_interval(mins => n / 2), CASE WHEN n > 100 THEN now() END
      FROM generate_series(1, 120) n`;
    const maker = await as(MAKER);
    const seen: string[] = [];
    const buyers: number[] = [];
    let path: string | null | undefined = "/artifakts/t-many/manage";
    while (path && buyers.length < 9) {
      const page = await get(maker, path);
      expect(mainText(page)).toContain("100 sold in twelve months, $1,000 MXN");
      const section = page.getElementById("sales")!.closest("section")!;
      buyers.push(section.querySelectorAll("ul > li").length);
      for (const sale of section.querySelectorAll<HTMLInputElement>("input[name=sale]"))
        seen.push(sale.value);
      path = section.querySelector('a[rel="next"]')?.getAttribute("href")?.split("#")[0];
    }
    expect(buyers).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(100);
    const none = await get(maker, "/artifakts/t-many/manage?after=t-sold-1");
    expect(mainText(none)).toContain("Newest sales");
    expect(mainText(none)).not.toContain("Nobody has bought it yet");
  });
});

describe("a discount code", () => {
  it("is made by the maker; what is wrong is said at its field, and nothing is lost", async () => {
    const maker = await as(MAKER);
    const wrong = { code: "otoño", percent: "150", uses: "", until: "" };
    const refused = await send(maker, MANAGE, "add-code", wrong);
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    const field = page.querySelector<HTMLInputElement>("main [name=code]")!;
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["otoño", "true"]);
    expect(mainText(page)).toContain("A whole number from 1 to 100.");
    const made = await send(maker, MANAGE, "add-code", {
      ...wrong,
      code: "buen fin",
      percent: "25",
      uses: "2",
    });
    expect([made.status, made.headers.get("Location")]).toEqual([303, MANAGE]);
    const after = await get(maker, MANAGE);
    expect(mainText(after)).toContain("BUENFIN");
    expect(mainText(after)).toContain("0 of 2 used");
    const again = await send(maker, MANAGE, "add-code", { code: "BUENFIN", percent: "5" });
    expect(again.status).toBe(409);
    expect((await (await as(OTHER)).request(MANAGE)).status).toBe(404);
  });

  it("is typed before the purchase, lowers the price, and is paid once", async () => {
    const buyer = await as(BUYER);
    const nonsense = await get(buyer, `${PAGE}?buy=1&code=nada`);
    expect(mainText(nonsense)).toContain("This code is not valid");
    const asked = await get(buyer, `${PAGE}?buy=1&code=buenfin`);
    expect(mainText(asked)).toContain("BUENFIN: 25 % off");
    expect(visibleText(asked.getElementById("buy")!)).toContain("$150 MXN");
    const bought = await send(buyer, `${PAGE}?buy=1&code=buenfin`, "purchase");
    expect(bought.status).toBe(303);
    expect(await ownership(BUYER)).toEqual({ price: 150, discount_code: "BUENFIN" });
    const sales = await get(await as(MAKER), MANAGE);
    expect(mainText(sales)).toContain("with BUENFIN");
    expect(mainText(sales)).toContain("1 of 2 used");
    expect(mainText(sales)).toContain("1 sold in twelve months, $150 MXN");
    expect(sales.querySelectorAll("main figure li")).toHaveLength(12);
  });

  it("that was stopped since it was shown charges nothing", async () => {
    const other = await as(OTHER);
    const page = await get(other, `${PAGE}?buy=1&code=BUENFIN`);
    const key = page.querySelector<HTMLInputElement>("#buy form[method=post] [name=key]")!.value;
    await send(await as(MAKER), MANAGE, "stop-code");
    const refused = await other.request(PAGE, {
      form: { intent: "purchase", key, price: "150", code: "BUENFIN" },
    });
    expect(refused.status).toBe(409);
    expect(mainText(await readPage(refused))).toContain("This code is not valid");
    expect(await ownership(OTHER)).toBeUndefined();
  });

  it("cannot be guessed without end", async () => {
    const other = await as(OTHER);
    let text = "";
    for (let n = 0; n < 25 && !text.includes("Too many codes"); n += 1)
      text = mainText(await get(other, `${PAGE}?buy=1&code=GUESS-${n}`));
    expect(text).toContain("Too many codes tried");
  });
});

describe("the link of a discount code", () => {
  const LINKED = "/artifakts/t-linked";
  const ask = (code: string) => `${LINKED}?via=page&buy=1&code=${code}`;

  beforeAll(async () => {
    await database.sql`
      INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
      VALUES ('t-linked', 'Veinte moles', 'Recetario', ${MAKER}, 200, 'pdf', 'es')`;
    await database.sql`
      INSERT INTO discount_codes (artifakt_id, code, percent, uses_max, uses_count, ends_at, stopped_at, created_at)
      VALUES ('t-linked', 'HOY-25', 25, 2, 1, NULL, NULL, now()),
        ('t-linked', 'AYER', 25, NULL, 0, now() - interval '1 hour', NULL, now()),
        ('t-linked', 'POCOS', 25, 2, 2, NULL, NULL, now()),
        ('t-linked', 'ALTO', 25, NULL, 0, NULL, now(), now())`;
  });

  it("is the maker's to copy and to send by WhatsApp, until the code is stopped", async () => {
    const page = await get(await as(MAKER), `${LINKED}/manage`);
    const link = page.getElementById("code-HOY-25")!.textContent!.trim();
    expect(link).toMatch(/^https?:\/\/[^/]+\/artifakts\/t-linked\?via=page&buy=1&code=HOY-25#buy$/);
    const row = page.getElementById("code-HOY-25")!.closest("li")!;
    expect(visibleText(row)).toContain("Copy");
    const whatsApp = row.querySelector("a")!.getAttribute("href")!;
    expect(page.getElementById("code-ALTO")).toBeNull();
    const sent = await createBrowser(app).request(whatsApp);
    const text = new URL(sent.headers.get("Location")!).searchParams.get("text");
    expect([sent.status, text]).toEqual([302, `Veinte moles\n${link}`]);
    // Nothing but a code gets into the text.
    const forged = await createBrowser(app).request(`${LINKED}/whatsapp?code=${"x".repeat(50)}`);
    expect(new URL(forged.headers.get("Location")!).searchParams.get("text")).toMatch(/t-linked$/);
    await database.sql`UPDATE artifakts SET publication = 'retired' WHERE id = 't-linked'`;
    const retired = await get(await as(MAKER), `${LINKED}/manage`);
    expect(retired.getElementById("code-HOY-25")).toBeNull();
    await database.sql`UPDATE artifakts SET publication = 'published' WHERE id = 't-linked'`;
  });

  it("opens the question with the code filled in, for a newcomer before the wizard", async () => {
    const newcomer = createBrowser(app);
    const open = (path: string) => newcomer.request(path, { preferences: false });
    const first = await open(ask("HOY-25"));
    const to = `${LINKED}?buy=1&code=HOY-25`;
    expect([first.status, first.headers.get("Location")]).toEqual([302, to]);
    const page = await readPage(await open(to));
    expect(page.querySelector<HTMLInputElement>("#discount-code")!.value).toBe("HOY-25");
    expect(mainText(page)).toContain("HOY-25: 25 % off");
    expect(visibleText(page.getElementById("buy")!)).toContain("$150 MXN");
    const buyer = await as(BUYER);
    const bought = await send(buyer, ask("HOY-25"), "purchase");
    expect(bought.status).toBe(303);
    expect(await ownership(BUYER, "t-linked")).toEqual({ price: 150, discount_code: "HOY-25" });
  });

  it.each([
    ["AYER", "This code has ended: the full price applies."],
    ["ALTO", "This code has ended: the full price applies."],
    ["POCOS", "This code has been used up: the full price applies."],
    ["HOY-25", "This code has been used up: the full price applies."],
    ["NUNCA", "This code is not valid"],
  ])("says of %s: %s", async (code, words) => {
    const page = await get(await as(OTHER), ask(code));
    const question = visibleText(page.getElementById("buy")!);
    expect(question).toContain(words);
    expect(question).toContain("$200 MXN");
    expect(page.querySelector("#buy form[method=post] [name=code]")).toBeNull();
  });
});

describe("an open price", () => {
  it("lets a buyer pay more, and asks for at least the price", async () => {
    const maker = await as(MAKER);
    expect((await send(maker, MANAGE, "open-price")).status).toBe(303);
    const other = await as(OTHER);
    expect(mainText(await get(other, PAGE))).toContain("You may pay more");
    const low = await send(other, `${PAGE}?buy=1`, "purchase", { amount: "199" });
    expect(low.status).toBe(422);
    const asked = await readPage(low);
    expect(mainText(asked)).toContain("at least the price");
    // The question stays open, with what was typed.
    expect(asked.querySelector<HTMLInputElement>("#buy [name=amount]")!.value).toBe("199");
    expect((await send(other, `${PAGE}?buy=1`, "purchase", { amount: "250" })).status).toBe(303);
    expect(await ownership(OTHER)).toEqual({ price: 250, discount_code: null });
  });

  it("lets people pay for what is free, or not", async () => {
    await send(await as(MAKER), "/artifakts/t-free/manage", "open-price");
    const buyer = await as(BUYER);
    const page = await get(buyer, "/artifakts/t-free");
    expect(page.querySelector("main button[value=download]")).not.toBeNull();
    expect(mainText(page)).toContain("Pay what you want");
    await send(buyer, "/artifakts/t-free?buy=1", "purchase", { amount: "40" });
    expect(await ownership(BUYER, "t-free")).toMatchObject({ price: 40 });
    const other = await as(OTHER);
    await send(other, "/artifakts/t-free", "download");
    expect(await ownership(OTHER, "t-free")).toMatchObject({ price: 0 });
  });
});

describe("a receipt", () => {
  it("is the buyer's own, to print, with what was paid", async () => {
    const buyer = await as(BUYER);
    expect((await get(buyer, PAGE)).querySelector(`main a[href="${PAGE}/receipt"]`)).not.toBeNull();
    const response = await buyer.request(`${PAGE}/receipt`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const text = visibleText((await readPage(response)).body);
    for (const part of ["Doce salsas", "$150 MXN", "no real money was paid", "is not an invoice"])
      expect(text).toContain(part);
    for (const browser of [await as(MAKER), createBrowser(app)])
      expect((await browser.request(`${PAGE}/receipt`)).status).toBe(404);
  });

  it("says when it was refunded", async () => {
    const maker = await as(MAKER);
    const ask = (await get(maker, MANAGE)).querySelector("details:has([value=refund])")!;
    expect(ask.hasAttribute("open")).toBe(false);
    expect(visibleText(ask)).toMatch(/Refund .*gets the money back.*Yes, give back \$\d/);
    expect((await send(maker, MANAGE, "refund")).status).toBe(303);
    const receipts = await Promise.all(
      [BUYER, OTHER].map(async (personId) => {
        const response = await (await as(personId)).request(`${PAGE}/receipt`);
        return visibleText((await readPage(response)).body);
      }),
    );
    expect(receipts.filter((text) => text.includes("Refunded"))).toHaveLength(1);
  });
});

describe("a licence", () => {
  const licensed = (licence: string) =>
    database.sql`UPDATE artifakts SET licence = ${licence} WHERE id = 't-licensed'`;
  const page = "/artifakts/t-licensed";
  const receiptOf = async (browser: Browser) =>
    visibleText((await readPage(await browser.request(`${page}/receipt`))).body);

  it("is on the page before the purchase, with what it allows, in both languages", async () => {
    await database.sql`
      INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
      VALUES ('t-licensed', 'Iconos', 'Para imprimir', ${MAKER}, 0, 'pdf', 'es')`;
    const buyer = await as(BUYER);
    expect(mainText(await get(buyer, page))).toContain(
      "Commercial use. To use and change in one's own business",
    );
    await licensed("cc-by");
    expect(mainText(await get(buyer, page))).toContain("as its maker is credited");
    const spanish = await buyer.request(page, { preferences: { language: "es" } });
    expect(mainText(await readPage(spanish))).toContain("siempre que dé crédito a quien lo hizo");
  });

  it("stays the buyer's, on the receipt and on the page, when the maker changes it", async () => {
    const [early, late] = [await as(BUYER), await as(OTHER)];
    await send(early, page, "download");
    await licensed("personal");
    await send(late, page, "download");
    for (const text of [await receiptOf(early), mainText(await get(early, page))]) {
      expect(text).toContain("Creative Commons Attribution (BY 4.0). Anyone may use");
      expect(text).not.toContain("Personal use");
    }
    for (const text of [await receiptOf(late), mainText(await get(late, page))]) {
      expect(text).toContain("Personal use. For the buyer's own use");
      expect(text).not.toContain("Creative Commons");
    }
  });
});

describe("a licence that its maker changes while somebody is buying", () => {
  const free = "/artifakts/t-open-licence";
  const paid = "/artifakts/t-paid-licence";
  const licensed = (licence: string, price: number) =>
    database.sql`UPDATE artifakts SET licence = ${licence}, price = price + ${price}
      WHERE id IN ('t-open-licence', 't-paid-licence')`;
  const refusalOf = async (response: Response) => {
    const page = await readPage(response);
    return [
      response.status,
      [...page.querySelectorAll("main [role=alert]")].map((alert) => visibleText(alert)).join(" "),
      page,
    ] as const;
  };

  it("is not bought: the refusal says what changed, and a second press takes it", async () => {
    await database.sql`
      INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
      VALUES ('t-open-licence', 'Iconos libres', '', ${MAKER}, 0, 'pdf', 'es'),
        ('t-paid-licence', 'Iconos de paga', '', ${MAKER}, 50, 'pdf', 'es')`;
    const buyer = await as(BUYER);
    const cases = [
      [free, free, "download", "t-open-licence"],
      [paid, `${paid}?buy=1`, "purchase", "t-paid-licence"],
    ] as const;
    for (const [page, asked, intent, id] of cases) {
      await licensed("commercial", 0);
      const shown = await get(buyer, asked);
      await licensed("personal", 0);
      const [status, text, again] = await refusalOf(await sendFrom(shown, buyer, asked, intent));
      expect([page, status, text]).toEqual([
        page,
        409,
        expect.stringContaining("The license is “Personal use” now."),
      ]);
      expect(await ownership(BUYER, id)).toBeUndefined();
      expect(mainText(again)).toContain("Personal use. For the buyer's own use");
      expect((await send(buyer, asked, intent)).status).toBe(303);
      const [row] = await database.sql`SELECT licence FROM artifakt_ownerships
        WHERE person_id = ${BUYER} AND artifakt_id = ${id}`;
      expect(row).toEqual({ licence: "personal" });
    }
  });

  it("is said together with a new price", async () => {
    const other = await as(OTHER);
    const asked = `${paid}?buy=1`;
    const shown = await get(other, asked);
    await licensed("cc0", 10);
    const [status, text] = await refusalOf(await sendFrom(shown, other, asked, "purchase"));
    expect(status).toBe(409);
    expect(text).toContain("The price is $60 MXN now, and the license is “Public domain (CC0)”.");
    expect(await ownership(OTHER, "t-paid-licence")).toBeUndefined();
  });
});

describe("sharing", () => {
  it("leads to WhatsApp with the name and the whole address, and has a QR code", async () => {
    const visitor = createBrowser(app);
    const page = await get(visitor, PAGE);
    for (const rest of ["whatsapp", "qr.svg"])
      expect(page.querySelector(`main a[href="${PAGE}/${rest}"]`)).not.toBeNull();
    // Also without a list of apps, and without scripts.
    expect(page.getElementById("shared-address")!.textContent).toMatch(
      /^https?:\/\/.+\/artifakts\/t-sold$/,
    );
    const shared = await visitor.request(`${PAGE}/whatsapp`);
    expect(shared.status).toBe(302);
    const text = new URL(shared.headers.get("Location")!).searchParams.get("text")!;
    expect(text).toMatch(/^Doce salsas\nhttps?:\/\/.+\/artifakts\/t-sold$/);
    const qr = await visitor.request(`${PAGE}/qr.svg`);
    expect([qr.status, qr.headers.get("Content-Type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
  });

  it("is not of what is no longer for sale", async () => {
    await send(await as(MAKER), MANAGE, "retire");
    const visitor = createBrowser(app);
    for (const rest of ["whatsapp", "qr.svg"])
      expect((await visitor.request(`${PAGE}/${rest}`)).status).toBe(404);
  });
});

it("a page shows more of the same maker, and none of it twice", async () => {
  const page = await get(createBrowser(app), "/artifakts/artifakt-1");
  const section = [...page.querySelectorAll("main section")].find((one) =>
    one.querySelector("h2")?.textContent?.startsWith("More by "),
  )!;
  const [{ creator_id: maker }] = await database.sql<[{ creator_id: string }]>`
    SELECT creator_id FROM artifakts WHERE id = 'artifakt-1'`;
  const ids = [...section.querySelectorAll<HTMLAnchorElement>("li h3 a")].map((link) =>
    link.getAttribute("href")!.slice("/artifakts/".length),
  );
  expect(ids.length).toBeGreaterThan(0);
  const rows = await database.sql<{ creator_id: string }[]>`
    SELECT DISTINCT creator_id FROM artifakts WHERE id = ANY(${ids})`;
  expect(rows.map((row) => row.creator_id)).toEqual([maker]);
  const all = [...page.querySelectorAll<HTMLAnchorElement>("main li h3 a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(new Set(all).size).toBe(all.length);
});
