import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { startFakeMercadopago } from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../../support/payments/fake-provider.ts";
import { startFakeStripe } from "../../support/payments/fake-stripe.ts";
import { createApp, type App } from "../../support/request.ts";

/** From a purchase without enough money to the provider, and back to the purchase. */
const DAY = 86_400_000;
let database: TestDatabase;
let app: App;
let folder: string;
let fakes: Record<"mercadopago" | "stripe", FakeProvider>;
let artifakt: { id: string; price: number };
beforeAll(async () => {
  database = await createTestDatabase();
  fakes = { mercadopago: await startFakeMercadopago(), stripe: await startFakeStripe() };
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-way-back-"));
  app = await createApp(database.url, {
    FILES_DIR: path.join(folder, "files"),
    PUBLIC_URL: "https://plaza.example",
    ...fakes.mercadopago.environment,
    ...fakes.stripe.environment,
  });
  const [row] = await database.sql<{ id: string; price: number }[]>`
    SELECT id, price FROM artifakts WHERE price > 50 AND is_listed AND NOT is_price_open ORDER BY id LIMIT 1`;
  artifakt = row!;
});
afterAll(async () => {
  await app.close();
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

let count = 0;
/** An account without money that has pressed Buy and was led to the wallet. */
async function buyer(lang = "en") {
  const id = `buyer-${(count += 1)}`;
  const Cookie = await createPerson(database.url, id, 0);
  const headers = { Cookie, "Accept-Language": lang };
  const get = (to: string) => app.request(to, { headers, preferences: false });
  const post = (to: string, form: Record<string, string>) =>
    app.request(to, { headers, preferences: false, form });
  return {
    id,
    get,
    post,
    /** Where Buy leads without money: the wallet's address. */
    async buy() {
      const form = { intent: "purchase", price: String(artifakt.price), key: newKey() };
      const refused = await post(`/artifakts/${artifakt.id}`, form);
      expect(refused.status).toBe(402);
      const link = (await readPage(refused)).querySelector<HTMLAnchorElement>(
        'main a[href^="/wallet?"]',
      );
      return link!.getAttribute("href")!;
    },
    /** Asks for a top-up with the form that the wallet shows at an address. */
    async add(address: string, provider: string) {
      const wallet = await readPage(await get(address));
      const next = wallet.querySelector<HTMLInputElement>('input[name="next"]')!.value;
      const amount = wallet.querySelector<HTMLInputElement>('input[name="amount"]')!.value;
      const form = { intent: "add", currency: "MXN", amount, provider, next, key: newKey() };
      const answer = await post("/wallet", form);
      expect(answer.status).toBe(303);
      const [row] = await database.sql<{ id: string; reference: string; next: string | null }[]>`
        SELECT id, provider_reference AS reference, next FROM top_ups
        WHERE person_id = ${id} ORDER BY created_at DESC, id LIMIT 1`;
      return row!;
    },
    /** Paths of the links back that the wallet shows. */
    async linksBack(address: string) {
      const main = (await readPage(await get(address))).querySelector("main")!;
      return [...main.querySelectorAll("a")]
        .filter((link) => /Go back to what|Volver a lo que/.test(visibleText(link)))
        .map((link) => link.getAttribute("href"));
    },
    news: () => database.sql<{ kind: string; href: string }[]>`
      SELECT kind, href FROM notifications WHERE person_id = ${id} ORDER BY created_at`,
  };
}
const deliver = async (fake: FakeProvider, paymentId: string) => {
  const { path: to, headers, body } = fake.notice(paymentId);
  const answer = await app.request(to, { method: "POST", preferences: false, headers, body });
  expect(answer.status).toBe(200);
};
const pathOf = (address: string) => address.replace("https://plaza.example", "");

describe("after a purchase that was short of money", () => {
  it.each(["mercadopago", "stripe"] as const)(
    "%s leads back to it, the notice having come first",
    async (name) => {
      const fake = fakes[name];
      const who = await buyer();
      const page = `/artifakts/${artifakt.id}`;
      const asked = `${page}?buy=1`;
      const topUp = await who.add(await who.buy(), name);
      expect(topUp.next).toBe(asked);
      const back = pathOf(fake.returnUrls.get(topUp.reference)!);
      expect(await who.linksBack(back)).toEqual([]);
      await deliver(fake, fake.pay(topUp.reference));
      // As Mercado Pago returns people, with a query of its own.
      expect(await who.linksBack(`${back}&collection_id=1&payment_id=1&status=approved`)).toEqual([
        asked,
      ]);
      const [news] = await who.news();
      expect(news).toEqual({ kind: "top_up_for_purchase", href: asked });
      const form = { intent: "purchase", price: String(artifakt.price), key: newKey() };
      expect((await who.post(page, form)).status).toBe(303);
    },
  );

  it("OXXO two days later tells it and leads back to it", async () => {
    const fake = fakes.mercadopago;
    const who = await buyer("es-MX");
    const topUp = await who.add(await who.buy(), "mercadopago");
    const paymentId = fake.pay(topUp.reference, { state: "pending", method: "oxxo" });
    await deliver(fake, paymentId);
    const back = pathOf(fake.returnUrls.get(topUp.reference)!);
    expect(await who.linksBack(back)).toEqual([]);
    await database.sql`UPDATE top_ups SET created_at = created_at - interval '2 days'
      WHERE id = ${topUp.id}`;
    fake.change(paymentId, { state: "paid", payBefore: new Date(Date.now() - DAY) });
    await deliver(fake, paymentId);
    const list = await readPage(await who.get("/notifications"));
    const row = [...list.querySelectorAll<HTMLButtonElement>('main button[name="id"]')].find(
      (each) => visibleText(each).includes("Tu dinero llegó. Seguir con la compra"),
    );
    const opened = await who.post("/notifications", { intent: "read", id: row?.value ?? "" });
    expect(opened.headers.get("Location")).toBe(`/artifakts/${artifakt.id}?buy=1`);
    expect(await who.linksBack(back)).toEqual([`/artifakts/${artifakt.id}?buy=1`]);
  });

  it("checking by hand, from a wallet that was opened without it, leads back as well", async () => {
    const who = await buyer();
    const topUp = await who.add(await who.buy(), "mercadopago");
    const bare = await readPage(await who.get("/wallet"));
    const form = bare.querySelector(`input[name="topup"][value="${topUp.id}"]`)!.closest("form")!;
    const next = form.querySelector<HTMLInputElement>('input[name="next"]')!.value;
    fakes.mercadopago.pay(topUp.reference);
    const checked = await who.post("/wallet", { intent: "check", topup: topUp.id, next });
    expect(checked.headers.get("Location")).toBe(
      `/wallet?next=${encodeURIComponent(`/artifakts/${artifakt.id}?buy=1`)}`,
    );
  });
});

describe("after a challenge that was short of credits", () => {
  it.each(["mercadopago", "stripe"] as const)(
    "%s sells them for pesos and leads back to what was typed",
    async (name) => {
      const fake = fakes[name];
      const who = await buyer("es-MX");
      const challenge = {
        name: "Foto del platillo de la semana",
        description: "La foto que mejor se ve en el menú.",
        type: "design",
        reward: "120",
        maxParticipants: "20",
        deadline: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
      };
      const create = () =>
        who.post("/new?tipo=challenge", {
          intent: "create",
          language: "es",
          ...challenge,
          key: newKey(),
        });
      const refused = await create();
      expect(refused.status).toBe(409);
      const link = (await readPage(refused)).querySelector('main a[href^="/wallet?"]')!;
      const address = link.getAttribute("href")!;
      const wallet = (await readPage(await who.get(address))).querySelector("main")!;
      expect(visibleText(wallet)).toContain("Un crédito cuesta un peso");
      const valueOf = (field: string) =>
        wallet.querySelector<HTMLInputElement>(`form input[name="${field}"]`)!.value;
      const asked = await who.post("/wallet", {
        intent: "add",
        currency: wallet.querySelector<HTMLInputElement>('input[name="currency"]:checked')!.value,
        amount: valueOf("amount"),
        provider: name,
        next: valueOf("next"),
        key: newKey(),
      });
      expect(asked.status).toBe(303);
      const [topUp] = await database.sql<{ reference: string; currency: string; amount: number }[]>`
        SELECT provider_reference AS reference, currency, amount::int AS amount FROM top_ups
        WHERE person_id = ${who.id}`;
      expect(topUp).toMatchObject({ currency: "credits", amount: 120 });
      await deliver(fake, fake.pay(topUp!.reference));
      const back = pathOf(fake.returnUrls.get(topUp!.reference)!);
      const [page] = await who.linksBack(back);
      const form = (await readPage(await who.get(page!))).querySelector("main")!;
      for (const field of ["name", "reward", "maxParticipants", "deadline"] as const)
        expect(form.querySelector<HTMLInputElement>(`input[name="${field}"]`)!.value).toBe(
          challenge[field],
        );
      const created = await create();
      expect([created.status, created.headers.get("Location")]).toEqual([
        303,
        expect.stringMatching(/^\/challenges\//),
      ]);
    },
  );
});

describe("the stored path", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    `/${"a".repeat(600)}`,
    "",
  ])("is none for %s", async (next) => {
    const who = await buyer();
    const form = { intent: "add", currency: "MXN", amount: "500", provider: "stripe", next };
    const answer = await who.post("/wallet", { ...form, key: newKey() });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/wallet"]);
    const [row] = await database.sql<{ reference: string; next: string | null }[]>`
        SELECT provider_reference AS reference, next FROM top_ups WHERE person_id = ${who.id}`;
    expect(row!.next).toBeNull();
    await deliver(fakes.stripe, fakes.stripe.pay(row!.reference));
    expect(await who.news()).toMatchObject([{ kind: "top_up_settled", href: "/wallet" }]);
    expect(await who.linksBack("/wallet")).toEqual([]);
  });

  it("of another person's top-up leads nowhere", async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const topUp = await owner.add(await owner.buy(), "stripe");
    await deliver(fakes.stripe, fakes.stripe.pay(topUp.reference));
    const back = pathOf(fakes.stripe.returnUrls.get(topUp.reference)!);
    expect(await owner.linksBack(back)).toHaveLength(1);
    expect(await other.linksBack(back)).toEqual([]);
    expect(await owner.linksBack("/wallet")).toEqual([]);
  });
});
