import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answered, expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** Passkeys with Chromium's virtual authenticator (CDP domain WebAuthn). */
const PASSWORD = "una lámpara bajo el mar";
const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signUp(page: Page): Promise<string> {
  const email = `llave-${randomUUID()}@pruebas.mx`;
  await open(page, "/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);
  return email;
}

test("a passkey is added, signs in, is the second step, and is removed", async ({ page }) => {
  await addAuthenticator(page);
  const email = await signUp(page);
  await open(page, "/account/security");
  await main(page).getByLabel("Name of this device").fill("Mi teléfono");
  await main(page).getByRole("button", { name: "Add a passkey" }).click();
  await expect(main(page).locator("ol code")).toHaveCount(10);
  await open(page, "/account/security");
  await expect(main(page)).toContainText("Mi teléfono");
  await expectFits(page);
  await expectAccessible(page);
  // A second passkey on one device is refused.
  await main(page).getByRole("button", { name: "Add a passkey" }).click();
  await expect(main(page).getByRole("alert")).toContainText("already has a passkey");

  await page.context().clearCookies({ name: "plaza-session" });
  await open(page, "/login?next=%2Fwallet");
  await main(page).getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/wallet$/);

  await page.context().clearCookies({ name: "plaza-session" });
  await open(page, "/login");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/second-step/);
  await main(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).not.toHaveURL(/login/);

  await open(page, "/account/security");
  await main(page).getByRole("button", { name: "Remove the passkey Mi teléfono" }).click();
  await expect(answered(page, "Removed.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("no button pretends to ask for a passkey", async ({ page }) => {
    await page.goto("/login");
    await expect(main(page).getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expect(main(page).getByRole("button", { name: /passkey/ })).toHaveCount(0);
  });
});
