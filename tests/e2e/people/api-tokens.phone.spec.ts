import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** /ajustes/tokens: a token is made, used by a program, and revoked. */
const PASSWORD = "una lámpara bajo el mar";
const main = (page: Page) => page.getByRole("main");
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

async function makeAndRevoke(
  page: Page,
  go: (path: string) => Promise<unknown>,
  look: () => Promise<void>,
) {
  const name = `For tests ${Date.now()}`;
  await go("/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page)
    .getByLabel("E-mail")
    .fill(`tokens-${Date.now()}-${randomInt(9_999)}@pruebas.mx`);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);

  await go("/ajustes/tokens");
  await main(page).getByLabel("¿Para qué es?").fill(name);
  await main(page).getByLabel("Lectura y escritura").check();
  await main(page).getByLabel("30 días").check();
  await main(page).getByRole("button", { name: "Crear el token" }).click();
  const secret = main(page).getByText(/^plz_/);
  await expect(secret).toBeInViewport();
  await expect(main(page).getByRole("heading", { name })).toBeVisible();
  await expectFits(page);
  await look();
  const token = (await secret.textContent())!;
  const ask = () =>
    page.request.get("/api/v1/me", { headers: { Authorization: `Bearer ${token}` } });
  expect((await ask()).status()).toBe(200);

  await go("/ajustes/tokens");
  await expect(secret).toHaveCount(0);
  const line = main(page).getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("Lectura y escritura");
  await line.getByText("Revocar", { exact: true }).click();
  await line.getByRole("button", { name: "Sí, revocarlo" }).click();
  await expect(main(page).getByRole("heading", { name })).toHaveCount(0);
  expect((await ask()).status()).toBe(401);
}

test("makes a token, shows it once and revokes it, at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await makeAndRevoke(
    page,
    (path) => open(page, path),
    () => expectAccessible(page, "main"),
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("makes a token, shows it once and revokes it", async ({ page }) => {
    await makeAndRevoke(
      page,
      (path) => page.goto(path),
      () => Promise.resolve(),
    );
  });
});
