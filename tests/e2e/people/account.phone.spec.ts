import { randomInt } from "node:crypto";
import fs from "node:fs";
import { hash } from "@node-rs/argon2";
import type { Page } from "@playwright/test";
import { THEMES } from "#domain/preferences/preferences.ts";
import { makeLink, personOf, resetLink } from "../../support/account-links.ts";
import { answered, expect, open, test, wear } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** Accounts from sign-up to deletion (docs/product.md, Who is looking). */

const PASSWORD = "una lámpara bajo el mar";
const NEW_PASSWORD = "otra lámpara en el monte";

const main = (page: Page) => page.getByRole("main");
const bell = (page: Page, unread: number) =>
  page.getByRole("banner").getByRole("link", { name: `Notifications, ${unread} unread` });
/** An IP address per test, so that rate limits count separately. */
const fromElsewhere = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromElsewhere()));

/** Unique per project and repetition. */
const newAddress = (title: string) =>
  `${title}-${test.info().project.name}-${test.info().parallelIndex}-${Date.now()}@pruebas.mx`;

async function fillSignup(page: Page, email: string, password = PASSWORD) {
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Create account" }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

/** All steps by visible names; the same with and without JavaScript. */
async function liveALife(page: Page, email: string, go: (path: string) => Promise<unknown>) {
  // A visitor becomes a guest with the first write.
  await go("/account");
  await expect(main(page)).toContainText("You are looking around as Valentina Ríos");
  await go("/notifications");
  await expect(bell(page, 3)).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Unread/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/challenges\//);
  await expect(bell(page, 2)).toBeVisible();
  await go("/account");
  await expect(main(page)).toContainText("This Plaza is yours, in this browser only.");

  // The guest signs up: a problem is shown at its field, and what was typed stays.
  await main(page).getByRole("link", { name: "Create account" }).click();
  await expect(main(page)).toContainText("All that you have made so far stays yours.");
  await fillSignup(page, email, "password1");
  await expect(main(page).getByRole("alert")).toContainText("one of the first that anybody");
  await expect(main(page).getByLabel("E-mail")).toHaveValue(email);
  await fillSignup(page, email);
  // Back where the account was asked for.
  await expect(page).toHaveURL("/account");
  await expect(bell(page, 0)).toBeVisible();

  // The account page.
  await go("/account");
  await expect(main(page)).toContainText(email);
  const sessions = main(page).getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(sessions).toContainText("This browser");

  // Another e-mail: wrong, then right.
  await main(page).getByText("Change e-mail").first().click();
  const emailForm = main(page).locator("form", { has: page.locator("[value=change-email]") });
  await emailForm.getByLabel("New e-mail").fill(`new-${email}`);
  await emailForm.getByLabel("Your password now").fill("no es esta");
  await emailForm.getByRole("button", { name: "Change e-mail" }).click();
  await expect(emailForm.getByRole("alert")).toContainText("This is not your password");
  await expect(emailForm.getByLabel("New e-mail")).toHaveValue(`new-${email}`);
  await emailForm.getByLabel("Your password now").fill(PASSWORD);
  await emailForm.getByRole("button", { name: "Change e-mail" }).click();
  await expect(answered(page, "Your e-mail is changed")).toBeVisible();
  await expect(main(page)).toContainText(`new-${email}`);

  // Another password.
  await main(page).getByText("Change password").first().click();
  const passwordForm = main(page).locator("form", { has: page.locator("[value=change-password]") });
  await passwordForm.getByLabel("Your password now").fill(PASSWORD);
  await passwordForm.getByLabel("New password").fill(NEW_PASSWORD);
  await passwordForm.getByRole("button", { name: "Change password" }).click();
  await expect(answered(page, "Your password is changed")).toBeVisible();

  // Export of all data as a file.
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Download everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^plaza-[\d-]+\.json$/);
  const { tables } = JSON.parse(fs.readFileSync(await download.path(), "utf8")) as {
    tables: Record<string, unknown[]>;
  };
  expect(tables.accounts).toMatchObject([{ email: `new-${email}` }]);

  // Signs out, and in again with the new e-mail and password.
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login?done=signed-out");
  await expect(answered(page, "You are signed out.")).toBeVisible();
  await signIn(page, `new-${email}`, PASSWORD);
  await expect(main(page).getByRole("alert")).toContainText("do not go together");
  await expect(main(page).getByLabel("E-mail")).toHaveValue(`new-${email}`);
  await signIn(page, `new-${email}`, NEW_PASSWORD);
  await expect(bell(page, 0)).toBeVisible();

  // Deletes the account after confirming with the password.
  await go("/account");
  await main(page).getByRole("link", { name: "Delete account" }).click();
  await expect(main(page)).toContainText("It cannot be undone");
  await main(page).getByLabel("Your password now").fill("no es esta");
  await main(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(main(page).getByRole("alert")).toContainText("This is not your password");
  await main(page).getByRole("link", { name: "Keep everything" }).click();
  await expect(main(page)).toContainText(`new-${email}`);
  await main(page).getByRole("link", { name: "Delete account" }).click();
  await expect(main(page)).toContainText("It cannot be undone");
  await main(page).getByLabel("Your password now").fill(NEW_PASSWORD);
  await main(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/login?done=deleted");
  await signIn(page, `new-${email}`, NEW_PASSWORD);
  await expect(main(page).getByRole("alert")).toContainText("do not go together");
  await go("/notifications");
  await expect(bell(page, 3)).toBeVisible();
}

test("a visitor becomes a guest, then an account, which is deleted in the end", async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  await liveALife(page, newAddress("script"), (path) => open(page, path));
  // The browser logs the 422 responses to invalid forms.
  const unexpected = problems.filter((problem) => !problem.includes("422"));
  expect(problems.length - unexpected.length).toBe(5);
  problems.splice(0, problems.length, ...unexpected);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all steps work the same", async ({ page, problems }) => {
    test.setTimeout(120_000);
    await liveALife(page, newAddress("plain"), (path) => page.goto(path));
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes("422")));
  });
});

for (const javaScriptEnabled of [true, false])
  test(`a session in a browser ${javaScriptEnabled ? "with" : "without"} script can be ended from here`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newAddress(`twice-${javaScriptEnabled}`);
    await open(page, "/signup?next=/challenges");
    await fillSignup(page, email);
    await expect(page).toHaveURL("/challenges");

    const context = await browser.newContext({
      baseURL: baseURL!,
      javaScriptEnabled,
      // As wide as the test's own page.
      viewport: page.viewportSize(),
      extraHTTPHeaders: fromElsewhere(),
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
    });
    await context.addCookies(
      (await page.context().cookies()).filter(({ name }) => name === "plaza-preferences"),
    );
    const elsewhere = await context.newPage();
    await (javaScriptEnabled
      ? open(elsewhere, "/login?next=/account")
      : elsewhere.goto("/login?next=/account"));
    await signIn(elsewhere, email, PASSWORD);
    await expect(elsewhere).toHaveURL("/account");

    await open(page, "/account");
    const sessions = main(page).getByRole("region", { name: "Where you are signed in" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await sessions.getByLabel("Your password now").fill(PASSWORD);
    await sessions.getByRole("button", { name: /^End the session on Safari, iPhone/ }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(answered(page, "Nobody is signed in there")).toBeVisible();
    await expectEnded(elsewhere, "Spaces", "/spaces");
    // The shell has changed with the screen, and stays so on the screens after it.
    await expectEnded(elsewhere, "Agentiks", "/agentiks");
    await elsewhere.goto("/account");
    await expect(main(elsewhere)).toContainText("You are looking around as");
    await context.close();
  });

/** Follows a link of the bottom bar: the page says that the session ended, and names its person nowhere. */
async function expectEnded(page: Page, link: string, address: string) {
  await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).last().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("complementary").first()).toContainText("Your session has ended");
  const shell = await page.locator("header, #menu").allTextContents();
  expect(shell.join(" ")).not.toMatch(/\bAna\b/);
  await expect(main(page)).not.toContainText("Ana López");
}

test("a guest's items can be moved to an existing account when signing in", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress("keep");
  const before = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: fromElsewhere(),
  });
  const first = await before.newPage();
  await open(first, "/signup");
  await fillSignup(first, email);
  await expect(first).not.toHaveURL(/signup/);
  await before.close();

  await open(page, "/notifications");
  await main(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(main(page).getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await open(page, "/login");
  await expect(main(page).getByLabel("Keep what I made here as a guest")).toBeChecked();
  await signIn(page, email, PASSWORD);
  await expect(bell(page, 0)).toBeVisible();
  await open(page, "/login");
  await expect(page).toHaveURL("/account");
});

test("a password can be shown while it is typed", async ({ page }) => {
  await open(page, "/login");
  const field = main(page).getByLabel("Password", { exact: true });
  await field.fill("una lámpara");
  await expect(field).toHaveAttribute("type", "password");
  await main(page).getByRole("button", { name: "Show the password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("una lámpara");
  await main(page).getByRole("button", { name: "Show the password" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("a link sets a new password, once", async ({ page, problems, baseURL }) => {
  const email = newAddress("link");
  await open(page, "/signup");
  await fillSignup(page, email);
  await expect(page).toHaveURL("/");
  await open(page, "/login/reset");
  await expect(main(page)).toContainText("This Plaza sends no mail");
  const link = await resetLink(baseURL!, email);
  await open(page, link);
  await expectAccessible(page);
  await main(page).getByLabel("New password").fill(NEW_PASSWORD);
  await main(page).getByRole("button", { name: "Set the password" }).click();
  await expect(page).toHaveURL("/login?done=reset");
  await signIn(page, email, NEW_PASSWORD);
  await expect(bell(page, 0)).toBeVisible();
  await open(page, link);
  await expect(main(page)).toContainText("This link has ended");
  await expect(main(page).getByRole("link", { name: "Get a new link" })).toBeVisible();
  expect(problems.every((problem) => problem.includes("404"))).toBe(true);
  problems.length = 0;
});

test("a link that ends while its page is open says so", async ({
  page,
  context,
  problems,
  baseURL,
}) => {
  const email = newAddress("ended");
  await open(page, "/signup");
  await fillSignup(page, email);
  await expect(page).toHaveURL("/");
  const link = await resetLink(baseURL!, email);
  const other = await context.newPage();
  await open(other, link);
  await open(page, link);
  for (const each of [page, other]) {
    await main(each).getByLabel("New password").fill(NEW_PASSWORD);
    await main(each).getByRole("button", { name: "Set the password" }).click();
    if (each === page) await expect(page).toHaveURL("/login?done=reset");
  }
  await expect(main(other)).toContainText("This link has ended");
  expect(problems.every((problem) => problem.includes("404"))).toBe(true);
  problems.length = 0;
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("links confirm a sign-up with its password, and a new e-mail address", async ({
      page,
      problems,
      baseURL,
    }) => {
      const go = (path: string) => (isScripted ? open(page, path) : page.goto(path));
      const [email, other] = [newAddress("confirm"), newAddress("other")];
      const passwordHash = await hash(PASSWORD);
      const signUp = await makeLink(baseURL!, {
        purpose: "sign-up",
        personId: null,
        email,
        displayName: "Ana López",
        passwordHash,
      });
      await go(`/signup/${signUp}?next=%2Fspaces`);
      await expect(main(page)).toContainText(email);
      if (isScripted) {
        await expectAccessible(page);
        await expectFits(page);
      }
      const finish = async (password: string) => {
        await main(page).getByLabel("Password", { exact: true }).fill(password);
        await main(page).getByRole("button", { name: "Create account" }).click();
      };
      await finish("no es esta");
      await expect(main(page).getByRole("alert")).toContainText("not the password you chose");
      await finish(PASSWORD);
      await expect(page).toHaveURL("/spaces");
      await go("/account");
      await expect(main(page)).toContainText(email);

      const personId = await personOf(baseURL!, email);
      const change = await makeLink(baseURL!, { purpose: "email", personId, email: other });
      await go(`/login/email/${change}`);
      await expect(main(page)).toContainText(other);
      if (isScripted) {
        await expectAccessible(page);
        await expectFits(page);
      }
      await main(page).getByRole("button", { name: "Use this e-mail" }).click();
      await expect(page).toHaveURL("/account?done=email");
      await expect(main(page)).toContainText(other);
      for (const [path, back] of [
        [`/signup/${signUp}`, "Sign up again"],
        [`/login/email/${change}`, "Back to your account"],
      ] as const) {
        await go(path);
        await expect(main(page)).toContainText("This link has ended");
        await expect(main(page).getByRole("link", { name: back })).toBeVisible();
      }
      expect(problems.every((problem) => /404|422/.test(problem))).toBe(true);
      problems.length = 0;
    });
  });
}

for (const language of ["en", "es"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ chosen: { language } });

    test("every state is accessible in every theme, and does not overflow", async ({
      page,
      problems,
    }) => {
      test.setTimeout(120_000);
      // Contrast does not depend on the language.
      const themes = language === "es" ? (["light"] as const) : THEMES;
      const look = async () => {
        for (const theme of themes) {
          await wear(page, theme);
          await expectAccessible(page);
        }
        await expectFits(page);
      };
      await open(page, "/signup");
      await page.locator("main [name=name]").fill("Ñ".repeat(80));
      await page.locator("main [name=email]").fill("a@b");
      await page.locator("main [name=password]").fill("password1");
      await page.locator("main form button:not([type=button])").click();
      await expect(main(page).getByRole("alert")).toHaveCount(2);
      await look();
      await page.locator("main [name=email]").fill(newAddress(`${"largo-".repeat(6)}${language}`));
      await page.locator("main [name=password]").fill(PASSWORD);
      await page.locator("main form button:not([type=button])").click();
      await expect(page).toHaveURL("/");
      await open(page, "/account");
      for (const summary of await main(page).locator("summary").all()) await summary.click();
      await page.locator("main [value=change-email]").evaluate((button) => {
        button.closest("form")?.setAttribute("novalidate", "");
        (button as HTMLButtonElement).click();
      });
      await expect(main(page).getByRole("alert")).toHaveCount(1);
      await look();
      await open(page, "/account/delete");
      await look();
      problems.splice(0, problems.length, ...problems.filter((text) => !text.includes("422")));
    });
  });
}
