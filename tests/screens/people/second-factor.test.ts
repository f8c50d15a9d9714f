/**
 * The second step of signing in with codes of an authenticator app and recovery codes, by requests to
 * the application. Rate limits have addresses of their own for each test.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswordReset } from "#db/commands/people/password-resets.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { codeAt, untilStepLasts } from "../../support/screens/totp-code.ts";
import { createBrowser } from "../../support/session.ts";

const PASSWORD = "una lámpara bajo el mar";

let folder: string;
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-second-factor-"));
  database = await createTestDatabase();
  app = await createApp(database.url, { FILES_DIR: path.join(folder, "files") });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Browser = ReturnType<typeof createBrowser>;
let made = 0;
const elsewhere = () => {
  made += 1;
  return `10.0.${made >> 8}.${made & 255}`;
};
const post = async (browser: Browser, to: string, form: Record<string, string>) => {
  const response = await browser.request(to, { form, address: elsewhere() });
  return {
    status: response.status,
    to: response.headers.get("Location"),
    text: await response.text(),
  };
};
const read = async (browser: Browser, from: string) => (await browser.request(from)).text();
const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** A browser signed in to a new account, and its e-mail address. */
async function openAccount(): Promise<{ browser: Browser; email: string }> {
  const browser = createBrowser(app);
  const email = `dos${made}@cuentas.mx`;
  const { status } = await post(browser, "/signup", {
    name: "Ana López",
    email,
    password: PASSWORD,
  });
  expect(status).toBe(303);
  return { browser, email };
}

/** An account with an authenticator app; its setup used the code of the step before. */
async function openProtected() {
  const { browser, email } = await openAccount();
  const page = await read(browser, "/account/security/app");
  const secret = /<code[^>]*>([A-Z2-7 ]{39})</.exec(page)![1]!.replaceAll(" ", "");
  const setup = field(page, "setup");
  await untilStepLasts();
  const added = await post(browser, "/account/security/app", { setup, code: codeAt(secret, -1) });
  expect(added.status).toBe(200);
  const codes = [...added.text.matchAll(/<code[^>]*>([0-9a-z-]{19})</g)].map(([, code]) => code!);
  expect(codes).toHaveLength(10);
  return { browser, email, secret, codes };
}

/** Another browser whose password was right. */
async function openSecondStep(email: string): Promise<Browser> {
  const browser = createBrowser(app);
  const { status, to } = await post(browser, "/login", { email, password: PASSWORD });
  expect([status, to]).toEqual([303, "/login/second-step"]);
  return browser;
}
const pass = (browser: Browser, code: string) => post(browser, "/login/second-step", { code });
const isInside = async (browser: Browser) =>
  browser.cookies["plaza-session"] !== undefined &&
  (await browser.request("/account/security")).status === 200;

describe("signing in with a code of an app", () => {
  it("has no session before the second step, and one after it, on the page that was asked for", async () => {
    const { email, secret } = await openProtected();
    const browser = createBrowser(app);
    const signed = await post(browser, "/login", { email, password: PASSWORD, next: "/wallet" });
    expect(signed.to).toBe("/login/second-step?next=%2Fwallet");
    expect(await isInside(browser)).toBe(false);
    expect(Object.keys(browser.cookies)).toContain("plaza-sign-in");
    const page = await read(browser, signed.to!);
    expect(page).toContain('autoComplete="one-time-code"');
    const done = await post(browser, "/login/second-step", {
      code: codeAt(secret, 0),
      next: field(page, "next"),
    });
    expect([done.status, done.to]).toEqual([303, "/wallet"]);
    expect(await isInside(browser)).toBe(true);
    expect(Object.keys(browser.cookies)).not.toContain("plaza-sign-in");
  });

  it("takes a clock that is one step ahead or behind, and no more", async () => {
    const { email, secret } = await openProtected();
    await untilStepLasts(10_000);
    for (const [step, status] of [
      [-2, 422],
      [2, 422],
      [1, 303],
    ] as const) {
      const passed = await pass(await openSecondStep(email), codeAt(secret, step));
      expect([step, passed.status]).toEqual([step, status]);
    }
    // The step of the code that was just used: none before it counts any more.
    expect((await pass(await openSecondStep(email), codeAt(secret, 0))).status).toBe(422);
  });

  it("refuses a wrong, a used and another account's code alike", async () => {
    const { email, secret } = await openProtected();
    const other = await openProtected();
    expect((await pass(await openSecondStep(email), codeAt(secret, 0))).status).toBe(303);
    const browser = await openSecondStep(email);
    const refused = [
      await pass(browser, "000000"),
      await pass(browser, codeAt(secret, 0)),
      await pass(browser, codeAt(other.secret, 1)),
      await pass(browser, other.codes[0]!),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const said = refused.map(({ text }) => /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]);
    expect(new Set(said)).toEqual(new Set([expect.stringContaining("This code does not work")]));
    expect(await isInside(browser)).toBe(false);
  });

  it("lets one of two requests with the same code pass", async () => {
    const { email, secret } = await openProtected();
    const browsers = [await openSecondStep(email), await openSecondStep(email)];
    const code = codeAt(secret, 0);
    const passed = await Promise.all(browsers.map((browser) => pass(browser, code)));
    expect(passed.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  it("lets one of two requests of one pending sign-in pass", async () => {
    const { email, secret, codes } = await openProtected();
    const browser = await openSecondStep(email);
    const twin = createBrowser(app, browser.cookies);
    const passed = await Promise.all([pass(browser, codeAt(secret, 0)), pass(twin, codes[0]!)]);
    expect(passed.filter(({ to }) => to === "/")).toHaveLength(1);
  });

  it("stops guesses after five, in every browser but one that the account knows", async () => {
    const { browser: known, email, secret } = await openProtected();
    const guesser = await openSecondStep(email);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await pass(guesser, `00000${at}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await pass(await openSecondStep(email), codeAt(secret, 0))).status).toBe(429);
    await post(known, "/account", { intent: "sign-out" });
    const { to } = await post(known, "/login", { email, password: PASSWORD });
    expect(to).toBe("/login/second-step");
    expect((await pass(known, codeAt(secret, 0))).status).toBe(303);
  });

  it("needs the browser whose password was right", async () => {
    const { email, secret } = await openProtected();
    await openSecondStep(email);
    const stranger = createBrowser(app);
    const ended = "/login?done=step-ended&next=%2F";
    expect(await pass(stranger, codeAt(secret, 0))).toMatchObject({ status: 303, to: ended });
    stranger.cookies["plaza-sign-in"] = "a".repeat(43);
    expect(await pass(stranger, codeAt(secret, 0))).toMatchObject({ status: 303, to: ended });
    const page = await stranger.request("/login/second-step");
    expect([page.status, page.headers.get("Location")]).toEqual([303, ended]);
  });
});

describe("recovery codes", () => {
  it("sign in once each, however they are written", async () => {
    const { email, codes } = await openProtected();
    const typed = codes[0]!.toUpperCase().replaceAll("-", " ");
    expect((await pass(await openSecondStep(email), typed)).status).toBe(303);
    expect((await pass(await openSecondStep(email), codes[0]!)).status).toBe(422);
    const browsers = [await openSecondStep(email), await openSecondStep(email)];
    const passed = await Promise.all(browsers.map((browser) => pass(browser, codes[1]!)));
    expect(passed.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  it("are stored as hashes, and replaced as a whole", async () => {
    const { browser, email, codes, secret } = await openProtected();
    const stored = await database.sql`SELECT r.*, t.sealed_secret FROM recovery_codes r
      JOIN totp_factors t USING (person_id) JOIN accounts a USING (person_id) WHERE email = ${email}`;
    expect(stored).toHaveLength(10);
    const text = JSON.stringify(stored);
    for (const code of codes) expect(text).not.toContain(code.replaceAll("-", ""));
    expect(text).not.toContain(secret);
    expect(text).toContain("$argon2id$");
    const renewed = await post(browser, "/account/security", { intent: "codes" });
    const [fresh] = [...renewed.text.matchAll(/<code[^>]*>([0-9a-z-]{19})</g)];
    expect((await pass(await openSecondStep(email), codes[0]!)).status).toBe(422);
    expect((await pass(await openSecondStep(email), fresh![1]!)).status).toBe(303);
    // Shown once: the page does not have them again, and the export never.
    expect(await read(browser, "/account/security")).not.toContain(fresh![1]!);
    const exported = await read(browser, "/account/export");
    expect(exported).not.toMatch(/argon2id|sealed_secret|code_hash/);
    expect(exported).toContain('"totp_factors"');
  });
});

describe("a removed factor", () => {
  it("opens nothing any more: the password is enough again", async () => {
    const { browser, email, secret, codes } = await openProtected();
    const waiting = await openSecondStep(email);
    const removed = await post(browser, "/account/security", { intent: "remove-app" });
    expect(removed.to).toBe("/account/security?done=removed");
    expect((await pass(waiting, codeAt(secret, 0))).to).toContain("step-ended");
    expect((await pass(waiting, codes[0]!)).to).toContain("step-ended");
    const plain = createBrowser(app);
    expect((await post(plain, "/login", { email, password: PASSWORD })).to).toBe("/");
    expect(await isInside(plain)).toBe(true);
    const notices = await read(browser, "/notifications");
    expect(notices).toContain("A second step of your account was removed");
  });
});

describe("a reset of the password", () => {
  it("does not go round the second step", async () => {
    const { browser, email, secret } = await openProtected();
    const [{ id }] = (await database.sql`
      SELECT person_id AS id FROM accounts WHERE email = ${email}`) as unknown as [{ id: string }];
    const token = await createPasswordReset(database.db, id, new Date());
    const password = "otra lámpara en el monte";
    expect((await post(createBrowser(app), `/login/reset/${token}`, { password })).status).toBe(
      303,
    );
    expect(await isInside(browser)).toBe(false);
    const again = createBrowser(app);
    const signed = await post(again, "/login", { email, password });
    expect(signed.to).toBe("/login/second-step");
    expect(await isInside(again)).toBe(false);
    expect((await pass(again, codeAt(secret, 0))).status).toBe(303);
  });
});

describe("a change of how an account is entered", () => {
  /** Lets ten minutes pass for all sessions of an account. */
  const wait = (email: string) => database.sql`UPDATE sessions
    SET confirmed_at = confirmed_at - interval '10 minutes' WHERE person_id =
      (SELECT person_id FROM accounts WHERE email = ${email})`;

  it("needs password and code of the last ten minutes", async () => {
    const { browser, email, secret } = await openProtected();
    await wait(email);
    const confirm = "/account/confirm?next=%2Faccount%2Fsecurity";
    for (const intent of ["remove-app", "codes"])
      expect((await post(browser, "/account/security", { intent })).to).toBe(confirm);
    expect((await browser.request("/account/security/app")).headers.get("Location")).toContain(
      "/account/confirm",
    );
    const wrong = [
      { password: PASSWORD, code: "000000" },
      { password: "no es esta", code: codeAt(secret, 0) },
      { password: PASSWORD, code: "" },
    ];
    for (const form of wrong) expect((await post(browser, confirm, form)).status).toBe(422);
    expect((await post(browser, "/account/security", { intent: "codes" })).to).toBe(confirm);
    const next = "/account/security";
    const right = { password: PASSWORD, code: codeAt(secret, 0), next };
    expect(await post(browser, confirm, right)).toMatchObject({ status: 303, to: next });
    expect((await post(browser, "/account/security", { intent: "codes" })).status).toBe(200);
  });

  it("is the same for e-mail, password and deleting the account", async () => {
    const { browser, email, secret } = await openProtected();
    await wait(email);
    const forms: [string, Record<string, string>][] = [
      ["/account", { intent: "change-email", email: `otro-${email}` }],
      ["/account", { intent: "change-password", "new-password": "otra lámpara en el monte" }],
      ["/account/delete", { intent: "delete" }],
    ];
    for (const [to, form] of forms) {
      const refused = await post(browser, to, { password: PASSWORD, ...form });
      expect(refused.status).toBe(403);
      expect(refused.text).toContain(`href="/account/confirm?next=${encodeURIComponent(to)}"`);
    }
    expect(await database.sql`SELECT 1 FROM accounts WHERE email = ${email}`).toHaveLength(1);
    await post(browser, "/account/confirm", { password: PASSWORD, code: codeAt(secret, 0) });
    const [, , [to, form]] = forms as [unknown, unknown, [string, Record<string, string>]];
    expect((await post(browser, to, { password: PASSWORD, ...form })).status).toBe(303);
    expect(await database.sql`SELECT 1 FROM accounts WHERE email = ${email}`).toHaveLength(0);
  });

  it("is asked for on every page before a form can be filled in", async () => {
    const { browser, email, secret } = await openProtected();
    const pages = [
      ["/account/delete", 'name="password"', 'href="/account/export"'],
      ["/payouts", 'name="holder"', 'name="amount"'],
    ] as const;
    // The fields of a passkey are there with JavaScript only.
    const security = () => read(browser, "/account/security");
    const link = (page: string) => `href="/account/confirm?next=${encodeURIComponent(page)}"`;
    for (const [page, field] of pages) expect(await read(browser, page)).toContain(field);
    expect(await security()).not.toContain(link("/account/security"));
    await wait(email);
    expect(await security()).toContain(link("/account/security"));
    for (const [page, field, other] of pages) {
      const html = await read(browser, page);
      expect(html).toContain(link(page));
      expect(html, page).not.toContain(field);
      expect(html, page).toContain(other);
    }
    const passkey = { intent: "add-passkey", name: "La laptop", response: "{}" };
    const refused = await post(browser, "/account/security", passkey);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("La laptop");
    const typed = { intent: "save-destination", method: "bank", holder: "Ana López" };
    const bank = "Un banco lejano, cuenta 12345";
    const late = await post(browser, "/payouts", { ...typed, bank });
    expect(late.status).toBe(403);
    expect(late.text).toContain('value="Ana López"');
    await post(browser, "/account/confirm", { password: PASSWORD, code: codeAt(secret, 0) });
    for (const [page, field] of pages) expect(await read(browser, page)).toContain(field);
  });

  it("is asked for on the account page before anything is typed, and then opens the forms", async () => {
    const { browser, email, secret } = await openProtected();
    const forms = async () => {
      const page = await read(browser, "/account");
      return {
        isAsked: page.includes('href="/account/confirm?next=%2Faccount%23password"'),
        fields: [...page.matchAll(/name="(email|new-password)"/g)].map(([, name]) => name),
        open: [...page.matchAll(/<details id="(\w+)"[^>]* open=""/g)].map(([, id]) => id),
      };
    };
    const opened = ["email", "password"];
    const fields = ["email", "new-password"];
    expect(await forms()).toEqual({ isAsked: false, fields, open: opened });
    await wait(email);
    expect(await forms()).toEqual({ isAsked: true, fields: [], open: [] });
    const next = "/account#password";
    const confirmed = await post(browser, "/account/confirm", {
      password: PASSWORD,
      code: codeAt(secret, 0),
      next,
    });
    expect(confirmed).toMatchObject({ status: 303, to: next });
    expect(await forms()).toEqual({ isAsked: false, fields, open: opened });
    const plain = await read((await openAccount()).browser, "/account");
    expect(plain).toContain('name="new-password"');
    expect(plain).not.toContain("/account/confirm");
  });

  it("keeps the form, with the typed address, that was sent when it was needed again", async () => {
    const { browser, email } = await openProtected();
    await wait(email);
    const form = { intent: "change-email", email: `otro-${email}`, password: PASSWORD };
    const refused = await post(browser, "/account", form);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain(`value="otro-${email}"`);
    expect(refused.text).not.toContain(PASSWORD);
  });

  it("stays a matter of the password for an account without a second factor", async () => {
    const { browser, email } = await openAccount();
    await wait(email);
    const changed = await post(browser, "/account", {
      intent: "change-email",
      email: `otro-${email}`,
      password: PASSWORD,
    });
    expect(changed.to).toBe("/account?done=email");
    const page = await browser.request("/account/security/app");
    expect(page.headers.get("Location")).toContain("/account/confirm");
    expect((await post(browser, "/account/confirm", { password: PASSWORD })).status).toBe(303);
    expect((await browser.request("/account/security/app")).status).toBe(200);
  });
});

it("an app is added by its own person with its own code, and a wrong one keeps the key", async () => {
  const { browser } = await openAccount();
  const { browser: other } = await openAccount();
  const to = "/account/security/app";
  const page = await read(browser, to);
  const key = /<code[^>]*>([A-Z2-7 ]{39})</.exec(page)![1]!;
  const setup = field(page, "setup");
  const wrong = await post(browser, to, { setup, code: "000000" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(key);
  const code = codeAt(key.replaceAll(" ", ""), 0);
  const stolen = await post(other, to, { setup, code });
  expect([stolen.status, stolen.text.includes(key)]).toEqual([422, false]);
  expect((await post(browser, to, { setup: "", code })).status).toBe(422);
  expect((await post(browser, to, { setup, code })).status).toBe(200);
  expect((await post(browser, to, { setup, code })).to).toBe("/account/security");
});
