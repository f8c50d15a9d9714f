import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { startFakeMercadopago } from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../../support/payments/fake-provider.ts";
import { createPerson, newKey, brokenRules } from "../../reliability/bank.ts";
import { createApp, type App } from "../../support/request.ts";
import { givePasskey } from "../../support/screens/second-factor.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** `/operator/payments`: providers, differences, refunds and bank files, as requests. */
let database: TestDatabase;
let app: App;
let mercadopago: FakeProvider;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  mercadopago = await startFakeMercadopago();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-operator-"));
  app = await createApp(database.url, {
    PLAZA_OPERATORS: "opera@plaza.mx",
    PLAZA_SECRET_KEY: randomBytes(32).toString("hex"),
    FILES_DIR: path.join(folder, "files"),
    PUBLIC_URL: "https://plaza.example",
    STRIPE_SECRET_KEY: "sk_test_0123456789",
    ...mercadopago.environment,
  });
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('opera', 'account', 'Opera', 'Opera', 'opera')`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES ('opera', 'opera@plaza.mx', 'x', now())`;
  await givePasskey(database.sql, "opera");
});
afterAll(async () => {
  await app?.close();
  await mercadopago?.stop();
  const broken = await brokenRules(database.url);
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
  expect(broken).toEqual([]);
});
beforeEach(() => database.sql`DELETE FROM rate_limits`);

const PAGE = "/operator/payments";
const English = { preferences: { language: "en" } } as const;

/** An operator, by default with an identity that was confirmed a moment ago. */
async function operator(isConfirmed = true) {
  const client = createBrowser(app, await sessionOf(database, "opera"));
  await database.sql`UPDATE sessions SET confirmed_at = now() - ${isConfirmed ? 0 : 11} * interval '1 minute'
    WHERE person_id = 'opera'`;
  return {
    request: (to: string) => client.request(to, English),
    send: (form: Record<string, string>, to = PAGE) => client.request(to, { ...English, form }),
    async page() {
      const page = await readPage(await client.request(PAGE, English));
      return { page, text: visibleText(page.querySelector("main")!) };
    },
  };
}
/** An account with a destination, as the page of payouts stores it, and a request. */
async function asksForPayout(id: string, holder: string, clabe: string, amount: string) {
  const Cookie = await createPerson(database.url, id, 2_000);
  const headers = { Cookie };
  const post = (form: Record<string, string>) =>
    app.request("/payouts", { headers, preferences: false, form });
  const saved = await post({ intent: "save-destination", method: "clabe", holder, clabe });
  expect(saved.status).toBe(303);
  expect((await post({ intent: "request-payout", amount, key: newKey() })).status).toBe(303);
  const [row] = await database.sql<{ id: string }[]>`
    SELECT id FROM payouts WHERE person_id = ${id}`;
  return {
    payout: row!.id,
    cancel: () => post({ intent: "cancel-payout", payout: row!.id }),
    headers,
  };
}
const eventsOf = async (action: string) =>
  (await database.sql`SELECT 1 FROM audit_events WHERE action = ${action} AND person_id = 'opera'`)
    .length;

describe("providers", () => {
  it("says what is on, what is missing, and where notices are to be sent", async () => {
    const { text } = await (await operator()).page();
    expect(text).toContain("https://plaza.example/payments/mercadopago");
    expect(text).toContain("https://plaza.example/payments/stripe");
    expect(text).toMatch(/Mercado Pago On/);
    expect(text).toMatch(/Stripe Missing, with test keys/);
    expect(text).toContain("STRIPE_WEBHOOK_SECRET");
    expect(text).not.toContain("STRIPE_SECRET_KEY");
    expect(text).not.toMatch(/APP_USR|sk_test_|fake-mercadopago/);
  });

  it("tries the keys at the provider, and says what it answers", async () => {
    const opera = await operator();
    const ask = async (provider: string) => {
      const answer = await opera.send({ intent: "ask", provider });
      const page = await readPage(answer);
      const said = page.querySelectorAll("main [role=status], main [role=alert]");
      return [answer.status, [...said].map(visibleText).join(" ")];
    };
    expect(await ask("mercadopago")).toEqual([200, "Mercado Pago answers. The account is FONDA."]);
    mercadopago.behave({ status: 401 });
    expect(await ask("mercadopago")).toEqual([
      409,
      "Mercado Pago refuses the keys (401). Check them in the server's environment.",
    ]);
    mercadopago.behave("cut");
    expect(await ask("mercadopago")).toEqual([503, "Mercado Pago does not answer right now."]);
    mercadopago.behave("well");
    expect(await ask("stripe")).toEqual([409, "Stripe is not on."]);
    expect(await eventsOf("ask-provider")).toBe(3);
  });
});

describe("differences", () => {
  it("are listed with what to do, and closed once, in words", async () => {
    const paymentId = mercadopago.pay("plaza-nobody", { cents: 7_700 });
    const { path: to, headers, body } = mercadopago.notice(paymentId);
    expect((await app.request(to, { method: "POST", headers, body })).status).toBe(200);
    const opera = await operator();
    const shown = await opera.page();
    expect(shown.text).toContain("A payment that nobody asked for here");
    expect(shown.text).toContain("Found: 77.00 MXN.");
    expect(shown.text).toContain(`Mercado Pago ${paymentId}`);
    const [row] = await database.sql<{ id: string }[]>`
      SELECT id FROM payment_differences WHERE payment_id = ${paymentId}`;
    const end = (words: string) => opera.send({ intent: "end", difference: row!.id, words });
    expect((await end(" ")).status).toBe(422);
    expect((await end("Es de la tienda")).status).toBe(303);
    expect((await end("Otra vez")).status).toBe(409);
    expect((await opera.page()).text).toContain("There are no differences.");
    expect(await eventsOf("end-payment-difference")).toBe(1);
    const late = await operator(false);
    expect((await late.send({ intent: "end", difference: row!.id, words: "x" })).status).toBe(403);
  });
});

describe("bank files", () => {
  it("have each payout once, which its person cannot cancel any more, and are logged", async () => {
    const ana = await asksForPayout("ana", "Ana Ñúñez", "032180000118359719", "700");
    const beto = await asksForPayout("beto", "=1+1", "032180000118359719", "300");
    const opera = await operator();
    expect((await opera.page()).text).toContain("Make a file of 2 payouts ($1,000 MXN)");
    const both = await Promise.all([1, 2].map(() => opera.send({ intent: "make-batch" })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await opera.send({ intent: "make-batch" })).status).toBe(409);
    const [batch] = await database.sql<{ id: string }[]>`SELECT id FROM payout_batches`;
    const file = `/operator/payments/batches/${batch!.id}`;
    const downloaded = await opera.send({}, file);
    expect(downloaded.status).toBe(200);
    expect(downloaded.headers.get("Content-Disposition")).toContain(`plaza-${batch!.id}.csv`);
    expect(downloaded.headers.get("Cache-Control")).toBe("private, no-store");
    const lines = (await downloaded.text()).trimEnd().split("\r\n");
    expect(lines[0]).toBe("CLABE,NOMBRE,MONTO,REFERENCIA,CONCEPTO");
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 3).join(","))).toEqual([
      "032180000118359719,ANA NUNEZ,700.00",
      "032180000118359719,1 1,300.00",
    ]);
    expect(await eventsOf("download-payout-batch")).toBe(1);
    expect(await eventsOf("make-payout-batch")).toBe(1);

    expect((await ana.cancel()).status).toBe(409);
    const own = await readPage(
      await app.request("/payouts", { headers: ana.headers, preferences: false }),
    );
    expect(visibleText(own.querySelector("main")!)).toContain("On its way to your bank");
    expect(own.querySelector("[value=cancel-payout]")).toBeNull();
    // The bank sent one back: an operator gives it back, and records the rest as paid.
    const refuse = { intent: "refuse", payout: beto.payout, words: "El banco lo regresó" };
    expect((await opera.send(refuse, "/operator/payouts")).status).toBe(303);
    const pay = () => opera.send({ intent: "pay-batch", batch: batch!.id });
    expect([(await pay()).status, (await pay()).status]).toEqual([303, 409]);
    const states = await database.sql<{ status: string }[]>`
      SELECT status FROM payouts WHERE id IN ${database.sql([ana.payout, beto.payout])} ORDER BY amount`;
    expect(states.map(({ status }) => status)).toEqual(["cancelled", "paid"]);
  });

  it("are for operators who confirmed their identity", async () => {
    const [batch] = await database.sql<{ id: string }[]>`SELECT id FROM payout_batches`;
    const file = `/operator/payments/batches/${batch!.id}`;
    const late = await operator(false);
    const asked = await late.send({}, file);
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      303,
      "/account/confirm?next=%2Foperator%2Fpayments",
    ]);
    expect((await late.send({ intent: "make-batch" })).status).toBe(403);
    const stranger = createBrowser(app, await sessionOf(database, "ana"));
    expect((await stranger.request(file, { form: {} })).status).toBe(404);
    expect((await stranger.request(file)).status).toBe(405);
    expect((await (await operator()).send({}, `${file}x`)).status).toBe(404);
    expect(await eventsOf("download-payout-batch")).toBe(1);
  });
});
