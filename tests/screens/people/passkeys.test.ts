/** Passkeys by requests to the application, with an authenticator in software. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSKEYS_MAX } from "#domain/people/passkeys.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createPasskeyDevice } from "../../support/fakes/passkey-device.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser } from "../../support/session.ts";

const PASSWORD = "una lámpara bajo el mar";
/** The origin of the test requests. */
const claims = { origin: "http://localhost" };

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

type Browser = ReturnType<typeof createBrowser>;
let made = 0;
/** Rate limits count per address. */
const elsewhere = () => {
  made += 1;
  return `10.1.${made >> 8}.${made & 255}`;
};
const post = async (browser: Browser, to: string, form: Record<string, string>) => {
  const response = await browser.request(to, { form, address: elsewhere() });
  return {
    status: response.status,
    to: response.headers.get("Location"),
    text: await response.text(),
  };
};
const optionsFor = async (browser: Browser, purpose: string) => {
  const { status, text } = await post(browser, "/passkey-options", { purpose });
  return { status, ...(JSON.parse(text) as { options: { challenge: string }; text?: string }) };
};
const isInside = async (browser: Browser) =>
  (await browser.request("/account/security")).status === 200;

async function openAccount() {
  const browser = createBrowser(app);
  const email = `llave${made}@cuentas.mx`;
  const signedUp = await post(browser, "/signup", { name: "Ana", email, password: PASSWORD });
  expect(signedUp.status).toBe(303);
  return { browser, email };
}

async function addPasskey(browser: Browser, name = "Mi teléfono") {
  const device = createPasskeyDevice();
  const { options } = await optionsFor(browser, "add");
  const response = device.create(options, claims);
  const added = await post(browser, "/account/security", {
    intent: "add-passkey",
    name,
    response,
  });
  return { device, added, response };
}

/** An account with one passkey. */
async function openProtected() {
  const { browser, email } = await openAccount();
  const { device, added } = await addPasskey(browser);
  expect(added.status).toBe(200);
  const codes = [...added.text.matchAll(/<code[^>]*>([0-9a-z-]{19})</g)].map(([, code]) => code!);
  return { browser, email, device, codes };
}

const signIn = async (browser: Browser, response: string, more = {}) =>
  post(browser, "/login", { intent: "use-passkey", response, ...more });

describe("a new passkey", () => {
  it("brings recovery codes when it is the first, is listed by its name, and can be removed", async () => {
    const { browser, codes } = await openProtected();
    expect(codes).toHaveLength(10);
    const { added, device } = await addPasskey(browser, "La laptop");
    expect([added.status, added.to]).toEqual([303, "/account/security?done=passkey"]);
    const page = await (await browser.request("/account/security")).text();
    expect(page).toContain("Mi teléfono");
    expect(page).toContain("La laptop");
    const removed = await post(browser, "/account/security", {
      intent: "remove-passkey",
      passkey: device.id,
    });
    expect(removed.to).toBe("/account/security?done=removed");
    expect(await (await browser.request("/account/security")).text()).not.toContain("La laptop");
  });

  it("is refused for another's challenge, a used one, another origin, an unverified person", async () => {
    const { browser } = await openAccount();
    const { browser: other } = await openAccount();
    const { options: theirs } = await optionsFor(other, "add");
    const { options: signInOptions } = await optionsFor(browser, "sign-in");
    const { options } = await optionsFor(browser, "add");
    const device = createPasskeyDevice();
    const bad = [
      device.create(theirs, claims),
      device.create(signInOptions, claims),
      device.create(options, { origin: "https://plaza.example.net" }),
      device.create(options, { ...claims, isVerified: false }),
      device.create(options, { ...claims, challenge: "AAAA" }),
      "",
      "{}",
      "null",
      JSON.stringify({ id: device.id, response: { clientDataJSON: "%%%" } }),
      "x".repeat(30_000),
    ];
    for (const response of bad) {
      const added = await post(browser, "/account/security", {
        intent: "add-passkey",
        name: "x",
        response,
      });
      expect([response.slice(0, 40), added.status]).toEqual([response.slice(0, 40), 422]);
    }
    const form = { intent: "add-passkey", name: "", response: device.create(options, claims) };
    const both = await Promise.all([
      post(browser, "/account/security", form),
      post(browser, "/account/security", form),
    ]);
    // 409 when both were verified before one was stored.
    const [first, second] = both.map(({ status }) => status).sort();
    expect(first).toBe(200);
    expect([409, 422]).toContain(second);
    expect(await database.sql`SELECT 1 FROM passkeys WHERE id = ${device.id}`).toHaveLength(1);
  });

  it("is asked for by accounts only, whose identity was confirmed a moment ago", async () => {
    expect((await optionsFor(createBrowser(app), "add")).status).toBe(401);
    expect((await optionsFor(createBrowser(app), "confirm")).status).toBe(401);
    const { browser, email } = await openAccount();
    await database.sql`UPDATE sessions SET confirmed_at = now() - interval '1 hour'
      WHERE person_id = (SELECT person_id FROM accounts WHERE email = ${email})`;
    expect((await optionsFor(browser, "add")).status).toBe(403);
    const added = await post(browser, "/account/security", { intent: "add-passkey", response: "" });
    expect(added.status).toBe(403);
    expect(added.text).toContain("/account/confirm?next=%2Faccount%2Fsecurity");
    expect((await browser.request("/passkey-options")).status).toBe(405);
    expect((await post(browser, "/passkey-options", { purpose: "all" })).status).toBe(400);
  });

  it("has a limit per account", async () => {
    const { browser, email } = await openProtected();
    await database.sql`INSERT INTO passkeys (id, person_id, name, public_key, counter, transports, created_at)
      SELECT ${email} || n, person_id, 'x', 'x', 0, '{}', now() FROM accounts, generate_series(2, ${PASSKEYS_MAX}) n
      WHERE email = ${email}`;
    expect((await optionsFor(browser, "add")).status).toBe(409);
  });
});

describe("signing in with a passkey", () => {
  it("opens the account without password or second step, once per challenge", async () => {
    const { device } = await openProtected();
    const browser = createBrowser(app);
    const { options } = await optionsFor(browser, "sign-in");
    const response = device.get(options, claims);
    const signed = await signIn(browser, response, { next: "/wallet" });
    expect([signed.status, signed.to]).toEqual([303, "/wallet"]);
    expect(await isInside(browser)).toBe(true);
    const again = createBrowser(app);
    expect((await signIn(again, response)).status).toBe(422);
    expect(await isInside(again)).toBe(false);
  });

  it("refuses an unknown passkey, a copied one, a wrong challenge, origin or signature", async () => {
    const { device } = await openProtected();
    const browser = createBrowser(app);
    const options = async () => (await optionsFor(browser, "sign-in")).options;
    const first = await signIn(browser, device.get(await options(), { ...claims, counter: 5 }));
    expect(first.status).toBe(303);
    const guest = createBrowser(app);
    const forged = JSON.parse(device.get(await options(), claims)) as {
      response: { signature: string };
    };
    forged.response.signature = createPasskeyDevice()
      .get(await options(), claims)
      .slice(-90, -4);
    const bad = [
      createPasskeyDevice().get(await options(), claims),
      // The authenticator's counter went back: it is a copy.
      device.get(await options(), { ...claims, counter: 5 }),
      device.get(await options(), { ...claims, counter: 0 }),
      device.get(await options(), { ...claims, counter: 6, challenge: "AAAA" }),
      device.get(await options(), { origin: "https://plaza.example.net", counter: 6 }),
      device.get(await options(), { ...claims, counter: 6, isVerified: false }),
      JSON.stringify(forged),
      "",
      "[]",
    ];
    for (const response of bad)
      expect([response.slice(0, 60), (await signIn(guest, response)).status]).toEqual([
        response.slice(0, 60),
        422,
      ]);
    expect(await isInside(guest)).toBe(false);
    const right = device.get(await options(), { ...claims, counter: 6 });
    expect((await signIn(guest, right)).status).toBe(303);
  });

  it("lets one of two requests with the same response pass", async () => {
    const { device } = await openProtected();
    const browser = createBrowser(app);
    const { options } = await optionsFor(browser, "sign-in");
    const response = device.get(options, claims);
    const both = await Promise.all([
      signIn(createBrowser(app), response),
      signIn(createBrowser(app), response),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  });
});

describe("an account with a passkey", () => {
  it("is not opened by the password alone: a recovery code or the passkey is the second step", async () => {
    const { email, codes, device } = await openProtected();
    const browser = createBrowser(app);
    const signed = await post(browser, "/login", { email, password: PASSWORD });
    expect(signed.to).toBe("/login/second-step");
    expect(await isInside(browser)).toBe(false);
    const passed = await post(browser, "/login/second-step", { code: codes[0]! });
    expect(passed.status).toBe(303);
    expect(await isInside(browser)).toBe(true);

    const another = createBrowser(app);
    await post(another, "/login", { email, password: PASSWORD });
    const { options } = await optionsFor(another, "sign-in");
    expect((await signIn(another, device.get(options, claims))).status).toBe(303);
    expect(Object.keys(another.cookies)).not.toContain("plaza-sign-in");
  });

  it("confirms its identity with its passkey, and with no other", async () => {
    const { browser, device, email } = await openProtected();
    await database.sql`UPDATE sessions SET confirmed_at = NULL
      WHERE person_id = (SELECT person_id FROM accounts WHERE email = ${email})`;
    const other = await openProtected();
    const confirm = async (response: string) =>
      post(browser, "/account/confirm", { intent: "use-passkey", response, next: "/account" });
    const { options: theirs } = await optionsFor(other.browser, "confirm");
    expect((await confirm(other.device.get(theirs, claims))).status).toBe(422);
    const { options } = await optionsFor(browser, "confirm");
    expect((await confirm(other.device.get(options, claims))).status).toBe(422);
    expect((await optionsFor(browser, "add")).status).toBe(403);
    const confirmed = await confirm(device.get(options, claims));
    expect([confirmed.status, confirmed.to]).toEqual([303, "/account"]);
    expect((await optionsFor(browser, "add")).status).toBe(200);
  });

  it("loses its second step with the last factor, which other people cannot remove", async () => {
    const { browser, device, email, codes } = await openProtected();
    const { browser: other } = await openAccount();
    await post(other, "/account/security", { intent: "remove-passkey", passkey: device.id });
    expect(await database.sql`SELECT 1 FROM passkeys WHERE id = ${device.id}`).toHaveLength(1);
    await post(browser, "/account/security", { intent: "remove-passkey", passkey: device.id });
    const again = createBrowser(app);
    const signed = await post(again, "/login", { email, password: PASSWORD });
    expect(signed.to).not.toContain("second-step");
    expect(codes).toHaveLength(10);
    const left = await database.sql`SELECT 1 FROM recovery_codes r JOIN accounts a USING (person_id)
      WHERE email = ${email}`;
    expect(left).toHaveLength(0);
  });
});
