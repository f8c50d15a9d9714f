import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { codeAt, untilStepLasts } from "../../support/screens/totp-code.ts";

/** An authenticator app and recovery codes as the second step, from setup to removal. */
const PASSWORD = "una lámpara bajo el mar";
const WRONG = "This code does not work.";
const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

async function signIn(page: Page, email: string, go: (path: string) => Promise<unknown>) {
  await page.context().clearCookies({ name: "plaza-session" });
  await go("/login?next=%2Fwallet");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/login\/second-step/);
}

async function enterCode(page: Page, code: string) {
  await main(page).locator("[name=code]").fill(code);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

/** All steps by visible names; the same with and without JavaScript. */
async function protectAnAccount(
  page: Page,
  go: (path: string) => Promise<unknown>,
  check: (page: Page) => Promise<void>,
) {
  const email = `app-${randomUUID()}@pruebas.mx`;
  await go("/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);

  // Adds the app: a wrong code first, then one of the key that is shown.
  await go("/account/security");
  await check(page);
  await go("/account/security/app");
  await check(page);
  const key = async () =>
    (await main(page).locator("code").first().textContent())!.replaceAll(" ", "");
  const submit = main(page).locator("form:has([name=setup]) button");
  await main(page).locator("[name=code]").fill("000000");
  await submit.click();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  await untilStepLasts(15_000);
  const secret = await key();
  await main(page).locator("[name=code]").fill(codeAt(secret, -1));
  await submit.click();
  const codes = main(page).locator("ol code");
  await expect(codes).toHaveCount(10);
  await check(page);
  const [recovery] = await codes.allTextContents();

  // The second step with a code of the app. A person has five tries in a quarter of an hour.
  await signIn(page, email, go);
  await check(page);
  await untilStepLasts(15_000);
  await enterCode(page, codeAt(secret, 0));
  await expect(page).toHaveURL(/\/wallet$/);

  // The second step with a recovery code, after which nine are left.
  await signIn(page, email, go);
  await enterCode(page, recovery!);
  await expect(page).toHaveURL(/\/wallet$/);
  await go("/account/security");
  await expect(main(page)).toContainText("9 codes left");
  await check(page);

  // It works once.
  await signIn(page, email, go);
  await enterCode(page, recovery!);
  await expect(main(page).getByRole("alert").first()).toContainText(WRONG);
  await expect(page).toHaveURL(/\/login\/second-step/);
  await check(page);
}

test("an authenticator app and recovery codes are the second step", async ({ page, problems }) => {
  test.setTimeout(240_000);
  await protectAnAccount(
    page,
    (path) => open(page, path),
    async () => {
      await expectAccessible(page);
      await expectFits(page);
    },
  );
  // A refused form is a 422.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/422/.test(problem)));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an authenticator app and recovery codes are the second step", async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    await protectAnAccount(
      page,
      (path) => page.goto(path),
      async () => {
        // Nothing that only a script could do is offered.
        await expect(main(page).getByRole("button", { name: /Copy|Print|passkey/ })).toHaveCount(0);
      },
    );
    problems.splice(0, problems.length, ...problems.filter((problem) => !/422/.test(problem)));
  });
});
